import SwiftUI

/// Flows of the sample client, each to be played with on either host.
@main
struct SampleApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}
