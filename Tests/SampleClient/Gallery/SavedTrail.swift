public import SwiftUI

/// A path as it is handed to other modules.
public struct SavedTrail: Codable, Equatable {
  /// What can be saved of the path.
  public let representation: NavigationPath.CodableRepresentation

  /// Takes what can be saved of a path, if all of it can.
  public init?(_ path: NavigationPath) {
    guard let representation = path.codable else { return nil }
    self.representation = representation
  }

  /// Leads a stack there again.
  public func restore(_ path: Binding<NavigationPath>) {
    path.wrappedValue = NavigationPath(representation)
  }
}
