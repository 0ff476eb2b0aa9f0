#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The calls of the system by which a file is replaced.
///
/// A table, so that a test can stop after each of them. A result below zero is a code of `errno`,
/// negated. Calls that a signal has interrupted are made again.
struct FileCalls {
  /// Creates a file that must not be there yet, for the owner only, to write to it.
  var create: (_ path: String) -> Int

  /// Opens a folder.
  var openFolder: (_ path: String) -> Int

  /// Writes bytes, or the first of them, and returns how many.
  var write: (_ file: Int, _ bytes: UnsafeRawBufferPointer) -> Int

  /// Waits until what was written is in the storage.
  var synchronize: (_ file: Int) -> Int

  /// Closes a file.
  var close: (_ file: Int) -> Int

  /// Gives a file the name of another, which is gone then.
  var rename: (_ path: String, _ newPath: String) -> Int

  /// Removes a file.
  var remove: (_ path: String) -> Int

  /// The system's own.
  static var live: FileCalls {
    FileCalls(
      create: { path in
        result { Int(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o600))) }
      },
      openFolder: { path in result { Int(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) } },
      write: { file, bytes in
        result { systemWrite(Int32(file), bytes.baseAddress, bytes.count) }
      },
      synchronize: { file in result { Int(synchronized(Int32(file))) } },
      // Not made again: whatever it says, the file is closed.
      close: { file in systemClose(Int32(file)) == 0 || errno == EINTR ? 0 : -Int(errno) },
      rename: { path, newPath in result { Int(systemRename(path, newPath)) } },
      remove: { path in result { Int(unlink(path)) } }
    )
  }

  private static func result(_ call: () -> Int) -> Int {
    while true {
      let value = call()
      if value >= 0 { return value }
      if errno != EINTR { return -Int(errno) }
    }
  }

  private static func synchronized(_ file: Int32) -> Int32 {
    #if canImport(Darwin)
    // `fsync` leaves the bytes in the drive's own memory there. Not every file system has the other.
    if fcntl(file, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(file)
  }
}

/// Reading, which changes nothing and needs no table.
extension FileCalls {
  /// A code of `errno`.
  struct Code: Error, Equatable {
    let number: Int32

    static let noSuchFile = Code(number: ENOENT)
    static let ioError = Code(number: EIO)
    static let notSupported = Code(number: EINVAL)

    fileprivate static var current: Code { Code(number: errno) }
  }

  static var permissionDenied: Int32 { EACCES }

  struct Status {
    let isPlain: Bool
    let byteCount: Int
  }

  /// Looks at what has a name, at the end of links.
  static func status(of path: String) -> Result<Status, Code> {
    var status = stat()
    guard stat(path, &status) == 0 else { return .failure(.current) }
    let isPlain = status.st_mode & S_IFMT == S_IFREG
    return .success(Status(isPlain: isPlain, byteCount: Int(status.st_size)))
  }

  /// Whether nothing has a name, not even a link that leads nowhere.
  static func isFree(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && errno == ENOENT
  }

  /// Reads a file from its beginning, at most so many bytes.
  static func read(_ path: String, upTo limit: Int) -> Result<[UInt8], Code> {
    // Never waits, whatever has taken the file's place meanwhile.
    let file = result { Int(open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)) }
    guard file >= 0 else { return .failure(Code(number: Int32(-file))) }
    defer { _ = systemClose(Int32(file)) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count < limit {
      let wanted = min(chunk.count, limit - bytes.count)
      let count = chunk.withUnsafeMutableBytes { buffer in
        result { systemRead(Int32(file), buffer.baseAddress, wanted) }
      }
      guard count >= 0 else { return .failure(Code(number: Int32(-count))) }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return .success(bytes)
  }

  /// The system's words for a code of `errno`.
  static func text(of code: Int32) -> String {
    String(cString: strerror(code))
  }
}

// Inside of the type, its own members hide the system's functions of the same names.
private let systemWrite = { write($0, $1, $2) } as @Sendable (Int32, UnsafeRawPointer?, Int) -> Int
private let systemRead =
  { read($0, $1, $2) } as @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int
private let systemClose = { close($0) } as @Sendable (Int32) -> Int32
private let systemRename = { rename($0, $1) } as @Sendable (String, String) -> Int32
