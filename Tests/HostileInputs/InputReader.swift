package import Foundation

/// Reads inputs, and insists on what holds of each.
@MainActor
package struct InputReader {
  /// What has become of an input that broke nothing.
  package enum Outcome {
    /// It was read.
    case read

    /// It was refused, with an error of the documented type.
    case refused
  }

  private let folder: URL

  /// Creates a reader.
  ///
  /// - Parameter folder: An empty folder for the inputs that are files.
  package init(folder: URL) {
    self.folder = folder
  }

  /// Reads one input.
  ///
  /// - Throws: The property that doesn't hold.
  package func read(_ input: HostileInput) throws(Finding) -> Outcome {
    let data = Data(input.bytes)
    var generator = input.generator
    let isRead =
      switch input.entrance {
      case .representation: try PathProperties.check(data, &generator)
      case .file: try FileProperties.check(data)
      case .routes: try StoreProperties.checkRoutes(data)
      case .path: try StoreProperties.checkPath(data)
      case .rootedPath: try StoreProperties.checkRootedPath(data)
      case .url: try URLProperties.check(input.bytes)
      case .disk: try FileProperties.check(data, in: folder)
      }
    return isRead ? .read : .refused
  }
}
