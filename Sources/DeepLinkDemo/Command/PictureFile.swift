import Foundation

/// The file that a picture is written to.
enum PictureFile {
  /// Why a picture can't be written.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Writes a picture, all of it or nothing: what was in the file before stays until the new
  /// picture is complete.
  ///
  /// - Throws: ``Failure``.
  static func write(_ picture: CommandResult.Picture) throws(Failure) {
    // A link is followed, not replaced.
    let url = URL(fileURLWithPath: picture.file).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    // To replace a device or a pipe by a file would do harm.
    if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
      throw failure(picture, type == .typeDirectory ? "it is a directory" : "it is no plain file")
    }
    do {
      try Data(picture.contents.utf8).write(to: url, options: .atomic)
    } catch {
      throw failure(picture, (error as NSError).systemReason)
    }
  }

  private static func failure(_ picture: CommandResult.Picture, _ reason: String) -> Failure {
    Failure(description: "can't write \(TerminalText.cleaned(picture.file)): \(reason)")
  }
}
