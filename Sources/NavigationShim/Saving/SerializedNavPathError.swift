public import Foundation

/// The reason why a path can't be read from its file, or written to it.
///
/// ```swift
/// let places = SerializedNavPath(filenameWithExtension: "places.json")
/// if case .notAPath(_, setAside: let url?) = places.problem {
///   print("The file is at \(url) now.")
/// }
/// ```
///
/// An addition to SwiftUI's interface.
public enum SerializedNavPathError: Error, Equatable, Sendable {
  /// The name or the URL can't name a file, or its folder can't be found.
  ///
  /// The path lives in memory.
  case noPlace

  /// The system doesn't let the file be read now, with this `errno`, as before people unlock the device.
  ///
  /// The file isn't overwritten. It is tried again before each save, when the app comes to the foreground, and when
  /// protected data becomes available.
  case unreadable(code: Int32)

  /// The file isn't a saved path, for the given reason. It was renamed to this URL, and the path started empty.
  ///
  /// Without a URL, the file couldn't be renamed. It isn't overwritten, and the path lives in memory.
  case notAPath(String, setAside: URL?)

  /// The path can't be saved, or the file can't be erased, for the given reason, which quotes no values.
  ///
  /// The file is unchanged.
  case unwritable(String)
}

extension SerializedNavPathError: CustomStringConvertible, LocalizedError {
  /// The problem, and the state of the file after it.
  public var description: String {
    if case .notAPath(let reason, _) = self { "\(publicText) \(reason)" } else { publicText }
  }

  /// The ``description``.
  public var errorDescription: String? { description }

  /// The same for a log that others can read: without names and contents of files and folders.
  var publicText: String {
    switch self {
    case .noPlace:
      """
      The saved path has no place, so it lives in memory only: its name or URL isn't that of a file, or there is no \
      folder for it.
      """
    case .unreadable(let code):
      """
      The saved path can't be read now: \(Self.text(of: code)). It isn't overwritten, and is tried again when the \
      app comes to the foreground.
      """
    case .notAPath(_, setAside: .some):
      "The file isn't a saved path, so it was set aside."
    case .notAPath(_, setAside: .none):
      """
      The file isn't a saved path, and can't be set aside. It isn't overwritten, and the path lives in memory only. \
      Call erase() to remove it.
      """
    case .unwritable(let reason):
      "The path can't be saved: \(reason). The file is unchanged."
    }
  }

  static func text(of code: Int32) -> String { String(cString: strerror(code)) }
}
