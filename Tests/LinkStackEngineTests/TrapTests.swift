#if os(macOS) || os(Linux)
import LinkStackEngine
import SimulatedHost
import TestSupport
import Testing

@Suite("The engine traps, with a hint")
struct TrapTests {
  @Test("where it is misused", arguments: Misuse.allCases)
  func misuse(_ misuse: Misuse) async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor [misuse] in misuse.commit() }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    if let hint = misuse.hint { #expect(output.contains(hint)) }
  }

  @Test("where a number of seconds is no span", arguments: ["nan", "inf", "1e30", "-1e30"])
  func span(text: String) async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [text] in _ = Double(text).map(Nanoseconds.seconds) }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("is no span of time"))
  }
}

/// A misuse of the engine, which traps.
enum Misuse: String, CaseIterable, Codable {
  case screenAtRoot, screenAboveTop
  case truncatedTooDeep, truncatedBelowRoot, rootReplaced
  case rulesWithoutPush, rulesWithoutPushLater, fewerScreensThanNone
  case secondHost, negativeDelay, negativeFallback

  /// The message of the trap; `nil` if it is the language's.
  var hint: String? {
    switch self {
    case .screenAtRoot: "no screen at depth 0"
    case .screenAboveTop: "no screen at depth 1"
    case .truncatedTooDeep: "can't truncate to depth 1"
    case .truncatedBelowRoot: "can't truncate to depth -1"
    case .rulesWithoutPushLater:
      "a host that takes 0 pushes per update can show no path: allow at least 1"
    case .fewerScreensThanNone: "a host can't appear with -1 screens: allow 0 or more"
    case .negativeDelay, .negativeFallback: "pass a delay of 0 or more"
    case .rootReplaced, .rulesWithoutPush, .secondHost: nil
    }
  }

  @MainActor
  func commit() {
    typealias Host = LinkStackDriverTests.InstantHost
    var linkStack = LinkStack<Int>()
    var rules = UpdateRules.links
    let driver = LinkStackDriver<Host>(scheduler: VirtualTime())
    switch self {
    case .screenAtRoot: _ = linkStack[0]
    case .screenAboveTop: _ = linkStack[1]
    case .truncatedTooDeep: linkStack.truncate(to: 1)
    case .truncatedBelowRoot: linkStack.truncate(to: -1)
    case .rootReplaced: linkStack.replace(at: 0, with: 1)
    case .rulesWithoutPush:
      _ = UpdateRules(
        pushesPerUpdate: 0,
        replacesInPlace: true,
        screensAtFirstAppearance: 1
      )
    case .rulesWithoutPushLater: rules.pushesPerUpdate = 0
    case .fewerScreensThanNone: rules.screensAtFirstAppearance = -1
    case .secondHost:
      let host = Host()
      driver.attach(to: host)
      driver.attach(to: host)
    case .negativeDelay:
      _ = LinkStackDriver<Host>(pacing: .fixed(delay: Nanoseconds(-1)), scheduler: VirtualTime())
    case .negativeFallback: driver.pacing = .settled(fallback: .milliseconds(-650))
    }
  }
}
#endif
