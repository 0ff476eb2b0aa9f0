@testable import NavigationShim
import SwiftUI
import Testing

@Suite("Which columns SwiftUI's own split view shows")
struct NavigationSplitViewVisibilityTests {
  @Test("is taken in", arguments: [Shim.NavigationSplitViewVisibility.all, .doubleColumn])
  func written(visibility: Shim.NavigationSplitViewVisibility) {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return }
    var known = Shim.NavigationSplitViewVisibility.detailOnly
    known.native = visibility.native
    #expect(known == visibility)
    known.native = .detailOnly
    #expect(known == .detailOnly)
  }
}
