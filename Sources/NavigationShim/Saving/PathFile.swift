package import Foundation

struct PathFile: Sendable {
  /// The queue on which files are read and written, one after another.
  ///
  /// If two objects share a file, the later write is the later one on disk.
  @MainActor static let queue = DispatchQueue(label: "NavigationShim.PathFile", qos: .utility)

  /// The limit for a file, in bytes.
  ///
  /// A larger file isn't read, and a larger path isn't written.
  static let maximumByteCount = 16 * 1024 * 1024

  let url: URL

  /// Waits until the ``queue`` is empty, and the main actor has the results.
  @MainActor static func waitForQueue() async {
    await withCheckedContinuation { continuation in
      queue.async { Task { @MainActor in continuation.resume() } }
    }
  }

  private func error(
    _ reason: SerializedNavPathError.Reason,
    _ consequence: SerializedNavPathError.Consequence = .leftAlone
  ) -> SerializedNavPathError {
    SerializedNavPathError(reason: reason, place: url.path, consequence: consequence)
  }

  private func checkSize(_ count: Int, _ consequence: SerializedNavPathError.Consequence) throws {
    guard count > Self.maximumByteCount else { return }
    throw error(.tooLarge(byteCount: count, limit: Self.maximumByteCount), consequence)
  }
}

/// The file for a path, or the reason why there can't be one.
typealias PathPlace = Result<PathFile, SerializedNavPathError>

extension PathPlace {
  /// The limit for the name of a file, in bytes.
  ///
  /// The name of an unusable file gets 14 more.
  private static var maximumNameLength: Int { 255 - 14 }

  static func place(named name: String) -> PathPlace {
    if let text = objection(to: name) { return nowhere(name, .invalidName(text)) }
    #if os(tvOS)
    let directory = FileManager.SearchPathDirectory.cachesDirectory
    #else
    let directory = FileManager.SearchPathDirectory.applicationSupportDirectory
    #endif
    do {
      let folder = try FileManager.default
        .url(for: directory, in: .userDomainMask, appropriateFor: nil, create: true)
      return .success(PathFile(url: folder.appendingPathComponent(name)))
    } catch {
      return nowhere(name, .noFolder(error.localizedDescription))
    }
  }

  static func place(at url: URL) -> PathPlace {
    let name = url.lastPathComponent
    guard url.isFileURL else {
      return nowhere(url.absoluteString, .invalidName("must be that of a file"))
    }
    let text =
      url.hasDirectoryPath ? "is that of a folder" : objection(to: name, isWhole: url.path)
    if let text { return nowhere(name, .invalidName(text)) }
    // A symbolic link is kept, and the file that it leads to is replaced.
    return .success(PathFile(url: url.standardizedFileURL.resolvingSymlinksInPath()))
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
  ) -> PathPlace {
    .failure(SerializedNavPathError(reason: reason, place: name, consequence: .noFile))
  }
}

/// The file itself, for the ``queue``. Each function throws ``SerializedNavPathError``.
extension PathFile {
  func read() throws -> Data? {
    // The attributes are read first, because opening a pipe waits for its other end. They aren't read by the
    // system call: App Store Connect asks each app that links the package for a reason.
    var file = url.resolvingSymlinksInPath()
    file.removeAllCachedResourceValues()
    let values: URLResourceValues
    do {
      values = try file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch let underlyingError {
      throw error(.unreadable(code: underlyingError.systemCode))
    }
    guard values.isRegularFile == true, let size = values.fileSize else { throw error(.notAFile) }
    try checkSize(size, .leftAlone)
    do {
      return try Data(contentsOf: url)
    } catch let underlyingError {
      throw error(.unreadable(code: underlyingError.systemCode))
    }
  }

  /// Replaces the file.
  ///
  /// At any moment, and after an error, it has the old contents or the new ones.
  func write(_ data: Data) throws {
    let files = FileManager.default
    do {
      if !files.fileExists(atPath: url.path) {
        let folder = url.deletingLastPathComponent()
        try? files.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      // A process that is killed here may leave Foundation's temporary file. The owner of such a file can't be
      // determined, so it stays.
      try data.write(to: url, options: .atomic)
    } catch let underlyingError {
      throw error(.unwritable(code: underlyingError.systemCode), .keptAsBefore)
    }
    // Foundation makes its files readable for others.
    try? files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
  }

  func erase() throws {
    // Not by the file manager, which removes folders with their contents.
    guard unlink(url.path) != 0, errno != ENOENT else { return }
    throw error(.unerasable(code: errno))
  }

  /// Renames the unusable file, and notes the new name in the error; returns whether that was possible.
  func setAside(after error: inout SerializedNavPathError) -> Bool {
    for number in 1...9_999 {
      let aside = url(ofUnusable: number)
      do {
        try FileManager.default.moveItem(at: url, to: aside)
        error.consequence = .setAside(aside)
        return true
      } catch CocoaError.fileWriteFileExists {
        continue
      } catch {
        return false
      }
    }
    return false
  }

  private func url(ofUnusable number: Int) -> URL {
    let fileExtension = url.pathExtension
    let aside = url.deletingPathExtension().appendingPathExtension("unusable-\(number)")
    return fileExtension.isEmpty ? aside : aside.appendingPathExtension(fileExtension)
  }
}

/// The contents of the file. Each function throws ``SerializedNavPathError``.
extension PathFile {
  func encode(_ path: Shim.NavigationPath) throws -> Data {
    func unsavable(_ text: String, _ isUnsavable: (PathElement) -> Bool) -> SerializedNavPathError {
      let index = path.elements.firstIndex(where: isUnsavable) ?? 0
      let name = path.elements[index].typeName
      return error(
        .unsavableElement(index: index, typeName: name, explanation: text),
        .keptAsBefore
      )
    }
    guard let codable = path.codable else {
      throw unsavable("it was appended where it was not known to be Codable") { !$0.isCodable }
    }
    let encoder = JSONEncoder()
    let data: Data
    do {
      data = try encoder.encode(codable)
    } catch {
      throw unsavable("\(error)") { (try? $0.encoded(by: encoder)) == nil }
    }
    try checkSize(data.count, .keptAsBefore)
    return data
  }

  func decode(_ data: Data) throws -> Shim.NavigationPath {
    do {
      // An optional, because `JSONEncoder().encode(path.codable)` writes `null` for a path that can't be saved.
      let saved = try Shim.NavigationPath.CodableRepresentation?(json: data)
      return saved.map { Shim.NavigationPath($0) } ?? Shim.NavigationPath()
    } catch let underlyingError {
      let text = data.isEmpty ? "it is empty" : Self.text(of: underlyingError, in: data)
      throw error(.malformed(text))
    }
  }

  private static func text(of error: any Error, in data: Data) -> String {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      let detail = parserError(in: data).map { " \($0)" } ?? ""
      let place = context.codingPath.last?.intValue.map { " (index \($0))" } ?? ""
      let text = context.debugDescription + detail
      return (text.hasSuffix(".") ? String(text.dropLast()) : text) + place
    default:
      return "\(error)"
    }
  }

  /// The parser's description of an error.
  ///
  /// Unlike the decoder's, it has the position in the text.
  private static func parserError(in data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .allowFragments)
      return nil
    } catch {
      return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    }
  }
}

extension Error {
  /// The `errno` of an error of Foundation's.
  fileprivate var systemCode: Int32 {
    var error = self as NSError
    while error.domain != NSPOSIXErrorDomain {
      guard let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error else { return EIO }
      error = underlying as NSError
    }
    return Int32(error.code)
  }
}

extension SavingState.Write {
  /// Replaces the file, and returns the error, if any; for the ``PathFile/queue``.
  func perform(at place: PathPlace) -> (any Error)? {
    do { try place.get().write(data) } catch { return error }
    return nil
  }
}

extension SerializedNavPath {
  /// Returns the path that a file with some contents would have; for tests.
  package nonisolated static func path(fromContents data: Data) throws -> Shim.NavigationPath {
    try PathFile(url: URL(fileURLWithPath: "/path.json")).decode(data)
  }
}
