package import Foundation
package import SwiftUI

/// One launch of one app on one side, whichever client it is of.
@MainActor
package struct RunningApp {
  package let screen: EmulatedApp
  package let pathDescription: () -> String
  package let actions: () -> [String]
  package var perform: (String) -> Bool
  package let files: () -> [String: Data]
  /// Launches the app's first view once more, on the same model and SwiftUI's own stack.
  package var secondWindow: () -> EmulatedApp
}
