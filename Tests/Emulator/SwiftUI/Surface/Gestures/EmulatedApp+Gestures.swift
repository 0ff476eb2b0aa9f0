extension EmulatedApp {
  /// Presses long on a view that heeds it, found by its texts; a context menu's controls appear.
  ///
  /// - Returns: False where there is none.
  @discardableResult
  public func longPress(_ label: String, occurrence: Int = 0) -> Bool {
    make(.longPress, on: label, occurrence)
  }

  /// Swipes over a row that has swipe actions, found by its texts, whose controls appear.
  ///
  /// - Returns: False where there is none.
  @discardableResult
  public func swipe(_ label: String, occurrence: Int = 0) -> Bool {
    make(.swipe, on: label, occurrence)
  }

  /// Pulls the view in front down, so that it refreshes.
  ///
  /// - Returns: False where nothing can be refreshed.
  @discardableResult
  public func pullToRefresh() -> Bool {
    asPerson {
      guard let refreshable = front?.firstSeen({ $0 as? any RefreshableNode }) else { return false }
      refreshable.refresh()
      return true
    }
  }

  private func make(
    _ gesture: PersonsGesture,
    on label: String,
    _ occurrence: Int
  ) -> Bool {
    asPerson {
      var candidates: [any GestureNode] = []
      front?.visitSeen(where: \.takesTaps) { node in
        guard let node = node as? any GestureNode, node.gesture == gesture else { return }
        candidates.append(node)
      }
      let exact = candidates.filter { $0.label == label }
      let found = exact.isEmpty ? candidates.filter { $0.label.contains(label) } : exact
      guard found.indices.contains(occurrence) else { return false }
      found[occurrence].perform()
      return true
    }
  }
}
