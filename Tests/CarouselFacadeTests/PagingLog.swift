/// The views of one replay, and the events that it gave.
///
/// In a nest of carousels each has a log of its own, which writes to its parent.
final class PagingLog {
  var items: [String: Int] = [:]
  var count = 0
  var hasDataSource = true
  /// Gives the view for an item, where it is not a plain one.
  var provide: ((Int, String?) -> String)?

  private let reuses: Bool
  private let owner: String?
  private let parent: PagingLog?
  private var events: [JSON] = []
  private var madeViews = 0

  init(reuses: Bool, owner: String? = nil, parent: PagingLog? = nil) {
    self.reuses = reuses
    self.owner = owner
    self.parent = parent
  }

  func emit(_ event: [JSON]) {
    let named = owner.map { event.prefix(1) + [.string($0)] + event.dropFirst() } ?? event[...]
    if let parent { parent.emit(Array(named)) } else { events.append(.array(Array(named))) }
  }

  func take() -> [JSON] {
    defer { events = [] }
    return events
  }

  /// Binds a view to an item: the one to be re-used, or a new one.
  func view(for item: Int, reusing old: String?) -> String {
    if let provide { return provide(item, old) }
    let view = (reuses ? old : nil) ?? "v\(nextNumber())"
    items[view] = item
    emit(["viewForItem", JSON(item), JSON(old), .string(view)])
    return view
  }

  private func nextNumber() -> Int {
    if let parent { return parent.nextNumber() }
    madeViews += 1
    return madeViews
  }

  /// Knows the views of a measured step, where a replay continues from it.
  func adopt(_ step: JSON) {
    for event in step["events"]?.array ?? [] where event[0]?.string == "viewForItem" {
      bind(event[3]?.string, to: event[1]?.int)
    }
    for slot in ["prev", "cur", "next"].compactMap({ step["state"]?[$0] }) {
      bind(slot["view"]?.string, to: slot["item"]?.int)
    }
  }

  private func bind(_ view: String?, to item: Int?) {
    guard let view else { return }
    items[view] = item
    madeViews = max(madeViews, Int(view.drop { !$0.isNumber }) ?? 0)
  }
}
