extension Step {
  /// The step as it is written in a script.
  package var code: String {
    switch self {
    case .tap(let label, 0): ".tap(\(label.literal))"
    case .tap(let label, let occurrence): ".tap(\(label.literal), occurrence: \(occurrence))"
    case .back: ".back"
    case .backTo(let depth): ".backTo(\(depth))"
    case .swipeBack: ".swipeBack"
    case .swipeBackCancelled: ".swipeBackCancelled"
    case .duringSwipe(let step, let finishes):
      ".duringSwipe(\(step.code), finishes: \(finishes))"
    case .type(let text, let field): ".type(\(text.literal), into: \(field.literal))"
    case .selectTab(let label): ".selectTab(\(label.literal))"
    case .dismissSheet: ".dismissSheet"
    case .open(let link): ".open(\(link.literal))"
    case .leave: ".leave"
    case .comeBack: ".comeBack"
    case .relaunch: ".relaunch"
    case .relaunchSwapped: ".relaunchSwapped"
    case .wait(let milliseconds): ".wait(\(milliseconds))"
    case .settle: ".settle"
    case .act(let name): ".act(\(name.literal))"
    case .refused(let step): ".refused(\(step.code))"
    case .interrupting(let step, let time): ".interrupting(\(step.code), after: \(time))"
    case .shows(let title, let depth): ".shows(\(title?.literal ?? "nil"), depth: \(depth))"
    case .reads(let text): ".reads(\(text.literal))"
    case .isAt(let path): ".isAt(\(path.literal))"
    }
  }
}

extension String {
  /// The text as a literal.
  var literal: String { String(reflecting: self) }
}
