import Foundation

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
