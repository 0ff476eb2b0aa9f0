import Foundation

/// A copy of the package with all mutants in it, of which none or one is in force at a time.
struct PackageCopy {
  /// Where the copy is.
  let folder: URL

  private let source: URL

  /// Describes a copy, and copies nothing yet.
  init(of source: URL, in folder: URL) {
    self.source = source
    self.folder = folder
  }

  /// The variable that says to the copy's tests which mutant is in force.
  static let variable = "NAVIGATION_SHIM_MUTANT"

  /// Copies the package, and puts the mutants in.
  ///
  /// Files that are there already and say the same are left alone, for the sake of a build that
  /// follows.
  func update(with mutants: [NumberedMutant]) throws {
    var files = try PackageFiles(in: source)
    try files.insert(mutants)
    for folder in Set(mutants.map(\.mutant.folder)) {
      files.contents["\(folder)/ActiveMutant.swift"] = .text(Self.switchCode)
    }
    try files.write(to: folder)
  }

  /// What tells, in each module with mutants, which of them is in force.
  private static let switchCode = """
    import Foundation

    private let activeMutant =
      ProcessInfo.processInfo.environment["\(variable)"].flatMap { Int($0) }

    @usableFromInline
    package func isMutant(_ number: Int) -> Bool {
      activeMutant == number
    }

    """
}

/// All files that a package consists of.
struct PackageFiles {
  /// What is at a path.
  enum Contents: Equatable {
    case data(Data)
    case link(to: String)

    static func text(_ text: String) -> Contents { .data(Data(text.utf8)) }
  }

  /// What is at each path, from the package's folder on.
  var contents: [String: Contents] = [:]

  /// Reads the files below a folder, but for what is hidden, as what was built is.
  ///
  /// The documents in `.github` are the exception.
  init(in root: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
    for name in names where !name.hasPrefix(".") || name == ".github" {
      try read(name, in: root)
    }
  }

  /// Puts mutants into the sources, each into the one file of its folder that has its anchor.
  mutating func insert(_ mutants: [NumberedMutant]) throws(EditError) {
    for (folder, mutants) in Dictionary(grouping: mutants, by: \.mutant.folder) {
      let texts = sources(in: folder)
      var mutantsByPath: [String: [NumberedMutant]] = [:]
      for mutant in mutants {
        let paths = texts.filter { $0.value.contains(mutant.mutant.anchor) }.keys
        guard let path = paths.first, paths.count == 1 else {
          throw .anchorOccurs(times: paths.count, mutant.mutant)
        }
        mutantsByPath[path, default: []].append(mutant)
      }
      for (path, mutants) in mutantsByPath {
        contents[path] = .text(try MutatedSource(texts[path, default: ""], mutants: mutants).text)
      }
    }
  }

  /// The texts of the sources in a folder, by path.
  private func sources(in folder: String) -> [String: String] {
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
      case .data(let data):
        try data.write(to: url)
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
    default:
      contents[path] = .data(try Data(contentsOf: URL(fileURLWithPath: file)))
    }
  }
}

/// The text of a source file with all of its mutants in it, each behind a condition.
///
/// Building takes far longer than testing, so all mutants are built at once.
struct MutatedSource {
  let text: String

  /// Puts mutants into a text.
  ///
  /// - Parameters:
  ///   - original: The text of the file.
  ///   - mutants: The mutants of this file, and their numbers.
  init(_ original: String, mutants: [NumberedMutant]) throws(EditError) {
    var places: [Place] = []
    for mutant in mutants {
      let range = try Self.range(of: mutant.mutant, in: original)
      if let other = places.first(where: { $0.overlaps(range) }) {
        throw .overlap(mutant.mutant, other.mutants[0].mutant)
      }
      if let index = places.firstIndex(where: { $0.range == range }) {
        places[index].mutants.append(mutant)
      } else {
        places.append(Place(range: range, mutants: [mutant]))
      }
    }
    // So that each place is followed by those that lie in it.
    places.sort {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    text = Self.render(original[...], places[...])
  }

  /// A part of the text, and the mutants that want it otherwise.
  private struct Place {
    let range: Range<String.Index>
    var mutants: [NumberedMutant]

    /// Whether two ranges have something in common, and neither lies in the other.
    func overlaps(_ other: Range<String.Index>) -> Bool {
      range.overlaps(other) && !range.contains(other) && !other.contains(range)
    }
  }

  private static func range(
    of mutant: Mutant,
    in text: String
  ) throws(EditError) -> Range<String.Index> {
    let anchors = text.ranges(of: mutant.anchor)
    guard anchors.count == 1 else {
      throw .anchorOccurs(times: anchors.count, mutant)
    }
    let rest = text[anchors[0].lowerBound...]
    guard let range = rest.firstRange(of: mutant.edit.original) else {
      throw .originalIsMissing(mutant)
    }
    return range
  }

  private static func render(_ original: Substring, _ places: ArraySlice<Place>) -> String {
    var result = ""
    var position = original.startIndex
    var rest = places
    while let place = rest.popFirst() {
      let inner = rest.prefix { place.range.contains($0.range) }
      rest.removeFirst(inner.count)
      result += original[position..<place.range.lowerBound]
      var code = render(original[place.range], inner)
      for mutant in place.mutants {
        code = mutant.mutant.edit.code(where: mutant.condition, original: code)
      }
      result += code
      position = place.range.upperBound
    }
    return result + original[position...]
  }
}

/// A mutant that doesn't fit the sources.
enum EditError: Error, Hashable, CustomStringConvertible {
  case anchorOccurs(times: Int, Mutant)
  case originalIsMissing(Mutant)
  case overlap(Mutant, Mutant)

  var description: String {
    switch self {
    case .anchorOccurs(let times, let mutant):
      "\(Self.name(mutant)): \"\(mutant.anchor)\" occurs \(times) times, not once"
    case .originalIsMissing(let mutant):
      "\(Self.name(mutant)): no \"\(mutant.edit.original)\" follows \"\(mutant.anchor)\""
    case .overlap(let mutant, let other):
      "\(Self.name(mutant)): what it edits overlaps with what \"\(other.name)\" edits"
    }
  }

  private static func name(_ mutant: Mutant) -> String {
    "\(mutant.folder): \"\(mutant.name)\""
  }
}
