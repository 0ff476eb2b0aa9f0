import Foundation
import Interactions
import Testing

@MainActor
@Suite("The swap: one client on the shim and on SwiftUI")
struct SwapTests {
  @Test("All sides show the same after every step", arguments: Script.all)
  func sidesAgree(script: Script) throws {
    try ScriptRunner.run(script)
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

  @Test("Every list of scripts in the files beside this one is run")
  func noListIsForgotten() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Scripts.swift") }
      .flatMap { file in
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
          .components(separatedBy: "\n  static let ").dropFirst()
          .map { String($0.prefix { $0.isLetter }) }
      }
    #expect(names.sorted() == Script.lists.map(\.key).sorted())
  }

  @Test("At least 153 scripts with 1319 steps are run on three sides")
  func coverage() {
    #expect(Script.all.count >= 153)
    #expect(Script.all.map(\.steps.count).reduce(0, +) >= 1_319)
    #expect(Side.allCases.count == 3)
  }
}

extension Script {
  /// The lists of scripts that stand in the files beside this one, by their names.
  static let lists: KeyValuePairs = [
    "fleet": fleet, "deepLinks": deepLinks, "fleetInterruptions": fleetInterruptions,
    "shop": shop, "shopPaths": shopPaths,
    "numbers": numbers, "unanimatedChanges": unanimatedChanges, "presentations": presentations,
    "viewLinks": viewLinks, "picker": picker,
    "notes": notes, "restorations": restorations,
    "pages": pages, "library": library, "hiddenStacks": hiddenStacks, "account": account,
    "splitViews": splitViews,
    "gallery": gallery, "galleryRooms": galleryRooms,
  ]

  static let all = lists.flatMap(\.value)
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
    Script("a path with a screen that no longer exists comes under a cover", .notes).taking([
      .tap("Home"), .act("push a number"), .leave, .interrupting(.relaunch, after: 0),
      .act("lock"),
    ]),
    Script("the app pushes while a person goes back", .shop).taking([
      .open("shop://open/category/Fruit/product/apple"), .interrupting(.backTo(0), after: 100),
      .act("show the cart"),
    ]),
  ]
}
