/// Gives a `CarouselController` its contents.
///
/// The controller holds it weakly, and asks only for what a slot is about to show.
public protocol CarouselDataSource<Content>: AnyObject {
  /// What a slot shows: a view, a string, another controller.
  associatedtype Content

  /// How many items there are.
  ///
  /// Asked once by each reload; a negative number counts as none.
  func numberOfItems(in carousel: CarouselController<Content>) -> Int

  /// The content for an item.
  ///
  /// Never asked for an item outside `0 ..< numberOfItems`.
  ///
  /// - Parameters:
  ///   - carousel: Who asks.
  ///   - index: The item.
  ///   - old: A content that has just left a slot and may be bound again and returned, if any.
  func carousel(
    _ carousel: CarouselController<Content>, contentForItemAt index: Int, reusing old: Content?
  ) -> Content
}
