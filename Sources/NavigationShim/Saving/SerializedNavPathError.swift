public import Foundation

/// The reason why a path can't be read from its file, or written to it.
///
/// ```swift
/// let places = SerializedNavPath(filenameWithExtension: "places.json")
/// if let problem = places.problem, case .setAside(let url) = problem.consequence {
///   print("\(problem.reason): the file is at \(url) now.")
/// }
/// ```
///
/// An addition to SwiftUI's interface.
public struct SerializedNavPathError: Error, CustomStringConvertible, LocalizedError, Sendable {
  /// The kind of problem: see ``SerializedNavPathError`` for an example.
  public enum Reason: Hashable, Sendable {
    /// The name can't be that of a file, for the given reason.
    case invalidName(String)

    /// The folder for the file can't be found or created, for the given reason.
    case noFolder(String)

    /// The system refused to read the file, with this `errno`.
    case unreadable(code: Int32)

    /// The name belongs to something other than a file, such as a folder.
    case notAFile

    /// The file, or the path to save, has more bytes than the limit.
    case tooLarge(byteCount: Int, limit: Int)

    /// The file isn't a saved path; the text has the problem and its position.
    case malformed(String)

    /// An element of the path can't be saved; the index is counted from 0 for the screen above the root.
    case unsavableElement(index: Int, typeName: String, explanation: String)

    /// The system refused to write the file, with this `errno`.
    case unwritable(code: Int32)

    /// The system refused to erase the file, with this `errno`.
    case unerasable(code: Int32)
  }

  /// The state of the file after the problem: see ``SerializedNavPathError`` for an example.
  public enum Consequence: Hashable, Sendable {
    /// There is no file: the path lives in memory.
    case noFile

    /// The file was renamed to this URL, and the path started empty.
    case setAside(URL)

    /// The file is unchanged and won't be overwritten, and the path lives in memory.
    case leftAlone

    /// The file keeps the path that was saved before, if there was one.
    case keptAsBefore
  }

  /// The kind of problem.
  public let reason: Reason

  /// The file's path in the system, or only its name if there can't be a file.
  let place: String

  /// The state of the file after the problem.
  public internal(set) var consequence: Consequence

  /// Whether the file may hold a good path that can't be read now.
  var leavesFileUsable: Bool {
    switch reason {
    // Before people unlock the device for the first time, reading a protected file fails with EPERM.
    case .unreadable(let code): code != EACCES
    case .notAFile: true
    default: false
    }
  }

  /// A text with the file, the problem, and the state of the file after it.
  public var description: String {
    "\(place): \(reasonText { ": \($0)" }). \(consequenceText)"
  }

  /// The same for a log that others can read: without names and contents of files and folders, and without other
  /// frameworks' texts about them.
  var publicText: String {
    let consequence =
      if case .setAside = consequence { "The file was set aside." } else { consequenceText }
    return "\(reasonText { _ in "" }). \(consequence) The object's problem has the details."
  }

  /// The ``description``.
  public var errorDescription: String? { description }

  /// The problem in words.
  ///
  /// Calls a function for a part that may have names or contents.
  private func reasonText(_ detail: (String) -> String) -> String {
    switch reason {
    case .invalidName(let text): "the name of a saved path \(text)"
    case .noFolder(let text): "there is no folder for the saved path\(detail(text))"
    case .unreadable(let code): "the saved path can't be read: \(text(of: code))"
    case .notAFile: "this isn't a plain file, and so not a saved path"
    case .tooLarge(let count, let limit):
      "a saved path of \(count) bytes is over the limit of \(limit)"
    case .malformed(let text): "the file isn't a saved path\(detail(text))"
    case .unsavableElement(let index, let typeName, let text):
      "element \(index) of the path, of type \(typeName), can't be saved\(detail(text))"
    case .unwritable(let code): "the path can't be saved: \(text(of: code))"
    case .unerasable(let code): "the saved path can't be erased: \(text(of: code))"
    }
  }

  private var consequenceText: String {
    switch consequence {
    case .noFile: "The path lives in memory only."
    case .setAside(let url): "The file was set aside as \(url.lastPathComponent)."
    case .leftAlone:
      "It isn't overwritten, and the path lives in memory only. Call erase() to remove it."
    case .keptAsBefore: "The file keeps the path that was saved before."
    }
  }

  private func text(of code: Int32) -> String { String(cString: strerror(code)) }
}
