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
  case engine, shim, testing

  /// The module of its sources.
  var module: String {
    switch self {
    case .engine: "LinkStackEngine"
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
  let rule: String
  /// The line that it begins on, without its indentation.
  let line: String
  /// What stands there; `nil` for whatever the rule finds on that line.
  let original: String?
  let reason: String

  /// Reads one from the table.
  private init(_ text: Substring, _ reason: Substring) {
    let words = text.split(separator: ": ", maxSplits: 2).map(String.init)
    let place = words[2].split(separator: "; only: ").map(String.init)
    (file, rule, line) = (words[0], words[1], place[0])
    original = place.dropFirst().first
    self.reason = String(reason)
  }

  /// Whether it is this mutant.
  func matches(_ mutant: Mutant) -> Bool {
    mutant.file.hasSuffix("/" + file) && mutant.rule.rawValue == rule && mutant.lineText == line
      && (original ?? mutant.original.oneLine) == mutant.original.oneLine
  }

  /// The mutants that no test can notice: each with its rule and line, and on the next line the reason.
  static let all: [EquivalentMutant] = {
    let lines = table.split(separator: "\n")
    return stride(from: 0, to: lines.count, by: 2).map { Self(lines[$0], lines[$0 + 1]) }
  }()

  private static let table = #"""
    LinkStack.swift: comparison turned: if update.depth < depth { truncate(to: update.depth) }
    What is truncated to the depth that it has stays as it is.
    LinkStack.swift: condition made true: depth >= 1 && depth <= self.depth,
    The array traps as well, if with another message.
    DriverCore.swift: condition made true: if path.count == target.count, path == target { return handle(.targetRepeated, answer, note) }; only: path.count == target.count
    Paths of different lengths aren't equal; to ask for those alone takes less time.
    LinkStackDriver.swift: condition made true: guard !waiters.isEmpty else { return }
    A task that tells nobody anything does nothing.
    RowSelection.swift: condition made true: guard !areThere else { return }
    A row that is known to have a link is evaluated for nothing.
    RowSearch.swift: condition made true: guard waiting.count == 1 else { return }
    A turn in which no link waits is looked at for nothing.
    NativePath.swift: literal turned: var swipesBack = false
    The root has what does nothing by any other policy.
    LinkNotes.swift: statement left out: element.value?.hash(into: &hasher)
    A set compares more of what it holds.
    NativeStack.swift: condition made true: if configuration.swipeBack == .always { navigator.native.swipesBack = true }
    The root has what does nothing by any other policy.
    LinkNotes.swift: comparison turned: if values.newest.count >= Self.capacity { values = ([], values.newest) }
    A set holds one note more.
    PathFollower.swift: first and last exchanged: guard let index = target.presentations.firstIndex(where: { $0 === presentation }) else {
    A presentation is there once.
    LinksStack.swift: condition made true: if work.mayHaveNewPath, path.follow() { retarget(animated: path.isAnimated) }; only: work.mayHaveNewPath
    A path is read that nobody has changed.
    LinksStack.swift: condition made true: if let driver, !isAsBefore {; only: !isAsBefore
    The driver is told what it knows.
    LinkedColumns.swift: condition made true: guard !isScheduled else { return }
    A turn in which nothing was noted is looked at for nothing.
    LinkNotes.swift: comparison turned: if unsorted.count >= Self.capacity { sort() }
    What is noted is sorted one note later.
    NativePathBridge.swift: condition made true: guard !waiting.isEmpty else { return }
    A turn is waited for in which nothing is handed over.
    LinkButton.swift: condition made true: if mayBeRow {
    A link that is none by policy looks for the row that it is in, for nothing.
    LinksStack.swift: condition made true: if !work.presenters.isEmpty { follow(work.presenters) }
    Nobody presents anything.
    LinksStack.swift: statement left out: assertConsistency()
    Where nothing is wrong, it says nothing.
    SavingState.swift: condition made true: phase = hasNewer || !hasSucceeded ? .dirty : .clean
    What the file has is encoded once more, and not written.
    SavingState.swift: condition made true: guard isDirty else { return nil }
    What the file has is encoded once more, and not written.
    View+NavigationDestination.swift: condition made true: set { if !newValue { self = nil } }
    Nobody turns it on.
    HostSight.swift: statement left out: reporters.removeAll { $0() == nil }
    What has gone is asked, too, and says nothing.
    Presenter.swift: condition made true: if isWanted || presentation != nil {
    A presenter is looked at for nothing.
    ScreenChain.swift: condition made true: if standing < top.depth {
    A link that is off is turned off for nothing.
    ScreenChain.swift: comparison turned: if standing < top.depth {
    A link that is off is turned off for nothing.
    ScreenResolver.swift: literal turned: private var mayShowUnshowable = false
    The screens are looked through once for nothing.
    ScreenResolver.swift: condition made false: let undecoded = work.declarations.isEmpty ? [] : screens.filter(\.isUndecoded)
    An element that nothing new could take is looked at for nothing.
    ScreenResolver.swift: condition made true: if !types.isEmpty { stack?.deferWork { $0.withdrawnTypes.formUnion(types) } }
    A turn in which nothing has gone is looked at for nothing.
    DestinationRegistry.swift: first and last exchanged: where entries.lazy.compactMap(\.object).first?.isNamed(name) == true {
    Those of one type have one name.
    NavigationSplitViewColumn.swift: first and last exchanged: get { (0..<count).first { Self(index: $0, among: count) == self } ?? 0 }
    A column has one place.
    LinkedColumns.swift: statement left out: columns[index].ownPaths.removeAll { $0.object == nil || $0.object === path }
    To tell a stack twice what it does once, or one that has gone, takes time and memory only.
    LinkedColumns.swift: condition made false: columns[index].ownPaths.removeAll { $0.object == nil || $0.object === path }
    To tell a stack twice what it does once, or one that has gone, takes time and memory only.
    PathElement.swift: comparison turned: other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }; only: own.count == $0.count
    Elements at the same place are looked at one by one.
    View+NavigationDestination.swift: condition made true: if item.wrappedValue == nil { last.forget() }
    What is forgotten is there once more as soon as the view is evaluated.
    LinkedScreen.swift: condition made true: if state.destination !== oldValue.destination { updateSurroundings() }
    A link is evaluated for nothing.
    ScreenChain.swift: literal turned: var hasTransitions = true
    It is set before the screens are shown.
    CoveredPushes.swift: condition made true: guard picture != nil else { return }
    Where there is no picture, none is removed.
    PathElement.swift: condition made false: other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    Elements at the same place are looked at one by one.
    LinkedColumns.swift: condition made true: for case let stack? in left.map(\.object) where !stack.path.isEmpty {
    A path that is empty is emptied for nothing.
    RowSelection.swift: condition made true: guard !haveAppeared else { return }
    The log writes a warning once, however often it is warned.
    RowSelection.swift: statement left out: haveAppeared = true
    The log writes a warning once, however often it is warned.
    RowSelection.swift: literal turned: haveAppeared = true
    The log writes a warning once, however often it is warned.
    RowSelection.swift: literal turned: fileprivate private(set) var isSelectable: (PathElement) -> Bool = { _ in false }
    A list says what can be selected before a row asks.
    """#
}
