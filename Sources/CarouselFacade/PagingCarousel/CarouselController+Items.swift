internal import CarouselEngine

extension CarouselController {
  /// Asks the data source again: for the number of items, then for the content of each slot.
  ///
  /// The page keeps its number, or becomes the last one when there are fewer items; a motion ends.
  /// Without a data source nothing happens.
  ///
  /// - Parameter page: The page to be at, clamped; nil keeps the current one.
  public func reload(at page: Int? = nil) {
    perform { controller in
      guard let dataSource = controller.dataSource else { return }
      let count = dataSource.numberOfItems(in: controller)
      controller.deliver(controller.carousel.reload(.count(count), at: page))
    }
  }

  /// Takes note of an item that the data source has got.
  ///
  /// Items from there on get the next number, the current one included. An index outside
  /// `0 ... numberOfItems` is ignored.
  public func insertItem(at index: Int) {
    perform { $0.send(.insert(at: index)) }
  }

  /// Takes note of an item that the data source has lost.
  ///
  /// When it was the current one, the next takes its place. An index outside `0 ..< numberOfItems`
  /// is ignored.
  public func removeItem(at index: Int) {
    perform { $0.send(.remove(at: index)) }
  }

  /// Asks for the content of one item again, if a slot shows it, offering the old content.
  public func reloadItem(at index: Int) {
    perform { controller in
      for slot in [Slot.next, .current, .previous]
      where controller.contents[slot]?.index == index {
        controller.load(slot, page: index, reusing: controller.contents[slot]?.content)
        controller.tellArrival(in: slot)
      }
    }
  }
}
