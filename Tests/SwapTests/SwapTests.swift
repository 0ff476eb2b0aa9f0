import Interactions
import Testing

@MainActor
@Suite("The swap: one client on the shim and on SwiftUI")
struct SwapTests {
  @Test("All sides show the same after every step", arguments: Script.all)
  func sidesAgree(script: Script) throws {
    try ScriptRunner.run(script)
    Tally.shared.agreed(script)
  }

  @Test(
    "Whatever comes at whatever instant, the screens are the path once it is over",
    arguments: Script.restless,
    [Side.links, .native]
  )
  func nothingIsLost(script: Script, side: Side) {
    #expect(RestlessScript.fault(of: script, on: side) == nil)
  }

  @Test("Every script has a name of its own")
  func namesAreUnique() {
    #expect(Set(Script.all.map(\.description)).count == Script.all.count)
  }
}

/// How much of all scripts has agreed so far.
@MainActor
final class Tally {
  static let shared = Tally()
  private var scripts = 0
  private var steps = 0

  func agreed(_ script: Script) {
    scripts += 1
    steps += script.steps.count
    if scripts == Script.all.count {
      print("\(scripts) scripts, \(steps) steps agree on \(Side.allCases.count) sides")
    }
  }
}

extension Script {
  static let all = [
    fleet, deepLinks, fleetInterruptions, shop, shopPaths, numbers, presentations, viewLinks,
    picker, pages, notes, restorations, library, account, splitViews, gallery, galleryRooms,
  ].flatMap { $0 }
}

extension Script {
  /// Scripts in which anybody comes upon what is running, for each of the shim's hosts alone.
  static let restless = [
    Script("a sheet comes up during a swipe", .account).taking([
      .type("Mia", into: "Your name"), .tap("Continue"),
      .duringSwipe(.act("settings of the network"), finishes: true),
    ]),
    Script("a deep link comes during a swipe", .fleet).taking([
      .open("fleet://go/carrier/north/vehicle/n1"),
      .interrupting(.duringSwipe(.open(link(6)), finishes: true), after: 100), .back,
    ]),
    Script("the app pushes while a person goes back", .shop).taking([
      .open("shop://open/category/Fruit/product/apple"), .interrupting(.backTo(0), after: 100),
      .act("show the cart"),
    ]),
  ]
}
