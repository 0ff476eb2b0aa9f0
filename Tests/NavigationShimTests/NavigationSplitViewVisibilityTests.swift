@testable import NavigationShim
import SwiftUI
import Testing

@Suite("Which columns SwiftUI's own split view shows")
struct NavigationSplitViewVisibilityTests {
  @Test("is taken in", arguments: [Shim.NavigationSplitViewVisibility.all, .doubleColumn])
  func written(visibility: Shim.NavigationSplitViewVisibility) {
    var known = Shim.NavigationSplitViewVisibility.detailOnly
    known.native = visibility.native
    #expect(known == visibility)
    known.native = .detailOnly
    #expect(known == .detailOnly)
  }
}
