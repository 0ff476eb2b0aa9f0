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
    await expectTrace(
      "a deep link of three",
      [.open(three)],
      """
      0: picture, picture, link 0 on, stack 1 at once
      16: link 1 on, stack 2 at once
      33: link 2 on, stack 3
      """
    )
    await expectTrace(
      "the back button",
      after: [.open(three)],
      [.back],
      """
      0: stack 2
      350: link 2 is told that its screen has left, link 2 off, link 2 is told once more
      """
    )
    await expectTrace(
      "a host that ignores a pop twice",
      on: HostBehavior(ignoredUpdates: [4, 5, 6]),
      after: [.open(three)],
      [.act("pop one")],
      """
      0: link 2 off, link 2 is told once more
      650: link 2 on, link 2 off
      1300: stack 2
      """
    )
    await expectTrace(
      "a back from a screen whose pop was lost",
      on: HostBehavior(ignoredUpdates: [4], evaluatesLeftLinks: true),
      after: [.open(three)],
      [.interrupting(.act("pop to root"), after: 100), .back],
      """
      0: link 0 off, link 0 is told once more
      100: stack 2
      450: link 2 is told that its screen has left, link 2 off, link 2 is told once more
      650: link 0 on, link 0 off, stack 0
      """
    )
    await expectTrace(
      "a host that animates every update",
      on: HostBehavior(animatesEveryUpdate: true),
      [.open(three)],
      """
      0: picture, picture, link 0 on, stack 1
      350: animations off, link 1 on, stack 2
      550: animations on
      700: link 2 on, stack 3
      """
    )
  }

  /// Expects what happens in some steps of the fleet, after others.
  private func expectTrace(
    _ name: String,
    on behavior: HostBehavior = HostBehavior(),
    after before: [Step] = [],
    _ steps: [Step],
    _ expected: String
  ) async {
    let phone = Phone(Script(name, .fleet, on: behavior), on: .links)
    await phone.app.screen.settle()
    for step in before {
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
    for step in steps { _ = await phone.take(step) }
    await phone.app.screen.settle()
    let text = lines.map { "\($0.time): \($0.words.joined(separator: ", "))" }
      .joined(separator: "\n")
    if text != expected { Issue.record("\(name):\n\(text)") }
  }
}

private let three = "fleet://go/carrier/north/vehicle/n1/driver/ada"
#endif
