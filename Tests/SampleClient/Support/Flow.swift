public import SwiftUI

/// One small app of the sample client, as scripts launch it and ask it about its path.
@MainActor
public protocol Flow: AnyObject {
  /// The type of the app's first view.
  associatedtype Root: View

  /// Launches the app with the files that earlier launches have left.
  init(disk: Disk)

  /// The app's first view.
  var root: Root { get }

  /// What the app itself says about its path, and about what it presents besides.
  var pathDescription: String { get }

  /// The names of what the app's own code might do now.
  var actions: [String] { get }

  /// Does what the app's own code might do at any time, and returns whether it could be done.
  func perform(_ action: String) -> Bool
}
