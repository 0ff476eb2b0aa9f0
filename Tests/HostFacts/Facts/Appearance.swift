import AppUnderTest
import SwiftUI

extension HostFact {
  /// Which screens hear of changes, and of coming into view.
  static let appearance: [HostFact] = [
    HostFact(
      "onChange on covered screens",
      "onChange is called on the root and on the top, and not on the screens between them",
      from: "fatbobman, \"onChange anomaly in multi-layer navigation\"; FlowStacks issue 76",
      on: [.navigationView],
      seen: ("0, 2", ofControl: "0, 1")
    ) { trial in
      let count = Observed(0)
      let links = (0..<2).map { Switch("\($0)", trial.log) }
      let app = await trial.launch {
        OldStack {
          VStack {
            ChangeReporter("0", count) { trial.log.add("0") }
            SwitchedLink(links[0], "to 1") {
              VStack {
                ChangeReporter("1", count) { trial.log.add("1") }
                SwitchedLink(links[1], "to 2") { ChangeReporter("2", count) { trial.log.add("2") } }
              }
            }
          }
        }
      }
      for link in trial.isControl ? links.dropLast() : links {
        await app.settle { link.turn(true) }
      }
      trial.log.clear()
      await app.settle { count.value = 1 }
      return trial.log.events.sorted().joined(separator: ", ")
    },
    HostFact(
      "order of onAppear",
      "onAppear is called in the order of the tree, outermost first",
      seen: ("outer, inner", ofControl: "inner, outer")
    ) { trial in
      let names = trial.isControl ? ["inner", "outer"] : ["outer", "inner"]
      _ = await trial.launch {
        VStack {
          Text("text").onAppear { trial.log.add(names[1]) }
        }
        .onAppear { trial.log.add(names[0]) }
      }
      return trial.log.words(of: "outer", "inner")
    },
    HostFact(
      "screen below a sheet",
      "A screen doesn't disappear behind a sheet",
      on: [.navigationView],
      seen: ("nothing", ofControl: "onDisappear 0")
    ) { trial in
      let chain = Chain(trial.log)
      let sheet = Switch("sheet", trial.log)
      let app = await trial.launch {
        SheetScreen(sheet) {
          ChainView(chain: chain)
        } sheet: {
          Text("sheet")
        }
      }
      trial.log.clear()
      if trial.isControl { chain.turn(0, true) } else { sheet.turn(true) }
      await app.settle()
      return trial.log.words(of: "onDisappear 0")
    },
    HostFact(
      "screen below a cover",
      "Neither a screen nor its controller is told anything as a view that covers all of it comes and goes",
      from: "stackoverflow question 66925883, CraftingSwift",
      on: [.navigationView, .uikit, .ability(.covering)],
      seen: ("nothing", ofControl: "onDisappear 0, viewDidDisappear 0")
    ) { trial in
      let (app, cover, chain) = await launchCover(in: trial)
      if trial.isControl {
        chain.turn(0, true)
      } else {
        await app.settle { cover.turn(true) }
        cover.turn(false)
      }
      await app.settle()
      return trial.log.words(
        of: "onDisappear 0",
        "viewDidDisappear 0",
        "onAppear 0",
        "viewWillAppear 0"
      )
    },
    HostFact(
      "push as a cover goes",
      "A push while a cover goes away is lost",
      from: "FlowStacks issues 82 and 110",
      on: [.navigationView, .ability(.covering)],
      seen: ("depth 0", ofControl: "depth 1")
    ) { trial in
      let (app, cover, chain) = await launchCover(in: trial)
      await app.settle { cover.turn(true) }
      cover.turn(false)
      if trial.isControl { await app.settle() } else { await app.wait(100) }
      await app.settle { chain.turn(0, true) }
      return "depth \(app.depth)"
    },
    HostFact(
      "coordinator as a cover goes",
      "The controller of a stack says of itself that it moves while a cover goes away",
      on: [.navigationView, .uikit, .ability(.covering)],
      seen: ("1 controller, moving", ofControl: "1 controller, still")
    ) { trial in
      let (app, cover, chain) = await launchCover(in: trial)
      await app.settle { cover.turn(true) }
      cover.turn(false)
      if trial.isControl { await app.settle() } else { await app.wait(100) }
      return chain.probe.answer
    },
  ]

  /// Launches a chain that a switch covers.
  @MainActor
  private static func launchCover(
    in trial: Trial
  ) async -> (app: AppUnderTest, cover: Switch, chain: Chain) {
    let chain = Chain(trial.log)
    let cover = Switch("cover", trial.log)
    let app = await trial.launch {
      SheetScreen(cover, asCover: true) {
        ChainView(chain: chain)
      } sheet: {
        Text("cover")
      }
    }
    trial.log.clear()
    return (app, cover, chain)
  }
}
