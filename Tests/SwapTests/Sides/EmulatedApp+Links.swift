import NavigationShim
import SwiftUI

extension EmulatedApp {
  /// An app whose stacks are of links, and whose wake-ups come from its own clock.
  static func onLinks<Content: View>(
    storage: EmulatedStorage,
    @ViewBuilder _ content: () -> Content
  ) -> EmulatedApp {
    EmulatedApp(storage: storage) {
      content().navigationHost(.links)
    }
  }
}
