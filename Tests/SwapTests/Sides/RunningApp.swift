import Foundation
import SwiftUI

/// One launch of one app on one side, whichever client it is of.
@MainActor
struct RunningApp {
  let screen: EmulatedApp
  let pathDescription: () -> String
  let perform: (String) -> Bool
  let files: () -> [String: Data]
}
