/// Runs a task while a view is in view.
private struct ViewTask<ID: Equatable>: ViewBehavior {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  static func makeMemory() -> Task<Void, Never>? { nil }

  func evaluate(after old: Self?, _ memory: inout Task<Void, Never>?, of node: Node) {
    guard let old, old.id != id, memory != nil else { return }
    memory?.cancel()
    start(&memory, of: node)
  }

  func visibilityDidChange(
    _ isVisible: Bool,
    _ memory: inout Task<Void, Never>?,
    of node: Node
  ) {
    if isVisible {
      start(&memory, of: node)
    } else {
      memory?.cancel()
      memory = nil
    }
  }

  private func start(_ memory: inout Task<Void, Never>?, of node: Node) {
    // The task itself begins after the update, as the main actor is busy till then.
    memory = Task(priority: priority, operation: action)
  }
}

extension View {
  /// Runs a task while the view is in view.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    let task = ViewTask(id: true, priority: priority, action: action)
    return ActionView(content: self, behavior: task)
  }

  /// Runs a task while the view is in view, anew for each value.
  public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    let task = ViewTask(id: value, priority: priority, action: action)
    return ActionView(content: self, behavior: task)
  }
}
