import AppTesting
import Testing

@MainActor
@Suite("Random walks through apps with columns", .misusesNoHost)
struct ColumnWalkTests {
  // Of a thousand, a few end otherwise: `Searches monkey --columns 1000` prints them by kind.
  @Test(
    "show the app's state, on link stacks in both widths and on all sides",
    arguments: ColumnWalk.Pace.allCases,
    [[Side.links], Side.here]
  )
  func sound(pace: ColumnWalk.Pace, sides: [Side]) async {
    for number in 0..<15 {
      let fault = await ColumnWalk.play(seed: 1 + UInt64(number) << 32, pace, on: sides)
      if let fault { Issue.record("\(fault.kind)\n\(fault.story)") }
    }
  }

  @Test("make no two stacks on one controller change it at once")
  func twoStacks() async {
    for seed: UInt64 in [412_316_959_423, 460_778_815_013] {
      let fault = await ColumnWalk.play(seed: seed, .hasty, on: [.links])
      if let fault { Issue.record("\(fault.kind)\n\(fault.story)") }
    }
  }
}
