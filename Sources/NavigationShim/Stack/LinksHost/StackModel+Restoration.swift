/// Elements of a saved path that turn out not to be showable.
extension StackModel {
  /// Drops the next element of the path before it is pushed, where all that could decode it is there.
  ///
  /// What declares a destination for it is on the screen that has just settled, or below.
  func dropUnshowableElement(above screen: LinkedScreen) {
    let depth = screen.depth + 1
    guard screen === host.top, depth <= elements.count, elements[depth - 1].value == nil else {
      return
    }
    let element = elements[depth - 1]
    if let reason = destinations.resolve(element, at: depth).reasonAgainstShowing {
      drop(element, at: depth, reason)
    }
  }

  /// Drops the element of a depth and what is above it, and says so.
  func drop(_ element: PathElement, at depth: Int, _ reason: String) {
    warnings.warn(
      .undecodableElement(index: depth - 1, typeName: element.typeName, reason: reason)
    )
    DroppedElements.drop { pop(to: depth - 1) }
  }
}
