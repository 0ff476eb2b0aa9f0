public import Foundation

/// The reason why a path could not be read from its file, or written to it.
public struct SerializedNavPathError: Error, CustomStringConvertible, LocalizedError, Sendable {
  /// The kind of problem.
  public enum Reason: Hashable, Sendable {
    /// The name can't be that of a file, for the reason given.
    case invalidName(String)

    /// The folder for the file is not to be had, for the reason given.
    case noFolder(String)

    /// The system refused to read the file; the code is that of `errno`.
    case unreadable(code: Int32)

    /// There is something else under that name, such as a folder.
    case notAFile

    /// The file, or the path to save, has more bytes than the limit.
    case tooLarge(byteCount: Int, limit: Int)

    /// The file doesn't hold a path; the text says what is there instead, and where.
    case malformed(String)

    /// An element of the path can't be saved; the index is counted from the root.
    case unsavableElement(index: Int, typeName: String, explanation: String)

    /// The system refused to write the file; the code is that of `errno`.
    case unwritable(code: Int32)

    /// The system refused to erase the file; the code is that of `errno`.
    case unerasable(code: Int32)
  }

  /// The state of the file afterwards.
  public enum Consequence: Hashable, Sendable {
    /// There is none: the path lives in memory.
    case noFile

    /// It was given another name, and the path began empty.
    case setAside(URL)

    /// The file is unchanged and won't be overwritten, and the path lives in memory.
    case leftAlone

    /// The file keeps the path that was saved before, if there was one.
    case keptAsBefore
  }

  /// The kind of problem.
  public let reason: Reason

  /// The path of the file in the system, or if there can't be one, its name.
  let place: String

  /// The state of the file afterwards.
  public internal(set) var consequence: Consequence

  /// Whether the file may well hold a good path that just can't be read now.
  var leavesFileUsable: Bool {
    switch reason {
    // Before the device is unlocked for the first time, a protected file can't be read: EPERM.
    case .unreadable(let code): code != EACCES
    case .notAFile: true
    default: false
    }
  }

  /// A text that names the file, the problem, and the state of the file afterwards.
  public var description: String {
    "\(place): \(reasonText { ": \($0)" }). \(consequenceText)"
  }

  /// The same for a log that others may read: without names and contents of files and folders, and
  /// without texts of other frameworks about them.
  var publicText: String {
    let consequence =
      if case .setAside = consequence { "The file was set aside." } else { consequenceText }
    return "\(reasonText { _ in "" }). \(consequence) The object's problem says more."
  }

  /// The ``description``.
  public var errorDescription: String? { description }

  /// Says what went wrong, with the part of a text to quote, which may contain names or contents.
  private func reasonText(_ detail: (String) -> String) -> String {
    switch reason {
    case .invalidName(let text): "the name of a saved path \(text)"
    case .noFolder(let text): "there is no folder for the saved path\(detail(text))"
    case .unreadable(let code): "the saved path can't be read: \(text(of: code))"
    case .notAFile: "this is no plain file, so it is no saved path"
    case .tooLarge(let count, let limit):
      "a saved path of \(count) bytes is over the limit of \(limit)"
    case .malformed(let text): "the file holds no saved path\(detail(text))"
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
      "Nothing is written over it, and the path lives in memory only; erase() makes way."
    case .keptAsBefore: "The file keeps what was saved before."
    }
  }

  private func text(of code: Int32) -> String { String(cString: strerror(code)) }
}
