import Foundation

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
