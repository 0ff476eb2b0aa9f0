import Foundation

/// The file of a path.
///
/// Each function throws ``SerializedNavPathError``.
struct PathFile: Sendable {
  /// The queue on which files are read and written, one after another.
  ///
  /// If two objects share a file, the later write is the later one on disk.
  @MainActor static let queue = DispatchQueue(label: "NavigationShim.PathFile", qos: .utility)

  private let url: URL

  /// Creates the file with a URL, or returns `nil` if the URL can't be that of a file.
  init?(at url: URL) {
    guard url.isFileURL, !url.hasDirectoryPath else { return nil }
    // A symbolic link is kept, and the file that it leads to is replaced.
    self.url = url.standardizedFileURL.resolvingSymlinksInPath()
  }

  /// Returns the URL of a file in Application Support, on tvOS in Caches, or `nil` if it can't have that name.
  static func url(named name: String) -> URL? {
    #if os(tvOS)
    let directory = FileManager.SearchPathDirectory.cachesDirectory
    #else
    let directory = FileManager.SearchPathDirectory.applicationSupportDirectory
    #endif
    let folder = FileManager.default.urls(for: directory, in: .userDomainMask).first
    let isName = !name.isEmpty && !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
    return isName ? folder?.appendingPathComponent(name) : nil
  }

  /// Returns the contents; `nil` if there is no file.
  func read() throws -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch {
      let code = error.systemCode
      guard code != ENOENT else { return nil }
      throw SerializedNavPathError.unreadable(code: code)
    }
  }

  /// Replaces the file.
  ///
  /// At any moment, and after an error, it has the old contents or the new ones.
  func write(_ data: Data) throws {
    let files = FileManager.default
    do {
      let folder = url.deletingLastPathComponent()
      try? files.createDirectory(at: folder, withIntermediateDirectories: true)
      // A process that is killed here may leave Foundation's temporary file. The owner of such a file can't be
      // determined, so it stays.
      try data.write(to: url, options: .atomic)
    } catch {
      throw SerializedNavPathError.unwritable(SerializedNavPathError.text(of: error.systemCode))
    }
    // Foundation makes its files readable for others.
    try? files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
  }

  func erase() throws {
    // Not by the file manager, which removes folders with their contents.
    guard unlink(url.path) != 0, errno != ENOENT else { return }
    throw SerializedNavPathError.unwritable(SerializedNavPathError.text(of: errno))
  }

  /// Renames the file, in place of one that was set aside earlier; returns the new URL, or `nil` if that is impossible.
  func setAside() -> URL? {
    let stem = url.deletingPathExtension().appendingPathExtension("unusable")
    let aside = url.pathExtension.isEmpty ? stem : stem.appendingPathExtension(url.pathExtension)
    return rename(url.path, aside.path) == 0 ? aside : nil
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
