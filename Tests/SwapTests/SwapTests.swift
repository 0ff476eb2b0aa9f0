import AppUnderTest
import Foundation
import Interactions
import Testing

@MainActor
@Suite("The swap: one client on the shim and on SwiftUI")
struct SwapTests {
  @Test(
    "All sides show the same after every step",
    arguments: Script.all.filter(\.missing.isEmpty)
  )
  func sidesAgree(script: Script) async throws {
    try await ScriptRunner.run(script)
  }

  @Test(
    "Whatever comes at whatever instant, the screens are the path once it is over",
    arguments: Script.restless.filter(\.missing.isEmpty),
    [Side.links, .native].filter(Side.here.contains)
  )
  func nothingIsLost(script: Script, side: Side) async {
    let fault = await RestlessScript.fault(of: script, on: side)
    #expect(fault == nil)
  }

  @Test("Scripts that the system can't play are named, each with the reason")
  func skippedScripts() {
    let skipped = (Script.all + Script.restless).filter { !$0.missing.isEmpty }
    for script in skipped {
      let reasons = script.missing.map { "\($0.rawValue): \(Ability.missing[$0] ?? "")" }
      print("Skipped: \"\(script)\" (\(reasons.joined(separator: "; ")))")
    }
    print("\(skipped.count) scripts are skipped here")
    #expect(skipped.isEmpty == Ability.missing.isEmpty)
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

  @Test("At least 153 scripts with 1319 steps are there to be run on three sides")
  func coverage() {
    #expect(Script.all.count >= 153)
    #expect(Script.all.map(\.steps.count).reduce(0, +) >= 1_319)
    #if SWIFTUI_SIDE
    #expect(Side.allCases.count == 3)
    #endif
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
