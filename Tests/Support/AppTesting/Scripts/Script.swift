package import Foundation
import HostBehaviors
import SwiftUI

package struct Script: Sendable {
  package let name: String
  package let flow: FlowName
  package var files: [String: Data]
  package var behavior: HostBehavior
  package var steps: [Step] = []
  package var warns: Set<String>

  package var isSafe: Bool

  package init(
    _ name: String,
    _ flow: FlowName,
    files: [String: Data] = [:],
    on behavior: HostBehavior = HostBehavior(),
    warns: Set<String> = [],
    isSafe: Bool = false
  ) {
    self.name = name
    self.flow = flow
    self.files = files
    self.behavior = behavior
    self.warns = warns
    self.isSafe = isSafe
  }

  package func taking(_ steps: [Step]) -> Script {
    var script = self
    script.steps += steps
    return script
  }
}

extension Script: CustomStringConvertible {
  package var description: String {
    "\(flow.rawValue)\(exchangesPaths ? ", other path" : ""): \(name)"
  }
}

package enum FlowName: String, CaseIterable, Sendable {
  case fleet, numbers, notes, library, account, atlas, errands

  package var hasEitherPath: Bool { [.library, .account, .atlas].contains(self) }
}

extension Script {
  /// Whether the sides have to be equal after each step, and not only in the end.
  ///
  /// While something runs, people do nothing. And while the app is left, only some of the sides
  /// follow a change of its path: so nothing is compared until it is there again.
  package var isFair: Bool {
    var isRunning = false
    var isLeft = false
    for step in steps {
      if isRunning, step.kind == .person { return false }
      isRunning = step != step.uninterrupted
      switch step.uninterrupted {
      case .leave: isLeft = true
      case .comeBack, .relaunch, .relaunchSwapped: isLeft = false
      default: break
      }
      if isLeft, !isRunning { return false }
      if isRunning, !step.uninterrupted.mayBeInterrupted { return false }
    }
    return true
  }

  package var missing: [Ability] {
    let needed =
      steps.compactMap(\.need) + (behavior == HostBehavior() ? [] : [.choosingBehavior])
    return Ability.allCases.filter { needed.contains($0) && !$0.isHere }
  }
}

extension Step {
  package var mayBeInterrupted: Bool { self != .relaunchSwapped }
}

extension Script {
  package var code: String {
    var arguments = [name.literal, ".\(flow.rawValue)"]
    if !files.isEmpty {
      let entries = files.sorted { $0.key < $1.key }.map { "\($0.key.literal): \($0.value.code)" }
      arguments.append("files: [\(entries.joined(separator: ", "))]")
    }
    if behavior != HostBehavior() { arguments.append("on: \(behavior.code)") }
    if isSafe { arguments.append("isSafe: true") }
    let lines = steps.map { "  \($0.code)," }
    return (["Script(\(arguments.joined(separator: ", "))).taking(["] + lines + ["]),"])
      .joined(separator: "\n")
  }
}

extension HostBehavior {
  package var code: String {
    let usual = Mirror(reflecting: HostBehavior()).children
    let changes = zip(Mirror(reflecting: self).children, usual).compactMap { child, usual in
      let (name, value) = child
      guard "\(value)" != "\(usual.value)" else { return String?.none }
      let isCase = Mirror(reflecting: value).displayStyle == .enum
      return "$0.\(name ?? "") = \(isCase ? "." : "")\(value)"
    }
    return "HostBehavior().with { \(changes.joined(separator: "; ")) }"
  }
}

extension Data {
  fileprivate var code: String { isEmpty ? "Data()" : "Data(\(Array(self)))" }
}

package indirect enum Step: Hashable, Sendable {
  case tap(String, occurrence: Int = 0)
  case back
  case backTo(Int)
  case swipeBack
  case swipeBackCancelled
  case duringSwipe(Step, finishes: Bool)
  case type(String, into: String)
  case selectTab(String)
  case dismissSheet
  case open(String)
  case leave
  case comeBack
  case relaunch
  case relaunchSwapped
  case wait(Int64)
  case settle
  case act(String)
  case unanimated(Step)
  case refused(Step)
  /// A step that the next one interrupts so many milliseconds later.
  ///
  /// The sides are compared again once they have settled. Only what the app or the system does may
  /// come next: where people tap differs by design, as only one side has
  /// transitions between the screens of one link.
  case interrupting(Step, after: Int64)

  case shows(String?, depth: Int)
  case reads(String)
  case isAt(String)
}

extension Step {
  package enum Kind: String, CaseIterable, Sendable {
    case person, system, app
    case none
  }

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

  package var uninterrupted: Step {
    if case .interrupting(let step, _) = self { step } else { self }
  }

  package var need: Ability? {
    switch self {
    case .swipeBack, .swipeBackCancelled, .duringSwipe: .swiping
    case .backTo: .goingBackByMany
    case .dismissSheet: .pullingSheets
    case .unanimated(let step), .refused(let step), .interrupting(let step, _): step.need
    default: nil
    }
  }

  func isMet(by seen: SideState) -> Bool {
    switch self {
    case .shows(let title, let depth):
      seen.titles.last == .some(title)
        && (seen.depth == depth || !Ability.countingScreens.isHere)
    case .reads(let text): seen.texts.contains { $0.contains(text) }
    case .isAt(let path): path.isEmpty ? seen.path.isEmpty : seen.path.contains(path)
    default: true
    }
  }

  package var code: String {
    // Swift prints the type of a step in a step, an argument that is the usual one, and that an optional one is there.
    let replacements = [
      ("AppTesting.Step.", "."), (", occurrence: 0)", ")"), ("shows(Optional(\"", "shows(\""),
      ("\"), depth:", "\", depth:"),
    ]
    return replacements.reduce(".\(self)") { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}

extension String {
  var literal: String { String(reflecting: self) }
}

extension Script {
  package static let all = [
    fleet, deepLinks, fleetInterruptions, numbers, unanimatedChanges, presentations, notes,
    library, hiddenStacks, account, splitViews, errands,
  ].flatMap { $0 }

  package var exchangesPaths: Bool {
    get { files["exchanged paths"] != nil }
    set { files["exchanged paths"] = newValue ? Data() : nil }
  }

  package static let withOtherPath = all.filter(\.flow.hasEitherPath).map {
    var script = $0
    script.exchangesPaths = true
    return script
  }

  package static let restless = [
    Script(
      "people go back as tabs come and go, of a host that isn't asked and says next to nothing",
      .library,
      on: HostBehavior(canBeAsked: false, settleSignals: .never, dismissalReport: .atStart)
    ).taking([
      .open("library://search/year/1999"),
      .tap("[music.note] Albums"),
      .interrupting(.tap("[magnifyingglass] Search"), after: 0),
      .interrupting(.back, after: 0),
      .interrupting(.open("library://albums"), after: 0),
      .tap("[magnifyingglass] Search"),
    ]),
    Script(
      "the way home from a presented view, of which the host says late",
      .numbers,
      on: HostBehavior(canBeAsked: false, dismissalReport: .late(by: .milliseconds(183)))
    ).taking([.act("push 4"), .tap("A fact")]),
    Script(
      "a finger lets go of a screen in the background, and no controller says so",
      .account,
      on: HostBehavior(evaluatesLeftLinks: true, settleSignals: .never, dismissalReport: .atStart)
    ).taking([.act("settings of the network"), .duringSwipe(.leave, finishes: true)]),
    Script(
      "a stack takes another one's place as people go back there",
      .atlas,
      files: ["exchanged paths": Data()]
    ).taking([
      .tap("The flag"), .interrupting(.swipeBack, after: 0), .act("three places in Mali"),
    ]),
    Script(
      "in safe mode, a tab is left on the way back, and a link leads there again",
      .library,
      isSafe: true
    ).taking([
      .open("library://home/mix/Today"), .interrupting(.backTo(0), after: 0),
      .interrupting(.open("library://albums"), after: 0), .open("library://home/mix/Week"),
    ]),
    Script(
      "a stack takes another one's place, of which a finger holds a screen and lets go of it",
      .atlas,
      files: ["exchanged paths": Data()],
      on: HostBehavior(lag: .milliseconds(8))
    ).taking([
      .tap("The flag"), .duringSwipe(.act("three places in Mali"), finishes: false),
    ]),
    Script(
      "a stack takes another one's place in the background, whose screen the host has just pushed",
      .atlas,
      files: ["exchanged paths": Data()],
      on: HostBehavior(dismissalReport: .late(by: .milliseconds(260)), animatesEveryUpdate: true)
    ).taking([
      .interrupting(.tap("The flag"), after: 339), .interrupting(.leave, after: 0),
      .act("three places in Mali"),
    ]),
  ]
}
