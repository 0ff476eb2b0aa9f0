/// What bodies have come across while they were evaluated, when nothing may be changed.
struct Backlog {
  /// The path, where `onChange` may not have told of it: it does not fire on covered screens
  /// (FlowStacks issue 76), and a stack in a column is on one of its own.
  var path: [PathElement]?

  /// Presenters that say something new.
  var presenters: [Presenter] = []

  /// Declarations that say something new.
  var declarations: [DestinationDeclaration] = []

  /// Screens for which no destination was found.
  var unresolvedScreens: [LinkedScreen] = []

  /// Types whose declaration has gone.
  var withdrawnTypes: Set<ObjectIdentifier> = []

  var isEmpty: Bool {
    path == nil && presenters.isEmpty && declarations.isEmpty && unresolvedScreens.isEmpty
      && withdrawnTypes.isEmpty
  }
}
