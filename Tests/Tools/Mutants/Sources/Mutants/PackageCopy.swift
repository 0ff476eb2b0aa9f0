import Foundation

/// A copy of the package with all mutants in it, of which none or one is in force at a time.
///
/// Building takes far longer than testing, so they are built at once.
struct PackageCopy {
  static let modules = ["LinkStackEngine", "NavigationShim"]

  /// The variable with the number of the mutant that is in force in the copy's tests.
  static let variable = "NAVIGATION_SHIM_MUTANT"

  /// The variable that names the file in which they mark each mutant whose code they reach.
  static let reachVariable = "NAVIGATION_SHIM_MUTANTS_REACHED"

  let folder: URL

  /// The files of the package, from its folder on: those that git knows, and those that it doesn't ignore.
  ///
  /// They are read once, since they may change meanwhile.
  private var files: [String: Data] = [:]
  private var links: [String: String] = [:]

  init(of source: URL, in folder: URL) throws {
    self.folder = folder
    let list = try Command(["git", "ls-files", "-zco", "--exclude-standard"], in: source)
    guard list.status == 0 else { throw Failure(list.output) }
    for path in list.output.split(separator: "\0").map(String.init) {
      let url = source.appendingPathComponent(path)
      links[path] = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      if links[path] == nil { files[path] = try? Data(contentsOf: url) }
    }
  }

  /// All places of a module that rules make wrong.
  func mutants(in module: String) throws -> [Mutant] {
    try files.sorted { $0.key < $1.key }.flatMap { file, data -> [Mutant] in
      guard file.hasPrefix("Sources/\(module)/"), file.hasSuffix(".swift") else { return [] }
      do {
        return try MutantFinder.mutants(of: String(decoding: data, as: UTF8.self), in: file)
      } catch { throw Failure("\(file): \(error)") }
    }
  }

  /// Copies the package, and puts mutants in, by their numbers.
  ///
  /// What is there already and is the same stays as it is, for the sake of the build that follows.
  func write(_ mutants: [Int: Mutant]) throws {
    var files = files
    let lastFirst = mutants.sorted { $0.value.range.lowerBound > $1.value.range.lowerBound }
    for (number, mutant) in lastFirst {
      let code = Data(mutant.code(number: number).utf8)
      files[mutant.file]?.replaceSubrange(mutant.range, with: code)
    }
    for module in Self.modules {
      files["Sources/\(module)/ActiveMutant.swift"] = Data(Self.switchCode.utf8)
    }
    try write(files)
  }

  private func write(_ files: [String: Data]) throws {
    let manager = FileManager.default
    let old = manager.enumerator(atPath: folder.path)
    while let path = old?.nextObject() as? String {
      if path == ".build" { old?.skipDescendants() }
      let isFolder = old?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if isFolder || files[path] != nil || links[path] != nil { continue }
      try manager.removeItem(at: folder.appendingPathComponent(path))
    }
    for path in Set(files.keys).union(links.keys) {
      let url = folder.appendingPathComponent(path)
      let link = try? manager.destinationOfSymbolicLink(atPath: url.path)
      if link == links[path], link != nil || files[path] == (try? Data(contentsOf: url)) {
        continue
      }
      try? manager.removeItem(at: url)
      let parent = url.deletingLastPathComponent()
      try manager.createDirectory(at: parent, withIntermediateDirectories: true)
      if let link = links[path] {
        try manager.createSymbolicLink(atPath: url.path, withDestinationPath: link)
      } else {
        try files[path]?.write(to: url)
      }
    }
  }

  /// The code, in each module with mutants, that reads which of them is in force.
  ///
  /// What was reached is marked in memory that is shared with a file, since what traps marks nothing at its end.
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

    func isMutant(_ number: Int) -> Bool {
      if let reached, let marks = UnsafeMutablePointer<UInt8>(bitPattern: reached) {
        marks[number] = 1
      }
      return activeMutant == number
    }

    """
}
