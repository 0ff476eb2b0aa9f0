public import Foundation

/// The files of an app, which outlive its launches.
@MainActor
public final class Disk {
  /// The files by their names.
  public var files: [String: Data]

  /// Creates a disk that holds some files.
  public init(files: [String: Data] = [:]) {
    self.files = files
  }
}
