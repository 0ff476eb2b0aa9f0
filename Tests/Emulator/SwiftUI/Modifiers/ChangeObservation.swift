/// Calls a closure when a value has changed from one evaluation to the next.
private struct ChangeObservation<Value: Equatable>: ViewBehavior {
  let value: Value
  let callsAtFirst: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  func evaluate(after old: Self?, _ memory: inout Void, of node: Node) {
    guard let old else {
      if callsAtFirst { call(from: value, of: node) }
      return
    }
    if old.value != value { call(from: old.value, of: node) }
  }

  private func call(from old: Value, of node: Node) {
    node.graph.due.addChangeAction { [weak node] in
      guard let node, !node.isRemoved, node.observesChanges else { return }
      action(old, value)
    }
  }
}

extension Node {
  fileprivate var observesChanges: Bool {
    !screen.isCovered || graph.behavior.observesChangesOnCoveredScreens
  }
}

extension View {
  /// Calls a closure with the new value when a value has changed.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    let observation = ChangeObservation(value: value, callsAtFirst: false) { action($1) }
    return ActionView(content: self, behavior: observation)
  }

  /// Calls a closure with the old and the new value when a value has changed.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    let observation = ChangeObservation(value: value, callsAtFirst: initial, action: action)
    return ActionView(content: self, behavior: observation)
  }

  /// Calls a closure when a value has changed.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    let observation = ChangeObservation(value: value, callsAtFirst: initial) { _, _ in action() }
    return ActionView(content: self, behavior: observation)
  }
}
