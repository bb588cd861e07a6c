/// Gives an `ItemCarouselController` its items.
public protocol ItemCarouselDataSource<Content>: AnyObject {
  /// What an item shows.
  associatedtype Content

  /// How many items there are; a negative number counts as none.
  func numberOfItems(in carousel: ItemCarouselController<Content>) -> Int
  /// The content of an item, when it comes into sight.
  func carousel(
    _ carousel: ItemCarouselController<Content>, contentForItemAt index: Int, reusing old: Content?
  ) -> Content
  /// How many placeholders are beyond the ends, half of them at each; none by default.
  func numberOfPlaceholders(in carousel: ItemCarouselController<Content>) -> Int
  /// The content of a placeholder, counted from the left, or nil for nothing.
  func carousel(
    _ carousel: ItemCarouselController<Content>, placeholderAt index: Int, reusing old: Content?
  ) -> Content?
}

extension ItemCarouselDataSource {
  /// None.
  public func numberOfPlaceholders(in carousel: ItemCarouselController<Content>) -> Int { 0 }
  /// Nothing.
  public func carousel(
    _ carousel: ItemCarouselController<Content>, placeholderAt index: Int, reusing old: Content?
  ) -> Content? { nil }
}
