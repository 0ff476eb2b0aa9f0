/// The work that bodies have met with, when nothing may be changed.
///
/// `onChange` would be the obvious tool, and does not fire on covered screens (FlowStacks issue 76).
struct DeferredWork {
  var isScheduled = false

  /// Whether the stack's view has read the app's path, which may be another one.
  var mayHaveNewPath = false
  var presenters: [Presenter] = []
  var declarations: [DestinationDeclaration] = []
  var unresolvedScreens: [LinkedScreen] = []
  var withdrawnTypes: Set<ObjectIdentifier> = []
}

extension LinksStack {
  /// Adds to what is done as soon as the turn is over.
  func deferWork(_ change: (inout DeferredWork) -> Void) {
    if !deferredWork.isScheduled {
      deferredWork.isScheduled = true
      after(.turn) { $0.doDeferredWork() }
    }
    change(&deferredWork)
  }

  private func doDeferredWork() {
    let work = deferredWork
    // What is added from now on is done another time.
    deferredWork = DeferredWork()
    if work.mayHaveNewPath, path.follow() { retarget(animated: path.isAnimated) }
    resolver.resolve(work)
    work.presenters.forEach(follow)
    assertConsistency()
  }
}
