/// A quirk of iCarousel.
///
/// Each is one switch of `ItemModel`: on, the model does what the original did; off, what is right.
enum ItemBug: String, DeclaredDifference, Sendable {
  case i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, order, single, edge
  case pair, finger, leap

  var difference: (original: String, ours: String) {
    switch self {
    case .i1: ("tells a scroll that leads nowhere", "tells a scroll only if the offset changes")
    case .i2: ("without items the offset and the index are -1, as an event", "0, none, no event")
    case .i3: ("an offset beyond an end sticks there", "it becomes the end")
    case .i4: ("a reload with fewer items goes on to items that are gone", "it clamps and stops")
    case .i5: ("a wrapping reload spins the way to an item that is gone", "it clamps and stops")
    case .i6: ("autoscroll counts from the last frame", "it counts from when it began")
    case .i7: ("a touch drops the end of what it stops", "every begin has its end")
    case .i8:
      ("odd placeholders: the right ones repeat the last left one", "each has its own number")
    case .i9: ("a deceleration rate of 1 glides for ever", "it counts as 0.999")
    case .i10: ("after a slow release the toggle waits for the end", "it follows the offset")
    case .i11: ("the toggle keeps a residue at rest", "it is 0")
    case .i12: ("the last item removed is index -1 and an event", "no item, no event")
    case .finger:
      (
        "an animated scroll under a finger waits, and then fights with the release",
        "the finger has the content"
      )
    case .leap:
      (
        "items changed in a motion make the content leap for a frame, or end elsewhere",
        "it goes on to its item"
      )
    case .pair:
      (
        "a fast release leads on however near the seam, and between two items back",
        "it leads on from farther than a tenth, the way of the finger"
      )
    case .edge: ("autoscroll jumps back from beyond an end", "the content comes back first")
    case .single: ("a wrapping item alone turns around itself", "it stays")
    case .order:
      ("the toggle comes from whichever view a set of views gives last", "from the nearest item")
    }
  }
}
