import AppTesting
import Combine
import NavigationShim
import SwiftUI
import Testing

#if !canImport(Darwin)
/// Only the emulator knows where images are.
@MainActor
@Suite("NavigationBackport's names, in the rows of a list")
struct RowNamesTests {
  @Test("a link has one chevron, with the style for rows and without, and none with another style")
  func chevrons() async {
    let app = await AppUnderTest.settled(.links) {
      NBNavigationStack {
        List {
          NBNavigationLink("by itself", value: 1)
          NBNavigationLink("as a row", value: 1).buttonStyle(.navigationLinkRowStyle)
          NBNavigationLink("plain", value: 1).buttonStyle(.plain)
        }
        .nbNavigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    let chevron = Image(systemName: "chevron.forward")
    #expect(app.emulated.labels(showing: chevron) == ["by itself", "as a row"])
  }
}
#endif
