import LinkStackEngine
import NavigationShimTesting
import Testing

/// The app wants the root, from two screens above it, and the host begins to pop a while later.
///
/// By then a person has gone back, or has begun to, and the host's own pop is lost.
@MainActor
@Suite("[] ← [a, b], and a person who goes back before the host has begun to pop")
struct BackInLagTests {
  @Test("ends at the root", arguments: BackInLag.allCases)
  func root(back: BackInLag) {
    for behavior in SimulatedHostBehavior.allReporting where behavior.canBeAsked {
      for lag in [8, 16, 100] as [Int64] {
        for milliseconds in Set([0, 1, lag / 4, lag / 2, lag - 1]) {
          var late = behavior
          late.lag = .milliseconds(lag)
          let stack = SimulatedStack(path: ["a", "b"], on: late)
          stack.finish()
          let change = stack.open([])
          stack.advance(by: .milliseconds(milliseconds))
          let hasGoneBack = back.perform(on: stack.host)
          stack.finish()
          let comment = Comment(rawValue: "\(milliseconds) ms after, on \(late)")
          #expect(hasGoneBack, comment)
          #expect(stack.path == [], comment)
          #expect(stack.host.values == [], comment)
          #expect(stack.driver.linkStack.values == [], comment)
          #expect(stack.driver.isSettled, comment)
          #expect(change.outcome == .presented, comment)
        }
      }
    }
  }
}

/// A way to go back from the upper one of two screens.
enum BackInLag: CaseIterable {
  case button, longPress, swipe, cancelledSwipe

  @MainActor
  fileprivate func perform(on host: SimulatedLinkHost<String>) -> Bool {
    switch self {
    case .button: host.goBack()
    case .longPress: host.goBack(to: 0)
    case .swipe: host.swipeBack(holding: .milliseconds(300))
    case .cancelledSwipe: host.swipeBack(holding: .milliseconds(300), cancelling: true)
    }
  }
}
