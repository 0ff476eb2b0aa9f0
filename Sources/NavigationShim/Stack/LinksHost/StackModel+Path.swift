import LinkStackEngine

/// From the app's path to the screens, and back.
extension StackModel {
  /// What the driver is to reach: the path and what is presented above it.
  var target: [ScreenValue] {
    elements.map { .element($0) } + presentations.map { .presentation($0) }
  }

  /// Takes in the app's path.
  ///
  /// What is presented above the path belongs to the path that was there, and goes with it.
  func pathChanged(to newElements: [PathElement]) {
    if takeIn(newElements) { driver?.path = target }
  }

  /// Takes in the app's path as it is at this moment, and calls back once it is shown.
  func change(completion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void) {
    guard let path, let driver else { return completion(.dismissed) }
    takeIn(path.elements())
    driver.change(to: target, completion: completion)
  }

  /// Appends an element to the app's path, for a link that was tapped.
  func push(_ element: PathElement) {
    noteSignOfLife()
    guard let path else { return }
    guard destinations.hasDestination(for: element) else {
      return warnings.warn(.linkWithoutDestination(typeName: element.typeName))
    }
    guard path.append(element) else {
      return warnings.warn(
        .foreignValue(
          typeName: element.typeName,
          pathTypeName: path.elementType.map { String(reflecting: $0) } ?? ""
        )
      )
    }
  }

  /// Removes what is above a depth, because the top's own view asked for it or can't be shown.
  func pop(to depth: Int) {
    shortenPath(to: depth)
    driver?.path = target
  }

  /// Shortens the app's path, and ends what was presented, after screens above a depth have gone.
  func shortenPath(to depth: Int) {
    if depth < elements.count {
      let before = elements
      elements.removeLast(elements.count - depth)
      // A path that the app has set meanwhile is on its way here, and wins.
      if let path, path.elements() == before { path.truncate(to: depth) }
      endPresentations(from: 0)
    } else {
      endPresentations(from: depth - elements.count)
    }
  }

  /// Notes the elements of the path, and ends what was presented above others.
  ///
  /// - Returns: Whether they are new.
  @discardableResult
  private func takeIn(_ newElements: [PathElement]) -> Bool {
    guard newElements != elements else { return false }
    elements = newElements
    endPresentations(from: 0)
    return true
  }
}
