extension Step {
  /// Who takes a step.
  package enum Kind: String, CaseIterable, Sendable {
    case person, system, app

    /// Nobody: it only looks, or lets time pass.
    case none
  }

  /// Who takes the step.
  package var kind: Kind {
    switch self {
    case .tap, .back, .backTo, .swipeBack, .swipeBackCancelled, .duringSwipe, .type, .selectTab,
      .dismissSheet:
      .person
    case .open, .leave, .comeBack, .relaunch, .relaunchSwapped: .system
    case .act: .app
    case .refused(let step), .interrupting(let step, _): step.kind
    case .wait, .settle, .shows, .reads, .isAt: .none
    }
  }

  /// The step that the next one comes upon, or else the step itself.
  package var uninterrupted: Step {
    if case .interrupting(let step, _) = self { step } else { self }
  }
}
