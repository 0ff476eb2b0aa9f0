#if os(Linux)
import AppTesting
import Foundation
import HostBehaviors
import SwiftUI
import Testing

@MainActor
@Suite("The events of a link stack, with their times")
struct LinkTraceTests {
  @Test("are the same in each step")
  func traces() async {
    for trace in Self.traces { await compare(trace) }
  }

  private func compare(_ expected: LinkTrace) async {
    let phone = Phone(expected.script, on: .links)
    await phone.app.screen.settle()
    for step in expected.before {
      _ = await phone.take(step)
      await phone.app.screen.settle()
    }
    let start = phone.app.screen.milliseconds
    var lines: [(time: Int64, words: [String])] = []
    phone.app.screen.emulated.note { [screen = phone.app.screen] text in
      let time = screen.milliseconds - start
      if lines.last?.time != time { lines.append((time, [])) }
      lines[lines.count - 1].words.append(text)
    }
    for step in expected.script.steps { _ = await phone.take(step) }
    await phone.app.screen.settle()
    let text = lines.map { "\($0.time): \($0.words.joined(separator: ", "))" }
      .joined(separator: "\n")
    if text != expected.text {
      Issue.record("\(expected.script.name):\n\(text)")
    }
  }

  static let traces: [LinkTrace] = [
    LinkTrace(
      "a deep link of three",
      .fleet,
      [.open(three)],
      """
      0: picture, picture, link 0 on, stack 1 at once
      16: link 1 on, stack 2 at once
      33: link 2 on, stack 3
      """
    ),
    LinkTrace(
      "the back button",
      .fleet,
      after: [.open(three)],
      [.back],
      """
      0: stack 2
      350: link 2 is told that its screen has left, link 2 off, link 2 is told once more
      """
    ),
    LinkTrace(
      "a host that begins late",
      .fleet,
      on: HostBehavior(lag: .milliseconds(16)),
      [.open(three)],
      """
      0: picture, picture, link 0 on
      16: stack 1 at once
      32: link 1 on
      48: stack 2 at once
      65: link 2 on
      81: stack 3
      """
    ),
    LinkTrace(
      "a host that ignores a pop twice",
      .fleet,
      on: HostBehavior(ignoredUpdates: [4, 5, 6]),
      after: [.open(three)],
      [.act("pop one")],
      """
      0: link 2 off, link 2 is told once more
      650: link 2 on, link 2 off
      1300: stack 2
      """
    ),
    LinkTrace(
      "a back from a screen whose pop was lost",
      .fleet,
      on: HostBehavior(ignoredUpdates: [4], evaluatesLeftLinks: true),
      after: [.open(three)],
      [.interrupting(.act("pop to root"), after: 100), .back],
      """
      0: link 0 off, link 0 is told once more
      100: stack 2
      450: link 2 is told that its screen has left, link 2 off, link 2 is told once more
      650: link 0 on, link 0 off, stack 0
      """
    ),
    LinkTrace(
      "a push on a host that doesn't say that people have gone back, nor that it is idle",
      .fleet,
      on: HostBehavior(settleSignals: .never, dismissalReport: .late(by: .milliseconds(10_000))),
      after: [.open(three)],
      [.interrupting(.back, after: 1_000), .act("push North Line twice")],
      """
      0: stack 2
      1000: picture, picture, link 2 off, link 2 is told once more, link 2 on, stack 3 at once
      1200: link 3 on, stack 4
      """
    ),
    LinkTrace(
      "a swipe during which the path changes",
      .fleet,
      after: [.open(three)],
      [.duringSwipe(.open(other), finishes: true)],
      """
      350: link 2 is told that its screen has left, link 2 off, link 2 is told once more
      """
    ),
    LinkTrace(
      "a host that animates every update",
      .fleet,
      on: HostBehavior(animatesEveryUpdate: true),
      [.open(three)],
      """
      0: picture, picture, link 0 on, stack 1
      350: animations off, link 1 on, stack 2
      550: animations on
      700: link 2 on, stack 3
      """
    ),
    LinkTrace(
      "a host that can't be asked",
      .fleet,
      on: HostBehavior(canBeAsked: false),
      [.open(three)],
      """
      0: link 0 on, stack 1 at once
      650: link 1 on, stack 2 at once
      1300: link 2 on, stack 3
      """
    ),
  ]

  private static let three = "fleet://go/carrier/north/vehicle/n1/driver/ada"
  private static let other = "fleet://go/carrier/south/vehicle/s10"
}

/// The trace of some steps.
struct LinkTrace: CustomTestStringConvertible, Sendable {
  let script: Script
  let before: [Step]
  let text: String

  init(
    _ name: String,
    _ flow: FlowName,
    on behavior: HostBehavior = HostBehavior(),
    after before: [Step] = [],
    _ steps: [Step],
    _ text: String
  ) {
    script = Script(name, flow, on: behavior).taking(steps)
    self.before = before
    self.text = text
  }

  var testDescription: String { script.name }
}
#endif
