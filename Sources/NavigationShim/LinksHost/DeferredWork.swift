/// The work that bodies have met with while they were evaluated, when nothing may be changed.
struct DeferredWork {
  /// Whether the app's path may be a new one without `onChange` having told: it does not fire on
  /// covered screens (FlowStacks issue 76), and a stack in a column is on one of its own.
  var mayHaveNewPath = false

  /// Presenters that say something new.
  var presenters: [Presenter] = []

  /// Declarations that say something new.
  var declarations: [DestinationDeclaration] = []

  /// Screens for which no destination was found.
  var unresolvedScreens: [LinkedScreen] = []

  /// Types whose declaration has gone.
  var withdrawnTypes: Set<ObjectIdentifier> = []

  /// Whether there is nothing to do.
  var isEmpty: Bool {
    !mayHaveNewPath && presenters.isEmpty && declarations.isEmpty && unresolvedScreens.isEmpty
      && withdrawnTypes.isEmpty
  }

  /// Takes all pending work, so that work that is added in the meantime is done another time.
  mutating func flush() -> DeferredWork {
    defer { self = DeferredWork() }
    return self
  }
}
