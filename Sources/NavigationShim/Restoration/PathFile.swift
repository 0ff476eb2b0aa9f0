import Foundation

/// The file of a path.
struct PathFile {
  let url: URL
  var calls = FileCalls.live

  /// What is the longest name of a file, less what the names that are made of it need besides.
  static let maximumNameLength = 255 - 17

  var name: String { url.lastPathComponent }
  var folder: URL { url.deletingLastPathComponent() }

  /// Finds the place for a file in Application Support.
  static func place(named name: String) -> Result<PathFile, SerializedNavPathError> {
    if let text = objection(to: name) { return .failure(nowhere(name, .invalidName(text))) }
    #if os(tvOS)
    let directory = FileManager.SearchPathDirectory.cachesDirectory
    #else
    let directory = FileManager.SearchPathDirectory.applicationSupportDirectory
    #endif
    do {
      let folder = try FileManager.default.url(
        for: directory,
        in: .userDomainMask,
        appropriateFor: nil,
        create: true
      )
      return .success(PathFile(url: folder.appendingPathComponent(name)))
    } catch {
      return .failure(nowhere(name, .noFolder(error.localizedDescription)))
    }
  }

  /// Finds the place for a file of the app's choice.
  static func place(at url: URL) -> Result<PathFile, SerializedNavPathError> {
    let name = url.lastPathComponent
    guard url.isFileURL else {
      return .failure(nowhere(url.absoluteString, .invalidName("must be that of a file")))
    }
    let text =
      url.hasDirectoryPath ? "is that of a folder" : objection(to: name, isWhole: url.path)
    if let text { return .failure(nowhere(name, .invalidName(text))) }
    // A link stays, and what it leads to is replaced.
    return .success(PathFile(url: url.standardizedFileURL.resolvingSymlinksInPath()))
  }

  func error(
    _ reason: SerializedNavPathError.Reason,
    _ consequence: SerializedNavPathError.Consequence
  ) -> SerializedNavPathError {
    SerializedNavPathError(reason: reason, filename: name, url: url, consequence: consequence)
  }

  private static func objection(to name: String, isWhole path: String = "") -> String? {
    if name.isEmpty { return "is empty" }
    if name == "." || name == ".." { return "is that of a folder" }
    if name.utf8.contains(UInt8(ascii: "/")) { return "has a separator" }
    if name.utf8.contains(0) || path.utf8.contains(0) { return "has a NUL" }
    let length = name.utf8.count
    guard length > maximumNameLength else { return nil }
    return "has \(length) bytes, and \(maximumNameLength) is the limit"
  }

  private static func nowhere(
    _ name: String,
    _ reason: SerializedNavPathError.Reason
  ) -> SerializedNavPathError {
    SerializedNavPathError(reason: reason, filename: name, url: nil, consequence: .noFile)
  }
}
