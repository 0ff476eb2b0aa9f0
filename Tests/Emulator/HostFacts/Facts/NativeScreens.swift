import AppTesting
import Foundation
import SwiftUI

extension HostFact {
  static let nativeScreens: [HostFact] = [
    closures(
      "binding of a path made of closures, pushing",
      "With a binding made of closures, too, onAppear is called on the new screen alone",
      path: [1],
      seen: ("onAppear 2", ofControl: "onAppear 1"),
      otherwise: "onAppear 0, onAppear 1, onAppear 2"
    ) { trial, app, chain in
      await app.settle { chain.path = trial.isControl ? [1, 2] : [1] }
      trial.log.clear()
      await app.settle { chain.path = trial.isControl ? [1] : [1, 2] }
    },
    closures(
      "binding of a path made of closures, going back",
      "With a binding made of closures, too, onAppear is called on the screen that comes back",
      path: [1, 2],
      seen: ("onAppear 1", ofControl: "onAppear 0"),
      otherwise: "nothing"
    ) { trial, app, chain in
      await app.settle { chain.path = trial.isControl ? [] : [1] }
    },
    HostFact(
      "screens of a path",
      "Of a path that is set to several values all screens are evaluated, and the last one appears",
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
      seen: ("0, 2", ofControl: "0, 1")
    ) { trial in
      let path = Observed<[Int]>([])
      let count = Observed(0)
      let app = await trial.launch {
        NumberStack(path: path) { number in
          ChangeReporter("\(number)", count) { trial.log.add("\(number)") }
        }
      }
      await app.settle { path.value = trial.isControl ? [1] : [1, 2] }
      trial.log.clear()
      await app.settle { count.value = 1 }
      return trial.log.events.sorted().joined(separator: ", ")
    },
    HostFact(
      "sheet of a screen that goes",
      "A sheet goes with the screen that presents it",
      seen: ("no sheet", ofControl: "sheet")
    ) { trial in
      let path = Observed<[Int]>([1])
      let app = await trial.launch {
        NumberStack(path: path) { number in
          if number == 0 {
            Text("root")
          } else {
            Text("below").presenting(trial.sheet) { Text("in the sheet") }
          }
        }
      }
      await app.settle { trial.sheet.turn(true) }
      await app.settle { if !trial.isControl { path.value = [] } }
      return app.words(among: "in the sheet") == "in the sheet" ? "sheet" : "no sheet"
    },
    HostFact(
      "destination in a tab",
      "What is declared in a tab inside a stack isn't known to the stack",
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
      seen: ("1 anew", ofControl: "1 as it was")
    ) { trial in
      guard #available(iOS 16, macOS 13, tvOS 16, *) else { return "no stack" }
      let path = Observed(NavigationPath([1]))
      let app = await trial.launch { StatefulStack(path: path, states: trial.states) }
      trial.log.clear()
      let saved = try JSONEncoder().encode(path.value.codable)
      let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
      await app.settle { path.value = trial.isControl ? NavigationPath([1]) : NavigationPath(read) }
      return "1 " + (trial.log.count(of: "made 1") > 0 ? "anew" : "as it was")
    },
    environment(
      of: .viewLink,
      "environment of a link to a view",
      "The screen of a link to a view has the environment of its link",
      seen: ("inside", ofControl: "outside"),
      control: .valueLink
    ),
    environment(
      of: .viewLink,
      "changed environment of a link to a view",
      "The screen of a link to a view follows the environment of its link while it is shown",
      seen: ("changed", ofControl: "inside"),
      control: .viewLink,
      changes: true
    ),
    environment(
      of: .declaration,
      "environment of a value's screen",
      "The screen of a value has the environment of the stack, not that of its declaration",
      from: "SwiftfulThinking/SwiftfulRouting issue 116; ruddarr/app pull request 169",
      seen: ("outside", ofControl: "inside"),
      control: .viewLink
    ),
    environment(
      of: .presentation,
      "environment of a presented screen",
      "What a binding presents has the environment of the stack, not that of its declaration",
      from: "SwiftfulThinking/SwiftfulRouting issue 116",
      seen: ("outside", ofControl: "inside"),
      control: .viewLink
    ),
  ].needing(.nativeStack)

  private static func closures(
    _ name: String,
    _ assumption: String,
    path: [Int],
    seen: (expected: String, ofControl: String),
    otherwise: String,
    change: @escaping @MainActor @Sendable (Trial, AppUnderTest, NativeChain) async -> Void
  ) -> HostFact {
    HostFact(
      name,
      assumption,
      from: "\(nobody); dev.classmethod.jp, \"xcode-16-3-navigationstack-onappear-issue\", says "
        + "otherwise",
      seen: seen,
      otherwise: [SystemVersion(18, 4)..<SystemVersion(27): otherwise]
    ) { trial in
      let (app, chain) = await trial.launchNative(path, .init(bindsByClosures: true))
      await change(trial, app, chain)
      let appeared = trial.log.events.filter { $0.hasPrefix("onAppear") }
      return appeared.isEmpty ? "nothing" : appeared.sorted().joined(separator: ", ")
    }
  }

  private static func environment(
    of way: PlacedStack.Way,
    _ name: String,
    _ assumption: String,
    from source: String = nobody,
    seen: (expected: String, ofControl: String),
    control: PlacedStack.Way,
    changes: Bool = false
  ) -> HostFact {
    HostFact(name, assumption, from: source, seen: seen) { trial in
      let place = Observed("inside")
      let app = await trial.launch {
        PlacedStack(way: trial.isControl ? control : way, place: place)
      }
      await app.settle { _ = await app.tap("on") }
      await app.settle { if changes, !trial.isControl { place.value = "changed" } }
      return app.words(among: "inside", "outside", "changed")
    }
  }
}

private struct TabInStack: View {
  @ObservedObject var path: Observed<[Int]>
  let declaresOutside: Bool

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack(path: $path.value) {
        if declaresOutside {
          tabs(Text("page")).navigationDestination(for: Int.self) { Text("screen \($0)") }
        } else {
          tabs(Text("page").navigationDestination(for: Int.self) { Text("screen \($0)") })
        }
      }
    }
  }

  private func tabs(_ page: some View) -> some View { TabView { page.tabItem { Text("One") } } }
}

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

private struct PlacedStack: View {
  enum Way {
    case viewLink
    case valueLink
    case declaration
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
    case .viewLink: NavigationLink("on") { PlaceText() }
    case .valueLink: NavigationLink("on", value: 1)
    case .declaration:
      NavigationLink("on", value: "text")
        .navigationDestination(for: String.self) { _ in PlaceText() }
    case .presentation:
      Button("on") { isPresented = true }
        .navigationDestination(isPresented: $isPresented) { PlaceText() }
    }
  }
}
