import NavigationShim
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Names that documents had before 0.1")
struct FormerNamesTests {
  @available(*, deprecated)
  @Test("mean what has taken their places")
  func meaning() throws {
    expect(NavigationStillPushes.hidden, is: NavigationIntermediateScreens.hidden)
    expect(NavigationRows.disabled, is: .plain)
    expect(NavigationPacing.settled(fallback: 2), is: .settled(fallbackSeconds: 2))
    expect(NavigationPacing.fixed(2), is: .fixed(seconds: 2))
    let path = Shim.NavigationPath([1, 2])
    expect(path.last(as: Int.self), is: 2)
    expect(try path.elements(as: Int.self), is: [1, 2])
    expect(path.compactElements(as: String.self), is: [])
  }
}
