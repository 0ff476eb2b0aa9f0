extension Node {
  /// The views that this part of the tree consists of: the rows that it is in a list, and what each
  /// modifier around it applies to.
  final var units: [Node] {
    var units: [Node] = []
    collectUnits(into: &units)
    return units
  }

  private final func collectUnits(into units: inout [Node]) {
    guard isTransparent else { return units.append(self) }
    for part in rowParts { part.collectUnits(into: &units) }
  }

  final func tellOfNewUnits() {
    // A new node is counted for its parent, which has a new child.
    if evaluationCount == 1, parent?.isBeingEvaluated == true { return }
    var next: Node? = self
    while let node = next {
      if node.isForEachUnit { graph.noteNewUnits(of: node) }
      next = node.isTransparent ? node.parent : nil
    }
  }

  private final func rowValue<Value>(of type: Value.Type, inside container: Node) -> Value? {
    var identity: Value?
    var next: Node? = self
    while let node = next, node !== container {
      if let tag = node.note(of: TagValueTraitKey<Value>.Modifier.self) { return tag.tag() }
      identity = identity ?? node.key.identity(as: type)
      next = node.parent
    }
    return identity
  }

  /// The actions of taps on the rows of a part of this node.
  ///
  /// Where a row has a control of its own, that takes the tap.
  final func rowControls<Value>(
    of part: Node?,
    selecting type: Value.Type,
    _ select: @escaping (Value) -> Void
  ) -> [Control] {
    let rows = part?.units ?? []
    return rows.compactMap { row in
      guard row.controls.isEmpty, let value = row.rowValue(of: type, inside: self) else {
        return nil
      }
      return Control(row) { select(value) }
    }
  }
}
