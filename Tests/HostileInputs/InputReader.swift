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
  private let sabotage: Sabotage

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - folder: An empty folder for the inputs that are files.
  ///   - sabotage: What is broken on purpose.
  package init(folder: URL, sabotage: Sabotage = .none) {
    self.folder = folder
    self.sabotage = sabotage
  }

  /// Reads one input.
  ///
  /// - Throws: The property that doesn't hold.
  package func read(_ input: HostileInput) throws(Finding) -> Outcome {
    let data = Data(input.bytes)
    var generator = input.generator
    let isRead =
      switch input.entrance {
      case .representation: try PathProperties.check(data, &generator, sabotage)
      case .file: try FileProperties.check(data, sabotage)
      case .routes: try StoreProperties.checkRoutes(data, sabotage)
      case .path: try StoreProperties.checkPath(data, sabotage)
      case .rootedPath: try StoreProperties.checkRootedPath(data, sabotage)
      case .url: try URLProperties.check(input.bytes, sabotage)
      case .disk: try FileProperties.check(data, in: folder, sabotage)
      }
    return isRead ? .read : .refused
  }
}
