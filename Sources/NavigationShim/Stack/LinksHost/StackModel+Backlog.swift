/// What can't be done while bodies are evaluated, and is done right after.
///
/// `onChange` would be the obvious tool, and does not fire on covered screens (FlowStacks issue 76).
extension StackModel {
  /// Notes something to look after.
  func note(_ change: (inout Backlog) -> Void) {
    let isScheduled = !backlog.isEmpty
    change(&backlog)
    if !isScheduled, !backlog.isEmpty { soon { $0.workOff() } }
  }

  private func workOff() {
    let backlog = self.backlog
    self.backlog = Backlog()
    if backlog.mayHaveNewPath, let path { pathChanged(to: path.elements()) }
    refreshScreens(after: backlog)
    for declaration in backlog.declarations where destinations.isOverruled(declaration) {
      warnings.warn(.repeatedDestination(typeName: declaration.typeName))
    }
    for screen in backlog.unresolvedScreens where host.shows(screen) {
      lookAgain(at: screen)
    }
    for presenter in backlog.presenters {
      look(at: presenter)
    }
  }

  private func refreshScreens(after backlog: Backlog) {
    var types = backlog.withdrawnTypes
    for declaration in backlog.declarations where destinations.isUsed(declaration) {
      types.insert(declaration.type)
    }
    for screen in host.screens
    where screen.contents.type.map(types.contains) == true {
      screen.contents.refresh()
    }
  }

  /// Looks once more for what to show, now that all bodies have had their turn.
  private func lookAgain(at screen: LinkedScreen) {
    guard case .element(let element) = screen.contents.value else { return }
    let resolution = destinations.resolve(element, at: screen.depth)
    if case .missing = resolution, element.value != nil {
      warnings.warn(.missingDestination(typeName: element.typeName))
      screen.contents.noteMissing()
    } else if let reason = resolution.reasonAgainstShowing {
      drop(element, at: screen.depth, reason)
    } else {
      screen.contents.refresh()
    }
  }
}
