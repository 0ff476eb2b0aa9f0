import TestSupport

/// The package with one place of it made wrong by a rule, which a test has to notice.
struct Mutant: Hashable, Sendable {
  /// What is made wrong.
  enum Rule: String, Hashable, Sendable, CaseIterable {
    case alwaysTrue = "condition made true"
    case alwaysFalse = "condition made false"
    case comparison = "comparison turned"
    case omission = "statement left out"
    case step = "step of one left out"
    case extreme = "min and max exchanged"
    case end = "first and last exchanged"
    case literal = "literal turned"
  }

  let rule: Rule
  /// The file, from the package's folder on.
  let file: String
  /// The place in the file, in bytes.
  let range: Range<Int>
  /// What stands there.
  let original: String
  /// What stands there instead; empty where a statement is left out.
  let faulty: String
  /// The line that it begins on, counted from 1, and the text of that.
  let line: Int
  let lineText: String
  /// What tells it from others, wherever in its file it stands.
  var key: String { "\(file) \(rule.rawValue) \(lineText) \(original)" }
}

extension Mutant: CustomStringConvertible {
  var description: String { "\(file):\(line): \(rule.rawValue): \(original.oneLine)" }
}

extension String {
  /// The text with each run of white space made one space.
  var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// A mutant and the number by which its code knows whether it is in force.
struct NumberedMutant: Hashable, Sendable {
  let number: Int
  let mutant: Mutant

  /// What stands before and after the original code, so that it is the faulty one where the mutant
  /// is in force.
  var code: (before: String, after: String) {
    mutant.faulty.isEmpty
      ? ("if !isMutant(\(number)) { ", " }")
      : ("(isMutant(\(number)) ? (\(mutant.faulty)) : (", "))")
  }
}

/// What mutants are made of.
enum MutantPart: String, CaseIterable, Sendable {
  case engine, recording, shim, testing

  /// The module of its sources.
  var module: String {
    switch self {
    case .engine: "LinkStackEngine"
    case .recording: "LinkStackRecording"
    case .shim: "NavigationShim"
    case .testing: "NavigationShimTesting"
    }
  }

  static let modules = allCases.map(\.module)
}

/// The mutants that a seed draws.
struct Draw: Hashable, Sendable {
  let part: MutantPart
  let seed: UInt64

  /// Some of a part's mutants: the same ones for the same seed, and for others next to the same ones
  /// where code has changed elsewhere.
  func chosen(_ count: Int, from mutants: [Mutant]) -> [Mutant] {
    var occurrences: [String: Int] = [:]
    let ranked = mutants.filter { $0.file.hasPrefix("Sources/\(part.module)/") }.map { mutant in
      let occurrence = occurrences[mutant.key, default: 0]
      occurrences[mutant.key] = occurrence + 1
      return (mutant, rank: Self.hash("\(seed) \(occurrence) \(mutant.key)"))
    }
    return ranked.sorted { $0.rank < $1.rank }.prefix(count).map(\.0)
  }

  /// A number that follows from a text, on all machines.
  private static func hash(_ text: String) -> UInt64 {
    var generator = SeededGenerator(seed: text.utf8.checksum)
    return generator.next()
  }
}

/// A mutant that does what the package does, or what nobody can see: no test can notice it.
struct EquivalentMutant: Sendable {
  /// The name of its file, in whichever folder that is.
  let file: String

  let rule: Mutant.Rule
  /// The line that it begins on, without its indentation.
  let line: String
  /// What stands there; `nil` for whatever the rule finds on that line.
  let original: String?

  let reason: String

  init(
    _ file: String,
    _ rule: Mutant.Rule,
    at line: String,
    only original: String? = nil,
    _ reason: String
  ) {
    self.file = file
    self.rule = rule
    self.line = line
    self.original = original
    self.reason = reason
  }

  /// Whether it is this mutant.
  func matches(_ mutant: Mutant) -> Bool {
    mutant.file.hasSuffix("/" + file) && mutant.rule == rule && mutant.lineText == line
      && (original ?? mutant.original.oneLine) == mutant.original.oneLine
  }
}

extension EquivalentMutant {
  /// The mutants that no test can notice, each with the reason.
  static let all = [
    EquivalentMutant(
      "LinkStack.swift",
      .comparison,
      at: "if update.depth < depth { truncate(to: update.depth) }",
      "What is truncated to the depth that it has stays as it is."
    ),
    EquivalentMutant(
      "LinkStack.swift",
      .alwaysTrue,
      at: "depth >= 1 && depth <= self.depth,",
      "The array traps as well, if with another message."
    ),
    EquivalentMutant(
      "DriverCore.swift",
      .alwaysTrue,
      at:
        "if path.count == target.count, path == target { return handle(.targetRepeated, answer) }",
      only: "path.count == target.count",
      "Paths of different lengths aren't equal; to ask for those alone takes less time."
    ),
    EquivalentMutant(
      "LinkStackDriver.swift",
      .alwaysTrue,
      at: "guard !waiters.isEmpty else { return }",
      "A task that tells nobody anything does nothing."
    ),
    EquivalentMutant(
      "LinkStackDriver.swift",
      .alwaysTrue,
      at: "if !isQueueEmpty {",
      "A queue that is empty is looked at for nothing."
    ),
    EquivalentMutant(
      "LinkStackDriver.swift",
      .omission,
      at: "isQueueEmpty = true",
      "A queue that is empty is looked at for nothing."
    ),
    EquivalentMutant(
      "DataRow.swift",
      .alwaysTrue,
      at: "guard !areThere else { return }",
      "A row that is known to have a link is evaluated for nothing."
    ),
    EquivalentMutant(
      "NavigationRowStyle.swift",
      .alwaysTrue,
      at: "guard waiting.count == 1 else { return }",
      "A turn in which no link waits is looked at for nothing."
    ),
    EquivalentMutant(
      "NativePath.swift",
      .literal,
      at: "var swipesBack = false",
      "The root has what does nothing by any other policy."
    ),
    EquivalentMutant(
      "NativePath.swift",
      .comparison,
      at: "if unsorted.count >= Self.capacity { sort() }",
      "What is noted is sorted one note later."
    ),
    EquivalentMutant(
      "NativePathBridge.swift",
      .alwaysTrue,
      at: "guard !waiting.isEmpty else { return }",
      "A turn is waited for in which nothing is handed over."
    ),
    EquivalentMutant(
      "LinkButton.swift",
      .alwaysTrue,
      at: "if mayBeRow {",
      "A link that is none by policy looks for the row that it is in, for nothing."
    ),
    EquivalentMutant(
      "LinksStack.swift",
      .omission,
      at: "assertConsistency()",
      "Where nothing is wrong, it says nothing."
    ),
    EquivalentMutant(
      "SavingState.swift",
      .alwaysTrue,
      at: "phase = hasNewer || !hasSucceeded ? .dirty : .clean",
      "What the file has is encoded once more, and not written."
    ),
    EquivalentMutant(
      "HostEvent.swift",
      .omission,
      at: "reporters.removeAll { $0() == nil }",
      "What has gone is asked, too, and says nothing."
    ),
    EquivalentMutant(
      "Presenter.swift",
      .alwaysTrue,
      at: "if isWanted || presentation != nil {",
      "A presenter is looked at for nothing."
    ),
    EquivalentMutant(
      "ScreenChain.swift",
      .alwaysTrue,
      at: "if standing < top.depth {",
      "A link that is off is turned off for nothing."
    ),
    EquivalentMutant(
      "ScreenChain.swift",
      .comparison,
      at: "if standing < top.depth {",
      "A link that is off is turned off for nothing."
    ),
    EquivalentMutant(
      "ScreenResolver.swift",
      .literal,
      at: "private var mayShowUnshowable = false",
      "The screens are looked through once for nothing."
    ),
    EquivalentMutant(
      "ScreenResolver.swift",
      .alwaysFalse,
      at: "let undecoded = work.declarations.isEmpty ? [] : screens.filter(\\.isUndecoded)",
      "An element that nothing new could take is looked at for nothing."
    ),
    EquivalentMutant(
      "LinkedColumns.swift",
      .omission,
      at: "stacks.removeAll { $0.path.object == nil || $0.path.object === path }",
      "To tell a stack twice what it does once, or one that has gone, takes time and memory only."
    ),
    EquivalentMutant(
      "LinkedColumns.swift",
      .alwaysFalse,
      at: "stacks.removeAll { $0.path.object == nil || $0.path.object === path }",
      "To tell a stack twice what it does once, or one that has gone, takes time and memory only."
    ),
    EquivalentMutant(
      "PathElement.swift",
      .alwaysFalse,
      at:
        "other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }",
      "Elements at the same place are looked at one by one."
    ),
    EquivalentMutant(
      "LinkedColumns.swift",
      .alwaysTrue,
      at: "for case let stack? in left.map(\\.object) where !stack.path.isEmpty {",
      "A path that is empty is emptied for nothing."
    ),
    EquivalentMutant(
      "ListSelection.swift",
      .alwaysTrue,
      at: "guard !haveAppeared else { return }",
      "The log writes a warning once, however often it is warned."
    ),
    EquivalentMutant(
      "ListSelection.swift",
      .omission,
      at: "haveAppeared = true",
      "The log writes a warning once, however often it is warned."
    ),
    EquivalentMutant(
      "ListSelection.swift",
      .literal,
      at: "haveAppeared = true",
      "The log writes a warning once, however often it is warned."
    ),
    EquivalentMutant(
      "ListSelection.swift",
      .literal,
      at: "fileprivate private(set) var isSelectable: (PathElement) -> Bool = { _ in false }",
      "A list says what can be selected before a row asks."
    ),
  ]
}
