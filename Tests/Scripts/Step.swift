package import AppUnderTest
import Foundation

/// Something that happens to an app, by a person, by the system or by the app's own code.
package indirect enum Step: Hashable, Sendable {
  case tap(String, occurrence: Int = 0)
  case back
  case backTo(Int)
  case swipeBack
  case swipeBackCancelled
  /// A swipe from the edge during which something else happens, and which then is finished or not.
  case duringSwipe(Step, finishes: Bool)
  case type(String, into: String)
  case selectTab(String)
  case dismissSheet
  case open(String)
  case leave
  case comeBack
  case relaunch
  /// Relaunches each side with the files of the other, as an app that has swapped its aliases.
  case relaunchSwapped
  case wait(Int64)
  case settle
  /// What the app's own code does, by the name that the flow gives it.
  case act(String)

  /// A step whose changes go along with a transaction that disables animations.
  case unanimated(Step)

  /// A step that a person can't take, on either side.
  case refused(Step)
  /// A step that the next one comes upon so many milliseconds later, whatever runs by then.
  ///
  /// The sides are compared again once they have settled. Only what the app or the system does may
  /// come next: where a person's own hand falls differs by design, as only one side has
  /// transitions between the screens of one link.
  case interrupting(Step, after: Int64)

  /// Both sides show this title on so many screens above the root.
  case shows(String?, depth: Int)
  /// Both sides show this text.
  case reads(String)
  /// Both sides' own description of their path has this in it, or is empty as this is.
  case isAt(String)
}

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
    case .unanimated(let step), .refused(let step), .interrupting(let step, _): step.kind
    case .wait, .settle, .shows, .reads, .isAt: .none
    }
  }

  /// The step that the next one comes upon, or else the step itself.
  package var uninterrupted: Step {
    if case .interrupting(let step, _) = self { step } else { self }
  }
}

extension Step {
  /// What a system must be able to do for the step, if not all are.
  package var need: Ability? {
    switch self {
    case .swipeBack, .swipeBackCancelled, .duringSwipe: .swiping
    case .backTo: .goingBackByMany
    case .dismissSheet: .pullingSheets
    case .unanimated(let step), .refused(let step), .interrupting(let step, _): step.need
    default: nil
    }
  }

  /// Whether what both sides show is what the step demands, if it demands anything.
  func isMet(by seen: Observation) -> Bool {
    switch self {
    case .shows(let title, let depth):
      seen.titles.last == .some(title)
        && (seen.depth == depth || !Ability.countingScreens.isHere)
    case .reads(let text): seen.texts.contains { $0.contains(text) }
    case .isAt(let path): path.isEmpty ? seen.path.isEmpty : seen.path.contains(path)
    default: true
    }
  }
}

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
    case .duringSwipe(let step, let finishes): ".duringSwipe(\(step.code), finishes: \(finishes))"
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
    case .unanimated(let step): ".unanimated(\(step.code))"
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
