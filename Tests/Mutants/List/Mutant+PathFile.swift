extension Mutant {
  /// The file of a saved path.
  static let pathFile = [
    Mutant(
      "takes names for which there is no room to be saved",
      in: "\(folder)/PathFile.swift",
      at: "static let maximumNameLength = 255 - 17",
      .swap("255 - 17", for: "255"),
      tests: reading
    ),
    Mutant(
      "replaces a link by the file it leads to",
      in: "\(folder)/PathFile.swift",
      at: "url.standardizedFileURL.resolvingSymlinksInPath()",
      .swap("url.standardizedFileURL.resolvingSymlinksInPath()", for: "url.standardizedFileURL"),
      tests: "NavigationShimTests.SerializedNavPathTests"
    ),
    Mutant(
      "calls it an error that there is nothing to erase",
      in: "\(folder)/PathFile+Names.swift",
      at: "if code == FileCalls.Code.noSuchFile.number",
      .swap("code == FileCalls.Code.noSuchFile.number", for: "false"),
      tests: "NavigationShimTests.SerializedNavPathTests"
    ),
    Mutant(
      "writes over a file that was set aside before",
      in: "\(folder)/PathFile+Names.swift",
      at: "guard FileCalls.isFree(aside.path)",
      .swap("FileCalls.isFree(aside.path)", for: "true"),
      tests: reading
    ),
    Mutant(
      "doesn't say where it has set a file aside",
      in: "\(folder)/PathFile+Names.swift",
      at: "error.consequence = .setAside(aside)",
      .drop("error.consequence = .setAside(aside)"),
      tests: reading
    ),
    Mutant(
      "removes what belongs to another file",
      in: "\(folder)/PathFile+Names.swift",
      at: "where name.hasPrefix(prefix) &&",
      .swap("name.hasPrefix(prefix)", for: "true"),
      tests: reading
    ),
    Mutant(
      "removes a file whose name is merely similar",
      in: "\(folder)/PathFile+Names.swift",
      at: "name.count == length",
      .swap("name.count == length", for: "true"),
      tests: reading
    ),
    Mutant(
      "names the first element for another that refuses to be encoded",
      in: writing,
      at: "let encoder = JSONEncoder()",
      .swap(
        "path.elements.firstIndex { (try? $0.encoded(by: encoder)) == nil } ?? 0",
        for: "0"
      ),
      tests: saving
    ),
    Mutant(
      "leaves half a file behind where there is no room",
      in: writing,
      at: "_ = calls.remove(temporary)",
      .drop("_ = calls.remove(temporary)"),
      tests: boundary
    ),
    Mutant(
      "lets the system forget the new name",
      in: writing,
      at: "// Without this, the system may forget",
      .drop("try synchronizeFolder()"),
      tests: boundary
    ),
    Mutant(
      "renames a file whose bytes aren't on disk",
      in: writing,
      at: #"try check("fsync", calls.synchronize(file))"#,
      .drop(#"try check("fsync", calls.synchronize(file))"#),
      tests: boundary
    ),
    Mutant(
      "leaves a file open that could not be written",
      in: writing,
      at: "_ = calls.close(file)\n      throw error",
      .drop("_ = calls.close(file)"),
      tests: boundary
    ),
    Mutant(
      "doesn't hear that there was no room when the file is closed",
      in: writing,
      at: #"try check("close", calls.close(file))"#,
      .replace(#"try check("close", calls.close(file))"#, by: "_ = calls.close(file)"),
      tests: boundary
    ),
    Mutant(
      "takes a part of the bytes for all of them",
      in: writing,
      at: "rest = rest.dropFirst(count)",
      .swap("rest.dropFirst(count)", for: "rest.dropFirst(rest.count)"),
      tests: boundary
    ),
    Mutant(
      "fails where a file system can't synchronize folders",
      in: writing,
      at: "if result == -Int(FileCalls.Code.notSupported.number)",
      .swap("result == -Int(FileCalls.Code.notSupported.number)", for: "false"),
      tests: boundary
    ),
    Mutant(
      "lets everybody read the file",
      in: "\(folder)/FileCalls.swift",
      at: "mode_t(0o600)",
      .swap("0o600", for: "0o644"),
      tests: "NavigationShimTests.SerializedNavPathTests"
    ),
    Mutant(
      "leaves a file in the way that it may not read",
      in: "\(folder)/SerializedNavPathError.swift",
      at: "code != FileCalls.permissionDenied",
      .swap("code != FileCalls.permissionDenied", for: "true"),
      tests: "NavigationShimTests.DiskFaultTests"
    ),
  ]

  private static let folder = "Sources/NavigationShim/Restoration"
  private static let writing = "\(folder)/PathFile+Writing.swift"
  private static let reading = "NavigationShimTests.SerializedNavPathReadingTests"
  private static let saving = "NavigationShimTests.SerializedNavPathSavingTests"
  private static let boundary = "NavigationShimTests.PathFileBoundaryTests"
}
