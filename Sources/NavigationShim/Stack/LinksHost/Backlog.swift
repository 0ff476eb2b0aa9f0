/// What bodies have come across while they were evaluated, when nothing may be changed.
struct Backlog {
  /// Presenters that say something new.
  var presenters: [Presenter] = []

  /// Declarations that say something new.
  var declarations: [DestinationDeclaration] = []

  /// Screens for which no destination was found.
  var unresolvedScreens: [LinkedScreen] = []

  /// Types whose declaration has gone.
  var withdrawnTypes: Set<ObjectIdentifier> = []

  var isEmpty: Bool {
    presenters.isEmpty && declarations.isEmpty && unresolvedScreens.isEmpty
      && withdrawnTypes.isEmpty
  }
}
