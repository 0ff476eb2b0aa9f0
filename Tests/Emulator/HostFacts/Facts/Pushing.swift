import AppTesting
import Foundation
import SwiftUI

extension HostFact {
  static let pushing: [HostFact] = [
    onChain(
      "two pushes in one update",
      "Of two links turned on in one update, the first shows its screen and the second is lost",
      from: "FlowStacks issue 3",
      seen: ("depth 1", ofControl: "depth 2")
    ) { trial, app, chain in
      chain.turn(0, true)
      if trial.isControl { await app.settle() }
      await app.settle { chain.turn(1, true) }
      return "depth \(app.depth)"
    },
    onChain(
      "push during a transition",
      "A link that is turned on while a transition runs is lost",
      from: "FlowStacks issue 3",
      seen: ("depth 1", ofControl: "depth 2")
    ) { trial, app, chain in
      chain.turn(0, true)
      if trial.isControl { await app.settle() } else { await app.wait(100) }
      await app.settle { chain.turn(1, true) }
      return "depth \(app.depth)"
    },
    HostFact(
      "push from a covered screen",
      "A link on a covered screen shows nothing when it is turned on",
      seen: ("first", ofControl: "second")
    ) { trial in
      let (app, first, second) = await trial.launchTwoLinks()
      await app.settle { if trial.isControl { first.turn(false) } }
      await app.settle { second.turn(true) }
      return app.words(among: "first", "second")
    },
    HostFact(
      "link far down",
      "A link far down in a lazy stack is there, though nobody sees it",
      from: "\(nobody), made for simplicity; swift-navigation issue 20 says otherwise",
      seen: ("depth 1", ofControl: "depth 0")
    ) { trial in
      let app = await trial.launch {
        OldStack {
          ScrollView {
            LazyVStack {
              ForEach(0..<99) { Text("row \($0)") }
              SwitchedLink(trial.link, "last") { Text("shown") }
            }
          }
        }
      }
      await app.settle { trial.link.turn(!trial.isControl) }
      return "depth \(app.depth)"
    },
    HostFact(
      "hidden link",
      "A hidden link in the background shows its screen when it is turned on",
      from: "NavigationBackport's links are hidden",
      seen: ("depth 1", ofControl: "depth 0")
    ) { trial in
      let app = await trial.launch {
        OldStack {
          Text("root").background(SwitchedLink(trial.link, "link") { Text("shown") }.hidden())
        }
      }
      await app.settle { trial.link.turn(!trial.isControl) }
      return "depth \(app.depth)"
    },
    onChain(
      "tap on a link",
      "A tap on a link sets its binding to true, once",
      seen: ("0 := true", ofControl: "nothing")
    ) { trial, app, _ in
      await app.settle { if !trial.isControl { _ = await app.tap("to 1") } }
      return trial.log.writes
    },
    HostFact(
      "removed link",
      "A link that is taken out while its screen is shown takes the screen with it",
      seen: ("depth 0", ofControl: "depth 1")
    ) { trial in
      let isThere = Observed(true)
      let app = await trial.launch {
        OldStack {
          Observing(isThere) { isThere in
            if isThere {
              SwitchedLink(trial.link, "link") { Text("shown") }
            } else {
              Text("no link")
            }
          }
        }
      }
      await app.settle { trial.link.turn(true) }
      await app.settle { isThere.value = trial.isControl }
      return "depth \(app.depth)"
    },
    HostFact(
      "replaced value",
      "A screen whose value is replaced is updated in place: it keeps its state, and nothing moves",
      from: "NavigationBackport issues 30 and 38",
      seen: ("value 2, nothing", ofControl: "value 2, made value")
    ) { trial in
      let value = Observed(1)
      let app = await trial.launchLink {
        VStack {
          Observing(value) { value in
            StatefulText("value \(value)", "value", trial.states).id(trial.isControl ? value : 0)
          }
        }
        .background(Reporter("shown", trial.log))
      }
      trial.log.clear()
      await app.settle { value.value = 2 }
      let news = trial.log.words { $0.contains("made") || $0.contains("view") }
      return app.words(among: "value 1", "value 2") + ", " + news
    },
    HostFact(
      "exactly two links",
      "A screen with exactly two links stays when its own link shows the next screen",
      from: "\(nobody); reported otherwise of iOS 14.5",
      seen: ("depth 2", ofControl: "depth 0")
    ) { trial in
      let lower = Switch("lower", trial.log)
      let upper = Switch("upper", trial.log)
      let app = await trial.launch {
        OldStack {
          SwitchedLink(lower, "lower") {
            VStack {
              SwitchedLink(upper, "upper") { Text("top") }
              NavigationLink(destination: Text("aside")) { Text("to aside") }
            }
          }
        }
      }
      for link in [lower, upper] { await app.settle { link.turn(true) } }
      await app.settle { if trial.isControl { lower.turn(false) } }
      return "depth \(app.depth)"
    },
    HostFact(
      "one object for all screens",
      "Screens stay where all of them observe the one object that their links' bindings are of",
      from: "\(nobody); FlowStacks, commit 84cda93, says otherwise of iOS 14 and 15",
      seen: ("depth 3", ofControl: "depth 2")
    ) { trial in
      let links = Observed([false, false, false])
      let app = await trial.launch { OldStack { SharedLink(links: links, level: 0) } }
      for level in 0..<3 { await app.settle { links.value[level] = true } }
      await app.settle { if trial.isControl { links.value[2] = false } }
      return "depth \(app.depth)"
    },
    HostFact(
      "state changed on appearing",
      "State that a pushed screen changes in its onAppear doesn't cut the transition short",
      from: "\(nobody); TCACoordinators issue 92 says otherwise",
      seen: (Length.animated, ofControl: Length.still)
    ) { trial in
      let count = Observed(0)
      let app = await trial.launchLink(isOn: false) {
        Observing(count) { Text("appeared \($0)").onAppear { count.value += 1 } }
          .background(Reporter("shown", trial.log))
      }
      return await trial.length(until: "viewDidAppear shown", in: app) {
        await change(in: app, ifStill: trial.isControl) { trial.link.turn(true) }
      }
    },
    environment(
      "environment of a link",
      "A pushed screen has the environment of its link",
      seen: ("inside", ofControl: "outside"),
      places: ("inside", ofControl: "outside")
    ),
    environment(
      "changed environment of a link",
      "A pushed screen follows the environment of its link while it is shown",
      seen: ("changed", ofControl: "inside"),
      places: ("changed", ofControl: "inside"),
      isShownBefore: true
    ),
  ].needing(.navigationView)

  private static func environment(
    _ name: String,
    _ assumption: String,
    seen: (expected: String, ofControl: String),
    places: (expected: String, ofControl: String),
    isShownBefore: Bool = false
  ) -> HostFact {
    HostFact(name, assumption, seen: seen) { trial in
      let newPlace = trial.isControl ? places.ofControl : places.expected
      let place = Observed(isShownBefore ? "inside" : newPlace)
      let app = await trial.launch {
        OldStack {
          VStack {
            Text("root").environment(\.place, "inside")
            Observing(place) { place in
              SwitchedLink(trial.link, "link") { PlaceText() }.environment(\.place, place)
            }
          }
        }
      }
      await app.settle { trial.link.turn(true) }
      await app.settle { place.value = newPlace }
      return app.words(among: "inside", "outside", "changed")
    }
  }
}

private struct SharedLink: View {
  @ObservedObject var links: Observed<[Bool]>
  let level: Int

  // The link with a binding is deprecated from iOS 16 on, and it is what the fact is about.
  @available(iOS, introduced: 14, deprecated: 16)
  @available(macOS, introduced: 11, deprecated: 13)
  @available(tvOS, introduced: 14, deprecated: 16)
  var body: some View {
    VStack {
      Text("screen \(level)")
      if links.value.indices.contains(level) {
        NavigationLink(
          destination: AnyView(SharedLink(links: links, level: level + 1)),
          isActive: $links.value[level]
        ) { Text("to \(level + 1)") }
      }
    }
  }
}

extension HostFact {
  static let launching: [HostFact] = [
    HostFact(
      "initial depth",
      "Of two links that are on at launch, the first shows its screen and the second is lost",
      from: "swift-composable-navigator's README, of iOS 13 and 14",
      seen: ("depth 1", ofControl: "depth 2")
    ) { trial in
      trial.chain.turn(0, true)
      if !trial.isControl { trial.chain.turn(1, true) }
      let app = await trial.launch { ChainView(chain: trial.chain) }
      await app.settle { if trial.isControl { trial.chain.turn(1, true) } }
      return "depth \(app.depth)"
    },
    HostFact(
      "push at launch",
      "What is pushed by the update that makes a navigation view is there without a transition",
      from: "NavigationBackport's UI tests of a path that is set at launch",
      seen: ("not animated", ofControl: "animated")
    ) { trial in
      if !trial.isControl { trial.chain.turn(0, true) }
      let app = await trial.launch { ChainView(chain: trial.chain) }
      await app.settle { if trial.isControl { trial.chain.turn(0, true) } }
      return trial.log.animation(of: "viewDidAppear 1")
    },
    HostFact(
      "push after launch",
      "A push one turn after the one at launch isn't lost",
      from: "NavigationBackport's UI tests of a path that is set at launch",
      seen: ("depth 2", ofControl: "depth 1")
    ) { trial in
      trial.chain.turn(0, true)
      if trial.isControl { trial.chain.turn(1, true) }
      let app = trial.launchAtOnce { ChainView(chain: trial.chain) }
      await app.update()
      await app.settle { if !trial.isControl { trial.chain.turn(1, true) } }
      return "depth \(app.depth)"
    },
    HostFact(
      "root below a push at launch",
      "The root is told that it appears, and that it disappears, where a push at launch covers it",
      seen: ("onAppear 0, onDisappear 0", ofControl: "onAppear 0")
    ) { trial in
      trial.chain.turn(0, !trial.isControl)
      _ = await trial.launch { ChainView(chain: trial.chain) }
      return trial.log.words(of: "onAppear 0", "onDisappear 0")
    },
    HostFact(
      "link of a disabled stack",
      "A link pushes and pops by its flag although everything is disabled around it",
      seen: ("depth 1, then depth 0", ofControl: "depth 1, then depth 1")
    ) { trial in
      let app = await trial.launch { ChainView(chain: trial.chain).disabled(true) }
      await app.settle { trial.chain.turn(0, true) }
      let pushed = app.depth
      await app.settle { if !trial.isControl { trial.chain.turn(0, false) } }
      return "depth \(pushed), then depth \(app.depth)"
    },
    HostFact(
      "navigation view in a sheet",
      "A navigation view that comes later has no transition in its first update either",
      seen: ("depth 1, not animated", ofControl: "depth 1, animated")
    ) { trial in
      let app = await trial.launch {
        Text("below").presenting(trial.sheet) { ChainView(chain: trial.chain) }
      }
      if !trial.isControl { trial.chain.turn(0, true) }
      await app.settle { trial.sheet.turn(true) }
      await app.settle { if trial.isControl { trial.chain.turn(0, true) } }
      return "depth \(app.depth), " + trial.log.animation(of: "viewDidAppear 1")
    },
  ].needing(.navigationView)
}

extension HostFact {
  static let leaving: [HostFact] = [
    onChain(
      "push while the app is left",
      "A link that is turned on while the app is in the background shows its screen on return",
      from: "NavigationBackport issue 53",
      on: [.ability(.leaving)],
      seen: ("depth 0, then 1", ofControl: "depth 1, then 1")
    ) { trial, app, chain in
      if !trial.isControl { await app.leave() }
      chain.turn(0, true)
      await app.wait(2000)
      let depth = app.depth
      await app.comeBack()
      await app.settle()
      return "depth \(depth), then \(app.depth)"
    },
    onChain(
      "two pushes while the app is left",
      "Of two links turned on one after another while the app is in the background, the second is lost",
      from: "NavigationBackport issue 53, of iOS 15",
      on: [.ability(.leaving)],
      seen: ("depth 1", ofControl: "depth 2")
    ) { trial, app, chain in
      if !trial.isControl { await app.leave() }
      chain.turn(0, true)
      await app.wait(2000)
      chain.turn(1, true)
      await app.wait(2000)
      await app.comeBack()
      await app.settle()
      return "depth \(app.depth)"
    },
  ]
}
