/// What clients' closures an update has yet to call.
@MainActor
struct DueActions {
  typealias Action = @MainActor () -> Void

  private var changeActions: [Action] = []
  private var lifeCycleActions: [Action] = []

  /// Has an action of `onChange` called once all views are evaluated.
  mutating func addChangeAction(_ action: @escaping Action) {
    changeActions.append(action)
  }

  /// Has an action called that comes after all changes: appearance, tasks, subscriptions.
  mutating func addLifeCycleAction(_ action: @escaping Action) {
    lifeCycleActions.append(action)
  }

  mutating func takeChangeActions() -> [Action] {
    defer { changeActions = [] }
    return changeActions
  }

  mutating func takeLifeCycleActions() -> [Action] {
    defer { lifeCycleActions = [] }
    return lifeCycleActions
  }
}
