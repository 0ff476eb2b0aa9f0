extension Node {
  /// The rows that this part of the tree is in a list.
  final var rows: [Node] {
    guard let rowParts else { return [self] }
    return rowParts.flatMap(\.rows)
  }

  /// What tells a row from the others inside a node: its tag, or else its identity.
  final func rowValue<Value>(of type: Value.Type, inside container: Node) -> Value? {
    var identity: Value?
    var next: Node? = self
    while let node = next, node !== container {
      if let tag = (node as? any TagNode)?.tag(as: type) { return tag }
      identity = identity ?? node.key.identity(as: type)
      next = node.parent
    }
    return identity
  }

  /// What taps on the rows of a part of this node do.
  ///
  /// Where a row has a control of its own, that takes the tap.
  final func rowControls<Value>(
    of part: Node?,
    selecting type: Value.Type,
    _ select: @escaping (Value) -> Void
  ) -> [Control] {
    let rows = part?.rows ?? []
    return rows.compactMap { row in
      guard row.controls.isEmpty, let value = row.rowValue(of: type, inside: self) else {
        return nil
      }
      return Control(row) { select(value) }
    }
  }
}

extension Child.Key {
  /// The identity that a client gave, if it is of a type.
  func identity<Value>(as type: Value.Type) -> Value? {
    guard case .identity(let identity, _) = self else { return nil }
    let value = identity.base
    // A cast alone would take an Int for an Int?, which SwiftUI doesn't.
    return Swift.type(of: value) == type ? value as? Value : nil
  }
}
