import Foundation

/// A copy of the package with mutants in it, of which none or one is in force at a time.
struct PackageCopy {
  /// Where the copy is.
  let folder: URL

  private let files: PackageFiles

  /// Reads the package, and copies nothing yet.
  init(of source: URL, in folder: URL) throws {
    files = try PackageFiles(in: source)
    self.folder = folder
  }

  /// The variable that says to the copy's tests which mutant is in force.
  static let variable = "NAVIGATION_SHIM_MUTANT"
  /// The variable that names the file in which they mark each mutant whose code they reach.
  static let reachVariable = "NAVIGATION_SHIM_MUTANTS_REACHED"

  /// All places that rules make wrong in some modules, by file and place.
  func mutants(in modules: [String] = MutantPart.modules) -> [Mutant] {
    let sources = modules.flatMap { files.sources(in: "Sources/\($0)") }.sorted { $0.key < $1.key }
    return sources.flatMap { MutantFinder.mutants(of: $0.value, in: $0.key) }
  }

  /// Copies the package, and puts mutants in.
  ///
  /// Files that are there already and say the same are left alone, for the sake of a build that
  /// follows.
  ///
  /// - Returns: The sources with mutants in them, by path.
  @discardableResult
  func update(with mutants: [NumberedMutant]) throws -> [String: MutatedSource] {
    var copy = files
    var sources: [String: MutatedSource] = [:]
    for (file, mutants) in Dictionary(grouping: mutants, by: \.mutant.file) {
      guard case .data(let data)? = copy.contents[file] else { continue }
      let source = MutatedSource(data, mutants: mutants)
      sources[file] = source
      copy.contents[file] = .data(source.text)
    }
    for module in MutantPart.modules
    where files.contents.keys.contains(where: { $0.hasPrefix("Sources/\(module)/") }) {
      copy.contents["Sources/\(module)/ActiveMutant.swift"] = .data(Data(Self.switchCode.utf8))
    }
    try copy.write(to: folder)
    return sources
  }

  /// What tells, in each module with mutants, which of them is in force.
  ///
  /// What was reached is marked in memory that is shared with a file, since what traps marks nothing
  /// at its end.
  private static let switchCode = """
    import Foundation

    private let activeMutant =
      ProcessInfo.processInfo.environment["\(variable)"].flatMap { Int($0) }

    private let reached: Int? = {
      guard let path = ProcessInfo.processInfo.environment["\(reachVariable)"] else { return nil }
      let file = open(path, O_RDWR)
      guard file >= 0 else { return nil }
      let size = Int(lseek(file, 0, Int32(SEEK_END)))
      return Int(bitPattern: mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0))
    }()

    package func isMutant(_ number: Int) -> Bool {
      if let reached, let marks = UnsafeMutablePointer<UInt8>(bitPattern: reached) {
        marks[number] = 1
      }
      return activeMutant == number
    }

    """
}

/// All files that a package consists of.
struct PackageFiles {
  /// What is at a path.
  enum Contents: Equatable {
    case data(Data)
    case link(to: String)
  }

  /// What is at each path, from the package's folder on.
  var contents: [String: Contents] = [:]

  /// Reads the files below a folder, but for what is hidden, as what was built is.
  ///
  /// The documents in `.github` are the exception.
  init(in root: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
    for name in names where !name.hasPrefix(".") || name == ".github" { try read(name, in: root) }
  }

  /// The texts of the sources in a folder, by path.
  func sources(in folder: String) -> [String: String] {
    var texts: [String: String] = [:]
    for (path, contents) in contents where path.hasPrefix(folder + "/") && path.hasSuffix(".swift")
    {
      if case .data(let data) = contents { texts[path] = String(decoding: data, as: UTF8.self) }
    }
    return texts
  }

  /// Writes what differs from what is in a folder, and removes what doesn't belong there.
  func write(to root: URL) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let old = try PackageFiles(in: root).contents
    for path in old.keys where contents[path] == nil {
      try FileManager.default.removeItem(at: root.appendingPathComponent(path))
    }
    for (path, contents) in contents where old[path] != contents {
      let url = root.appendingPathComponent(path)
      let parent = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      switch contents {
      case .data(let data): try data.write(to: url)
      case .link(let target):
        try? FileManager.default.removeItem(at: url)
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
      }
    }
  }

  private mutating func read(_ path: String, in root: URL) throws {
    let file = root.appendingPathComponent(path).path
    let type = try FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
    switch type {
    case .typeDirectory:
      for name in try FileManager.default.contentsOfDirectory(atPath: file) {
        try read("\(path)/\(name)", in: root)
      }
    case .typeSymbolicLink:
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: file)
      contents[path] = .link(to: target)
    default: contents[path] = .data(try Data(contentsOf: URL(fileURLWithPath: file)))
    }
  }
}

/// The text of a source file with some mutants in it, each behind a condition.
///
/// Building takes far longer than testing, so all mutants are built at once.
struct MutatedSource {
  private(set) var text = Data()
  /// Where the code of each mutant is in the text, with what it stands in place of.
  private(set) var places: [(range: Range<Int>, mutant: NumberedMutant)] = []

  private let original: Data

  /// Puts mutants into a text, of which each lies in another or apart from it.
  init(_ original: Data, mutants: [NumberedMutant]) {
    self.original = original
    // So that each is followed by those that lie in it, and what is left out comes before all that
    // is in its place otherwise.
    let sorted = mutants.sorted { lhs, rhs in
      let (left, right) = (lhs.mutant.range, rhs.mutant.range)
      let isOuter = lhs.mutant.faulty.isEmpty && !rhs.mutant.faulty.isEmpty
      return left == right
        ? isOuter : (left.lowerBound, right.upperBound) < (right.lowerBound, left.upperBound)
    }
    render(0..<original.count, sorted[...])
  }

  private mutating func render(_ range: Range<Int>, _ mutants: ArraySlice<NumberedMutant>) {
    var position = range.lowerBound
    var rest = mutants
    while let mutant = rest.popFirst() {
      let place = mutant.mutant.range
      let inner = rest.prefix { $0.mutant.range.upperBound <= place.upperBound }
      rest.removeFirst(inner.count)
      text += original[position..<place.lowerBound]
      let start = text.count
      let code = mutant.code
      text += Data(code.before.utf8)
      render(place, inner)
      text += Data(code.after.utf8)
      places.append((start..<text.count, mutant))
      position = place.upperBound
    }
    text += original[position..<range.upperBound]
  }

  /// The mutants to which a compiler's error at a line and a column may be due: the innermost there,
  /// those on the line, or the nearest.
  func suspects(line: Int, column: Int) -> [NumberedMutant] {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return [] }
    let start = lines[line - 1].startIndex
    let position = start + column - 1
    let around = places.filter { $0.range.contains(position) }
    if let shortest = around.map(\.range.count).min() {
      return around.filter { $0.range.count == shortest }.map(\.mutant)
    }
    let onLine = places.filter { $0.range.overlaps(start..<lines[line - 1].endIndex) }
    if !onLine.isEmpty { return onLine.map(\.mutant) }
    func distance(_ range: Range<Int>) -> Int {
      max(range.lowerBound - position, position - range.upperBound)
    }
    let nearest = places.min { distance($0.range) < distance($1.range) }
    return nearest.map { [$0.mutant] } ?? []
  }
}
