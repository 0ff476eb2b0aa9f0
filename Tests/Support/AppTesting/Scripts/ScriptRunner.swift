import Foundation

@MainActor
package struct ScriptRunner {
  package let phones: [Phone]
  private let name: String
  private var number = 0

  /// Whether a launch isn't interrupted until all sides have dropped the elements that can't be shown.
  ///
  /// A link stack drops an element of a saved path when it gets there, the others at once. What an
  /// app does meanwhile, as to remove the last element, is done to another path.
  package var waitsForDrops = false
  private var titlesSinceRest: [[String?]] = []

  /// Whether equal screens may be in different states from here on.
  ///
  /// Of several paths that are set while something runs, the package shows the last alone. A screen that
  /// the first and the last have, and one between hasn't, keeps its state then, and may begin again
  /// where each path is shown.
  package private(set) var statesMayDiffer = false

  /// Whether the screens of a link stack may be in another state than SwiftUI's from here on.
  ///
  /// A saved path was read while its screens were shown. In a link stack they stay; to SwiftUI they are others.
  private var hasReadPath = false
  private var writes: [[String]]
  private var warnings = WarningTrace()
  private var isInterrupted = false

  package init(_ script: Script, on sides: [Side]? = nil) async {
    name = script.description
    phones = (sides ?? Side.here(on: script.behavior)).map { Phone(script, on: $0) }
    writes = phones.map { _ in [] }
    // A path that is there at launch takes a link stack longer to show.
    await rest()
  }

  @discardableResult
  package static func run(
    _ script: Script,
    on sides: [Side]? = nil
  ) async throws(Disagreement) -> [Phone] {
    var runner = await ScriptRunner(script, on: sides)
    for step in script.steps where try await !runner.take(step) {
      throw runner.disagreement(step.code, "refused on all sides")
    }
    try runner.end(of: script)
    return runner.phones
  }

  package mutating func take(_ step: Step) async throws(Disagreement) -> Bool {
    number += 1
    if case .relaunchSwapped = step { relaunchSwapped() }
    var refusals: [Phone] = []
    for phone in phones where await !phone.take(step) { refusals.append(phone) }
    guard refusals.isEmpty || refusals.count == phones.count else {
      let names = refusals.map(\.side.rawValue).joined(separator: ", ")
      throw disagreement(step.code, "refused on \(names)")
    }
    noteTitles()
    let launches = [.relaunch, .relaunchSwapped].contains(step.uninterrupted)
    if step.readsPath { hasReadPath = true }
    if launches {
      warnings.noteLaunch()
      hasReadPath = false
      statesMayDiffer = false
      titlesSinceRest = []
    }
    if case .interrupting = step {
      isInterrupted = true
      if waitsForDrops, launches, pathsDiffer { await rest() }
      return refusals.isEmpty
    }
    await rest(after: step.code)
    let seen = phones.map { SideState($0.app) }
    guard areAlike(seen) else { throw disagreement(step.code, "the sides differ") }
    for phone in phones {
      if let leftover = await phone.app.screen.leftovers().first {
        throw disagreement(step.code, leftover)
      }
    }
    defer { isInterrupted = false }
    if let difference = differenceOfWrites() ?? differenceOfWarnings() {
      throw disagreement(step.code, difference)
    }
    guard step.isMet(by: seen[0]) else {
      throw disagreement(step.code, "the sides agree on something else")
    }
    return refusals.isEmpty
  }

  private func areAlike(_ seen: [SideState]) -> Bool {
    let withoutStates = seen.map(\.withoutStates)
    guard withoutStates.allSatisfy({ $0 == withoutStates[0] }) else { return false }
    if statesMayDiffer { return true }
    let compared = zip(phones, seen).filter { $0.0.side != .links || !hasReadPath }.map(\.1)
    return compared.allSatisfy { $0 == compared[0] }
  }

  /// The difference between the writes of the sides, in words.
  ///
  /// Each side writes as many values in the same order: the package writes nothing that SwiftUI doesn't. An action
  /// during a transition finds each side in another state.
  private func differenceOfWrites() -> String? {
    // A link stack writes the path first where a push takes the place of what is presented.
    let compared = writes.allSatisfy { $0.count == 2 } ? writes.map { [$0[0]] } : writes
    guard Self.comparesWrites, !isInterrupted, Set(compared).count > 1 else { return nil }
    let texts = zip(phones, writes).map { "\($0.side.rawValue): \($1)" }
    return "the app's model was written otherwise. Before each write it was, on "
      + texts.joined(separator: ", on ")
  }

  private func differenceOfWarnings() -> String? {
    isInterrupted || warnings.isAlike
      ? nil : "the sides warn of other things: \(text(of: warnings.new))"
  }

  private func text(of subjects: [Side: Set<String>]) -> String {
    Side.allCases.compactMap { side in subjects[side].map { "\(side.rawValue): \($0.sorted())" } }
      .joined(separator: ", ")
  }

  /// The number of writes of Apple's SwiftUI isn't known yet.
  private static var comparesWrites: Bool {
    #if os(Linux)
    true
    #else
    false
    #endif
  }

  private var pathsDiffer: Bool { Set(phones.map { $0.app.pathDescription() }).count > 1 }

  private mutating func noteTitles() {
    guard let titles = phones.last?.app.screen.titles, titles != titlesSinceRest.last else {
      return
    }
    if titlesSinceRest.hasReturn(to: titles) { statesMayDiffer = true }
    titlesSinceRest.append(titles)
  }

  private mutating func rest(after step: String = "the launch") async {
    for phone in phones { await phone.app.screen.settle() }
    writes = phones.map { $0.app.writes.take() }
    for (phone, writes) in zip(phones, writes) { phone.noteRest(after: step, writes: writes) }
    warnings.note(phones)
    // A postponed change is shown only now.
    noteTitles()
    titlesSinceRest = []
    noteTitles()
  }

  package func end(of script: Script) throws(Disagreement) {
    try end()
    if let (side, subjects) = warnings.all.first(where: { $1 != script.warns }) {
      throw disagreement("the end", "\(side.rawValue) has warned of \(subjects.sorted())")
    }
  }

  package func end() throws(Disagreement) {
    let violations = phones.flatMap(\.violations)
    guard violations.isEmpty else {
      throw disagreement("the end", "a host was misused: \(violations)")
    }
    for phone in phones { phone.app.screen.end() }
  }

  /// Relaunches each side with the files that the next one has saved, as a later version would.
  private func relaunchSwapped() {
    let files = phones.map { (module: $0.side.module, saved: $0.app.files()) }
    for (index, phone) in phones.enumerated() {
      let (module, saved) = files[(index + 1) % files.count]
      phone.relaunch(files: saved.mapValues { $0.renaming(module, phone.side.module) })
    }
  }

  private func disagreement(_ step: String, _ reason: String) -> Disagreement {
    Disagreement(
      script: name,
      number: number,
      step: step,
      reason: reason,
      sides: phones.map { ($0.side, SideState($0.app)) }
    )
  }
}

package struct SideState: Equatable {
  package private(set) var texts: [String]
  package let titles: [String?]
  package let depth: Int
  package let path: String

  @MainActor package init(_ app: RunningApp) {
    texts = app.screen.visibleTexts
    titles = app.screen.titles
    depth = app.screen.depth
    path = app.pathDescription()
  }

  fileprivate var withoutStates: SideState {
    var observation = self
    observation.texts = []
    return observation
  }
}

extension Step {
  fileprivate var readsPath: Bool {
    switch self {
    case .act(let name): name == "read the saved path"
    case .unanimated(let step), .interrupting(let step, _), .duringSwipe(let step, _):
      step.readsPath
    default: false
    }
  }
}

extension [[String?]] {
  fileprivate func hasReturn(to titles: [String?]) -> Bool {
    titles.indices.dropFirst().contains { depth in
      let shown = self.map { $0.indices.contains(depth) && $0[depth] == titles[depth] }
      guard let first = shown.firstIndex(of: true) else { return false }
      return shown[first...].contains(false)
    }
  }
}

extension SideState: CustomStringConvertible {
  package var description: String {
    let titles = titles.map { $0 ?? "-" }.joined(separator: " > ")
    return "depth \(depth), titles \(titles), path \"\(path)\", texts \(texts)"
  }
}

package struct Disagreement: Error, CustomStringConvertible {
  package let script: String
  package let number: Int
  package let step: String
  package let reason: String
  package let sides: [(side: Side, seen: SideState)]

  package var description: String {
    let lines = sides.map { "  \($0.side.rawValue): \($0.seen)" }
    return (["\"\(script)\", step \(number), \(step): \(reason)"] + lines)
      .joined(separator: "\n")
  }
}

extension Data {
  /// The same text with the types of one module as those of another.
  ///
  /// An app that swaps its aliases stays one module; only here it is two, and saved paths name it.
  fileprivate func renaming(_ module: String, _ other: String) -> Data {
    let text = String(decoding: self, as: UTF8.self)
    return Data(text.replacingOccurrences(of: module + ".", with: other + ".").utf8)
  }
}

extension Script {
  package var reasonToSkip: String {
    missing.map { "\($0.rawValue): \(Ability.missing[$0] ?? "")" }.joined(separator: "; ")
  }

  @MainActor
  package func fault(on sides: [Side]) async -> String? {
    do throws(Disagreement) {
      try await ScriptRunner.run(self, on: Side.here(on: behavior).filter(sides.contains))
      return nil
    } catch {
      return "\(error)"
    }
  }
}
