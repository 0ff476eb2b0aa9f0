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
    for (path, mutants) in Dictionary(grouping: mutants, by: \.mutant.file) {
      guard let original = files.text(path) else { throw EditError.noFile(mutants[0].mutant) }
      files.contents[path] = .text(try MutatedSource(original, mutants: mutants).text)
    }
    for module in Set(mutants.map(\.mutant.module)) {
      files.contents["Sources/\(module)/ActiveMutant.swift"] = .text(Self.switchCode)
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
