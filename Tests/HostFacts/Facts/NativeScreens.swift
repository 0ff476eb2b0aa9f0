import AppUnderTest
import Foundation
import SwiftUI

extension HostFact {
  /// What becomes of the screens of SwiftUI's own stack.
  static let nativeScreens: [HostFact] = [
    HostFact(
      "binding of a path made of closures, pushing",
      "With a binding made of closures, too, onAppear is called on the new screen alone",
      from: "\(nobody); dev.classmethod.jp, \"xcode-16-3-navigationstack-onappear-issue\", says "
        + "otherwise",
      on: [.nativeStack],
      seen: ("onAppear 2", ofControl: "onAppear 1"),
      otherwise: [
        SystemVersion(18, 4)..<SystemVersion(27): "onAppear 0, onAppear 1, onAppear 2"
      ]
    ) { trial in
      var options = NativeChainOptions()
      options.bindsByClosures = true
      let (app, chain) = await trial.launchNative([1], options)
      chain.path = trial.isControl ? [1, 2] : [1]
      if trial.isControl {
        await app.settle()
        trial.log.clear()
      }
      await app.settle { chain.path = trial.isControl ? [1] : [1, 2] }
      let appeared = trial.log.events.filter { $0.hasPrefix("onAppear") }
      return appeared.isEmpty ? "nothing" : appeared.sorted().joined(separator: ", ")
    },
    HostFact(
      "binding of a path made of closures, going back",
      "With a binding made of closures, too, onAppear is called on the screen that comes back",
      from: "\(nobody); dev.classmethod.jp, \"xcode-16-3-navigationstack-onappear-issue\", says "
        + "otherwise",
      on: [.nativeStack],
      seen: ("onAppear 1", ofControl: "onAppear 0"),
      otherwise: [SystemVersion(18, 4)..<SystemVersion(27): "nothing"]
    ) { trial in
      var options = NativeChainOptions()
      options.bindsByClosures = true
      let (app, chain) = await trial.launchNative([1, 2], options)
      await app.settle { chain.path = trial.isControl ? [] : [1] }
      return trial.log.words { $0.hasPrefix("onAppear") }
    },
    HostFact(
      "screens of a path",
      "Of a path that is set to several values all screens are evaluated, and the last one appears",
      on: [.nativeStack],
      seen: ("body 1, body 2, body 3; onAppear 3", ofControl: "body 3; onAppear 3")
    ) { trial in
      let (app, chain) = await trial.launchNative(trial.isControl ? [1, 2] : [])
      await app.settle { chain.path = [1, 2, 3] }
      let bodies = Set(trial.log.events.filter { ["body 1", "body 2", "body 3"].contains($0) })
      return bodies.sorted().joined(separator: ", ") + "; "
        + trial.log.words { $0.hasPrefix("onAppear") }
    },
    onPath(
      "state of a replaced element",
      "An element that takes another one's place begins anew, and those above it keep their state",
      path: [1, 2],
      seen: ("3 anew, 2 alive", ofControl: "3 anew, 2 released")
    ) { trial, app, chain in
      await app.settle { chain.path = trial.isControl ? [3] : [3, 2] }
      let kept = chain.states.life(of: "2")
      await app.settle { chain.path = [3] }
      let isAnew = trial.log.count(of: "made 3") == 1 && trial.log.count(of: "made 2") == 0
      return "3 \(isAnew ? "anew" : "otherwise"), 2 \(kept)"
    },
    onPath(
      "memory after a native pop",
      "A screen that leaves a path keeps its state until the transition ends, and is released then",
      path: [1],
      seen: ("alive, then released", ofControl: "alive, then alive")
    ) { trial, app, chain in
      if !trial.isControl { chain.path = [] }
      await app.wait(100)
      let before = chain.states.life(of: "1")
      await app.settle()
      return "\(before), then \(chain.states.life(of: "1"))"
    },
    HostFact(
      "onChange on covered native screens",
      "onChange is called on the root and on the top, and not on the screens between them",
      from: "fatbobman, \"onChange anomaly in multi-layer navigation\"",
      on: [.nativeStack],
      seen: ("0, 2", ofControl: "0, 1")
    ) { trial in
      let path = Observed<[Int]>([])
      let count = Observed(0)
      let app = await trial.launch { ChangingStack(path: path, count: count, log: trial.log) }
      await app.settle { path.value = trial.isControl ? [1] : [1, 2] }
      trial.log.clear()
      await app.settle { count.value = 1 }
      return trial.log.events.sorted().joined(separator: ", ")
    },
    HostFact(
      "sheet of a screen that goes",
      "A sheet goes with the screen that presents it",
      on: [.nativeStack],
      seen: ("no sheet", ofControl: "sheet")
    ) { trial in
      let path = Observed<[Int]>([1])
      let sheet = Switch("sheet", trial.log)
      let app = await trial.launch { PresentingStack(path: path, sheet: sheet) }
      await app.settle { sheet.turn(true) }
      await app.settle { if !trial.isControl { path.value = [] } }
      return app.words(among: "in the sheet") == "in the sheet" ? "sheet" : "no sheet"
    },
    HostFact(
      "destination in a tab",
      "What is declared in a tab inside a stack isn't known to the stack",
      on: [.nativeStack],
      seen: ("none of them", ofControl: "screen 1")
    ) { trial in
      let path = Observed<[Int]>([])
      let app = await trial.launch { TabInStack(path: path, declaresOutside: trial.isControl) }
      await app.settle { path.value = [1] }
      return app.words(among: "screen 1")
    },
    HostFact(
      "saved path over its own screens",
      "A path that is read again from what was saved of it has its screens begin anew",
      from: "\(nobody); a path that is read again isn't equal to the one that was saved",
      on: [.nativeStack],
      seen: ("1 anew", ofControl: "1 as it was")
    ) { trial in
      guard #available(iOS 16, macOS 13, tvOS 16, *) else { return "no stack" }
      let path = Observed(NavigationPath([1]))
      let states = ScreenStates(trial.log)
      let app = await trial.launch { StatefulStack(path: path, states: states) }
      trial.log.clear()
      let saved = try JSONEncoder().encode(path.value.codable)
      let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
      await app.settle { path.value = trial.isControl ? NavigationPath([1]) : NavigationPath(read) }
      return "1 " + (trial.log.count(of: "made 1") > 0 ? "anew" : "as it was")
    },
    HostFact(
      "environment of a link to a view",
      "The screen of a link to a view has the environment of its link",
      on: [.nativeStack],
      seen: ("inside", ofControl: "outside")
    ) { trial in
      let way = trial.isControl ? PlacedStack.Way.valueLink : .viewLink
      return await trial.place(of: way)
    },
    HostFact(
      "changed environment of a link to a view",
      "The screen of a link to a view follows the environment of its link while it is shown",
      on: [.nativeStack],
      seen: ("changed", ofControl: "inside")
    ) { trial in
      await trial.place(of: .viewLink) { if !trial.isControl { $0.value = "changed" } }
    },
    HostFact(
      "environment of a value's screen",
      "The screen of a value has the environment of the stack, not that of its declaration",
      from: "SwiftfulThinking/SwiftfulRouting issue 116; ruddarr/app pull request 169",
      on: [.nativeStack],
      seen: ("outside", ofControl: "inside")
    ) { trial in
      let way = trial.isControl ? PlacedStack.Way.viewLink : .declaration
      return await trial.place(of: way)
    },
    HostFact(
      "environment of a presented screen",
      "What a binding presents has the environment of the stack, not that of its declaration",
      from: "SwiftfulThinking/SwiftfulRouting issue 116",
      on: [.nativeStack],
      seen: ("outside", ofControl: "inside")
    ) { trial in
      let way = trial.isControl ? PlacedStack.Way.viewLink : .presentation
      return await trial.place(of: way)
    },
  ]
}

/// A stack whose screens note that a count has changed.
private struct ChangingStack: View {
  @ObservedObject var path: Observed<[Int]>
  let count: Observed<Int>
  let log: Log

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack(path: $path.value) {
        ChangeReporter("0", count) { log.add("0") }
          .navigationDestination(for: Int.self) { number in
            ChangeReporter("\(number)", count) { log.add("\(number)") }
          }
      }
    }
  }
}

/// A stack whose first screen above the root presents a sheet.
private struct PresentingStack: View {
  @ObservedObject var path: Observed<[Int]>
  let sheet: Switch

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack(path: $path.value) {
        Text("root").navigationDestination(for: Int.self) { _ in
          SheetScreen(sheet) {
            Text("below")
          } sheet: {
            Text("in the sheet")
          }
        }
      }
    }
  }
}

/// A stack whose root consists of tabs.
private struct TabInStack: View {
  @ObservedObject var path: Observed<[Int]>
  let declaresOutside: Bool

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack(path: $path.value) {
        if declaresOutside {
          tabs.navigationDestination(for: Int.self) { Text("screen \($0)") }
        } else {
          tabs
        }
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, *)
  private var tabs: some View {
    TabView {
      if declaresOutside {
        Text("page").tabItem { Text("One") }
      } else {
        Text("page").navigationDestination(for: Int.self) { Text("screen \($0)") }
          .tabItem { Text("One") }
      }
    }
  }
}

/// A stack whose first screen above the root may keep its state.
@available(iOS 16, macOS 13, tvOS 16, *)
struct StatefulStack: View {
  @ObservedObject var path: Observed<NavigationPath>
  let states: ScreenStates

  var body: some View {
    NavigationStack(path: $path.value) {
      Text("root").navigationDestination(for: Int.self) { number in
        StatefulText("screen \(number)", "\(number)", states)
      }
    }
  }
}

/// A stack whose root has an environment of its own, and leads on in several ways.
private struct PlacedStack: View {
  /// How the next screen is reached.
  enum Way {
    /// By a link to a view in that environment.
    case viewLink

    /// By a link to a value in that environment, which is declared outside of it.
    case valueLink

    /// By a link to a value that is declared in that environment.
    case declaration

    /// By a binding in that environment.
    case presentation
  }

  let way: Way
  @ObservedObject var place: Observed<String>
  @State private var isPresented = false

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack {
        VStack { root.environment(\.place, place.value) }
          .navigationDestination(for: Int.self) { _ in PlaceText() }
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, *)
  @ViewBuilder private var root: some View {
    switch way {
    case .viewLink:
      NavigationLink("on") { PlaceText() }
    case .valueLink:
      NavigationLink("on", value: 1)
    case .declaration:
      NavigationLink("on", value: "text")
        .navigationDestination(for: String.self) { _ in PlaceText() }
    case .presentation:
      Button("on") { isPresented = true }
        .navigationDestination(isPresented: $isPresented) { PlaceText() }
    }
  }
}

extension Trial {
  /// Goes on from the root, whose environment has the place "inside", and returns where the next screen is.
  fileprivate func place(
    of way: PlacedStack.Way,
    changing change: (Observed<String>) -> Void = { _ in }
  ) async -> String {
    let place = Observed("inside")
    let app = await launch { PlacedStack(way: way, place: place) }
    await app.settle { _ = await app.tap("on") }
    change(place)
    await app.settle()
    return app.words(among: "inside", "outside", "changed")
  }
}
