import Testing

@testable import NavigationShim

@Suite("SwiftUI's reports to a link")
struct LinkStateTests {
  @Test("one that is due counts only if a screen leaves, and one to a link that is off never does")
  func due() {
    final class Screen {}
    let screen = Screen()
    for (isDue, isLeaving) in [(false, false), (true, false), (true, true)] {
      var link = LinkState<Screen>()
      link.turnOn(to: screen)
      link.isReportDue = isDue
      expect(link.observeReport(isLeaving: isLeaving) === screen, is: !isDue || isLeaving)
      link.turnOff()
      expect(link.observeReport(isLeaving: isLeaving) == nil, is: true)
    }
  }
}
