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

enum Misuse: String, CaseIterable, Codable {
  case screenAtRoot, screenAboveTop
  case truncatedTooDeep, truncatedBelowRoot, rootReplaced, replacedAboveTop
  case secondHost

  /// The message of the trap; `nil` if it is the language's.
  var hint: String? {
    switch self {
    case .screenAtRoot: "no screen at depth 0"
    case .screenAboveTop: "no screen at depth 1"
    case .truncatedTooDeep: "can't truncate to depth 1"
    case .truncatedBelowRoot: "can't truncate to depth -1"
    case .rootReplaced: "no screen to replace at depth 0"
    case .replacedAboveTop: "no screen to replace at depth 1"
    case .secondHost: nil
    }
  }

  @MainActor
  func commit() {
    typealias Host = LinkStackDriverTests.InstantHost
    var linkStack = LinkStack<Int>()
    let driver = LinkStackDriver<Host>(scheduler: VirtualTime())
    switch self {
    case .screenAtRoot: _ = linkStack[0]
    case .screenAboveTop: _ = linkStack[1]
    case .truncatedTooDeep: linkStack.truncate(to: 1)
    case .truncatedBelowRoot: linkStack.truncate(to: -1)
    case .rootReplaced: linkStack.replace(at: 0, with: 1)
    case .replacedAboveTop: linkStack.replace(at: 1, with: 1)
    case .secondHost:
      let host = Host()
      driver.attach(to: host)
      driver.attach(to: host)
    }
  }
}
#endif
