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

extension PathFile {
  /// Reads the file; `nil` if there is none.
  ///
  /// - Throws: ``SerializedNavPathError``.
  func read() throws -> Data? {
    switch FileCalls.status(of: url.path) {
    case .failure(let code) where code == .noSuchFile: return nil
    case .failure(let code): throw error(.unreadable(code: code.number), .leftAlone)
    case .success(let status):
      guard status.isPlain else { throw error(.notAFile, .leftAlone) }
      guard status.byteCount <= SerializedNavPath.maximumByteCount else {
        throw tooLarge(status.byteCount, .leftAlone)
      }
    }
    // One byte more, to know of a file that has grown since.
    let limit = SerializedNavPath.maximumByteCount
    switch FileCalls.read(url.path, upTo: limit + 1) {
    case .failure(let code): throw error(.unreadable(code: code.number), .leftAlone)
    case .success(let bytes) where bytes.count > limit: throw tooLarge(bytes.count, .leftAlone)
    case .success(let bytes): return Data(bytes)
    }
  }

  /// Reads a path from the contents of the file.
  ///
  /// - Throws: ``SerializedNavPathError``.
  func decode(_ data: Data) throws -> Shim.NavigationPath {
    do {
      // An optional, as `JSONEncoder().encode(path.codable)` writes `null` for a path that can't be
      // saved: there was nothing to restore.
      let saved = try Shim.NavigationPath.CodableRepresentation?(json: data)
      return saved.map { Shim.NavigationPath($0) } ?? Shim.NavigationPath()
    } catch let underlyingError {
      let text = data.isEmpty ? "it is empty" : Self.text(of: underlyingError, in: data)
      throw error(.malformed(text), .leftAlone)
    }
  }

  func tooLarge(
    _ count: Int,
    _ consequence: SerializedNavPathError.Consequence
  ) -> SerializedNavPathError {
    let limit = SerializedNavPath.maximumByteCount
    return error(.tooLarge(byteCount: count, limit: limit), consequence)
  }

  private static func text(of error: any Error, in data: Data) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context):
      return context.debugDescription.trimmingSuffix(".")
    case .dataCorrupted(let context):
      let detail = parserError(in: data).map { " \($0)" } ?? ""
      return (context.debugDescription + detail).trimmingSuffix(".")
    @unknown default:
      return "\(error)"
    }
  }

  /// What a parser says that, other than the decoder, names the place in the text.
  private static func parserError(in data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .allowFragments)
      return nil
    } catch {
      return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

extension PathFile {
  /// Encodes a path as the contents of the file.
  ///
  /// - Throws: ``SerializedNavPathError``.
  func encode(_ path: Shim.NavigationPath) throws -> Data {
    guard let codable = path.codable else {
      let index = path.elements.firstIndex { !$0.isCodable } ?? 0
      throw unsavable(path, index, "it was appended where it was not known to be Codable")
    }
    let data: Data
    do {
      data = try JSONEncoder().encode(codable)
    } catch {
      let encoder = JSONEncoder()
      let index = path.elements.firstIndex { (try? $0.encoded(by: encoder)) == nil } ?? 0
      throw unsavable(path, index, "\(error)")
    }
    guard data.count <= SerializedNavPath.maximumByteCount else {
      throw tooLarge(data.count, .keptAsBefore)
    }
    return data
  }

  /// Replaces the file, such that at any moment it has the old contents or the new ones, and such
  /// that the new ones are in the storage at the end.
  ///
  /// - Throws: ``SerializedNavPathError``, which says whether the old contents are there.
  func write(_ data: Data) throws {
    let temporary = temporaryPath()
    do {
      try create(temporary, with: data)
      try check("rename", calls.rename(temporary, url.path))
    } catch {
      _ = calls.remove(temporary)
      throw error
    }
    // Without this, the system may forget the new name for a while: the old path would come back.
    try synchronizeFolder()
  }

  private func create(_ path: String, with data: Data) throws {
    var file = calls.create(path)
    if file == -Int(FileCalls.Code.noSuchFile.number) {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      file = calls.create(path)
    }
    try check("open", file)
    do {
      try data.withUnsafeBytes { try write($0, to: file) }
      try check("fsync", calls.synchronize(file))
    } catch {
      _ = calls.close(file)
      throw error
    }
    // Some file systems, of networks above all, report here that the bytes had no room.
    try check("close", calls.close(file))
  }

  private func write(_ bytes: UnsafeRawBufferPointer, to file: Int) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = calls.write(file, UnsafeRawBufferPointer(rebasing: rest))
      // None at all is no answer to have again and again.
      try check("write", count == 0 ? -Int(FileCalls.Code.ioError.number) : count)
      rest = rest.dropFirst(count)
    }
  }

  private func synchronizeFolder() throws {
    let file = calls.openFolder(folder.path)
    try check("open the folder", file, .unconfirmed)
    let result = calls.synchronize(file)
    _ = calls.close(file)
    // Some file systems keep names by other means, and have no such call.
    if result == -Int(FileCalls.Code.notSupported.number) { return }
    try check("fsync the folder", result, .unconfirmed)
  }

  private func check(
    _ operation: String,
    _ result: Int,
    _ consequence: SerializedNavPathError.Consequence = .keptAsBefore
  ) throws {
    guard result < 0 else { return }
    throw error(.unwritable(operation: operation, code: Int32(-result)), consequence)
  }

  private func unsavable(
    _ path: Shim.NavigationPath,
    _ index: Int,
    _ text: String
  ) -> SerializedNavPathError {
    let typeName = path.elements[index].typeName
    return error(
      .unsavableElement(index: index, typeName: typeName, explanation: text),
      .keptAsBefore
    )
  }
}

/// The other names that the contents of the file may have.
extension PathFile {
  /// Removes the file.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: ``SerializedNavPathError``.
  func erase() throws -> Bool {
    let result = calls.remove(url.path)
    if result == 0 { return true }
    let code = Int32(-result)
    if code == FileCalls.Code.noSuchFile.number { return false }
    throw error(.unerasable(code: code), .leftAlone)
  }

  /// Gives the unusable file another name, and notes that in the error.
  ///
  /// - Returns: Whether it could be done.
  func setAside(after error: inout SerializedNavPathError) -> Bool {
    for number in 1...9_999 {
      let aside = url(ofUnusable: number)
      guard FileCalls.isFree(aside.path) else { continue }
      guard calls.rename(url.path, aside.path) == 0 else { return false }
      error.consequence = .setAside(aside)
      return true
    }
    return false
  }

  private func url(ofUnusable number: Int) -> URL {
    let fileExtension = url.pathExtension
    let aside = url.deletingPathExtension().appendingPathExtension("unusable-\(number)")
    return fileExtension.isEmpty ? aside : aside.appendingPathExtension(fileExtension)
  }

  // MARK: Files that are being written

  private static let temporarySuffix = ".saving"

  /// A name that no other writer uses, in this process or another.
  func temporaryPath() -> String {
    let number = String(UInt32.random(in: 0...UInt32.max), radix: 16)
    let padded = String(repeating: "0", count: 8 - number.count) + number
    return folder.appendingPathComponent(".\(name).\(padded)\(Self.temporarySuffix)").path
  }

  /// Removes what writers have left that were killed.
  ///
  /// What is younger than a minute may be another process's that is just writing.
  func removeLeftovers() {
    let prefix = ".\(name)."
    let length = prefix.count + 8 + Self.temporarySuffix.count
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names
    where name.hasPrefix(prefix) && name.hasSuffix(Self.temporarySuffix) && name.count == length {
      let path = folder.appendingPathComponent(name).path
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard let date = attributes?[.modificationDate] as? Date, date.timeIntervalSinceNow < -60
      else { continue }
      _ = calls.remove(path)
    }
  }
}
