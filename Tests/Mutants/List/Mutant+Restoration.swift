extension Mutant {
  /// A path that keeps itself on disk: when it is saved, and what it does about problems.
  static let restoration = [
    Mutant(
      "never saves again what a bad file once hindered",
      in: disk,
      at: "public func erase()",
      .drop("hindrance = nil"),
      tests: store,
      reading,
      faults
    ),
    Mutant(
      "saves as the app leaves what was erased",
      in: disk,
      at: "public func erase()",
      .drop("isUnsaved = false"),
      tests: store,
      saving
    ),
    Mutant(
      "keeps for an erased file what a stack could not show",
      in: disk,
      at: "public func erase()",
      .drop("keepsOriginal = false"),
      tests: "FacadeTests.SavedPathTests"
    ),
    Mutant(
      "keeps a problem that an erasure has solved",
      in: disk,
      at: "public func erase()",
      .drop("setProblem(nil)"),
      tests: store,
      reading
    ),
    Mutant(
      "never removes what a killed writer has left",
      in: saved,
      at: "file.removeLeftovers()",
      .drop("file.removeLeftovers()"),
      tests: reading
    ),
    Mutant(
      "saves as the app leaves what it has only read",
      in: saved,
      at: "// The initializer's own settings of a property",
      .drop("isUnsaved = false"),
      tests: saving
    ),
    Mutant(
      "writes what is in the file already",
      in: saved,
      at: "if data != contents",
      .swap("data != contents", for: "true"),
      tests: saving
    ),
    Mutant(
      "sets a folder aside",
      in: saved,
      at: "if error.leavesFileUsable ||",
      .swap("error.leavesFileUsable", for: "false"),
      tests: reading
    ),
    Mutant(
      "writes over a file that it could not read",
      in: saved,
      at: "hindrance = error }",
      .drop("hindrance = error"),
      tests: reading,
      faults
    ),
    Mutant(
      "loses what was set just before an element was dropped",
      in: saved,
      at: "try? save(oldPath)",
      .drop("try? save(oldPath)"),
      tests: "FacadeTests.SavedPathTests"
    ),
    Mutant(
      "takes a write that changes nothing for a change of the app's",
      in: saved,
      at: "if keepsOriginal, path == oldPath",
      .swap("path == oldPath", for: "false"),
      tests: "FacadeTests.SavedPathTests"
    ),
    Mutant(
      "keeps the old file for ever once an element was dropped",
      in: saved,
      at: "if keepsOriginal, path == oldPath",
      .drop("keepsOriginal = false"),
      tests: "FacadeTests.SavedPathTests"
    ),
    Mutant(
      "makes a file as the app leaves, though nothing was set",
      in: saved,
      at: "if isUnsaved { save() }",
      .swap("isUnsaved", for: "true"),
      tests: store,
      saving
    ),
    Mutant(
      "forgets as the app leaves what could not be saved",
      in: saved,
      at: "isUnsaved = true",
      .drop("isUnsaved = true"),
      tests: saving
    ),
    Mutant(
      "takes a write that failed for an earlier one that didn't",
      in: saved,
      at: "// Unknown while it is being written",
      .drop("contents = nil"),
      tests: saving,
      faults
    ),
    Mutant(
      "fails without a word",
      in: saved,
      at: "log(error.description, true)",
      .drop("log(error.description, true)"),
      tests: store
    ),
    Mutant(
      "doesn't save as the app leaves",
      in: "\(folder)/SerializedNavPath.swift",
      at: "self?.saveIfChanged()",
      .drop("self?.saveIfChanged()"),
      tests: saving
    ),
  ]

  private static let folder = "Sources/NavigationShim/Restoration"
  private static let disk = "\(folder)/SerializedNavPath+Disk.swift"
  private static let saved = "\(folder)/SerializedNavPath+Saving.swift"
  private static let store = "NavigationShimTests.SerializedNavPathTests"
  private static let reading = "NavigationShimTests.SerializedNavPathReadingTests"
  private static let saving = "NavigationShimTests.SerializedNavPathSavingTests"
  private static let faults = "NavigationShimTests.DiskFaultTests"
}
