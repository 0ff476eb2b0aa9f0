import AppTesting
import SwiftUI

extension HostFact {
  static let modifiers: [HostFact] = [
    calls(
      "modifier on several views",
      "onAppear on content that is two views is called for each of them",
      expected: 2
    ) { _ in
      Text("one")
      Text("other")
    },
    calls(
      "modifier on no view",
      "onAppear on content that is no view is never called",
      expected: 0
    ) { _ in
      Text?.none
    },
    calls(
      "modifier on a branch",
      "onAppear on content that is one view or another is called again when it flips",
      expected: 2
    ) { isFirst in
      if isFirst { Text("first") } else { Text("second") }
    },
    calls(
      "background of several views",
      "The background of content that is two views is there twice",
      isBehind: true,
      expected: 2
    ) { _ in
      Text("one")
      Text("other")
    },
    HostFact(
      "link behind several views",
      "A link behind two views is there twice; one of them shows the screen, and it stays",
      from: "\(nobody); Whiffer/SwiftUI-PopToRootExample issue 1 says otherwise",
      on: [.navigationView],
      seen: ("depth 1", ofControl: "depth 0")
    ) { trial in
      let app = await trial.launch {
        OldStack {
          VStack {
            Group {
              Text("one")
              Text("other")
            }
            .background(SwitchedLink(trial.link, "link") { Text("shown") })
          }
        }
      }
      await app.settle { trial.link.turn(!trial.isControl) }
      await app.wait(1000)
      return "depth \(app.depth)"
    },
    HostFact(
      "link behind a branch",
      "A link behind content that flips is made anew with its screen, and what was above goes",
      from: "swift-navigation issue 1",
      on: [.navigationView],
      seen: ("depth 1, made shown", ofControl: "depth 2, nothing")
    ) { trial in
      let lower = Switch("lower", trial.log)
      let upper = Switch("upper", trial.log)
      let isFirst = Observed(true)
      let app = await trial.launch {
        OldStack {
          Observing(isFirst) { isFirst in
            VStack {
              Contained(trial.isControl) { if isFirst { Text("first") } else { Text("second") } }
                .background(
                  SwitchedLink(lower, "lower") {
                    VStack {
                      StatefulText("shown", "shown", trial.states)
                      SwitchedLink(upper, "upper") { Text("top") }
                    }
                  }
                )
            }
          }
        }
      }
      for link in [lower, upper] { await app.settle { link.turn(true) } }
      trial.log.clear()
      await app.settle { isFirst.value = false }
      return "depth \(app.depth), " + trial.log.words { $0.hasPrefix("made") }
    },
    HostFact(
      "title of no view",
      "The title of a first screen that is no view counts all the same",
      on: [.navigationView],
      seen: ("titled", ofControl: "not titled")
    ) { trial in
      let isThere = Observed(false)
      let title = trial.isControl ? "" : "title"
      let app = await trial.launch {
        OldStack {
          Observing(isThere) { isThere in
            Group { if isThere { Text("text") } }.navigationTitle(title)
          }
        }
      }
      return app.title == "title" ? "titled" : "not titled"
    },
  ]

  private static func calls<Content: View>(
    _ name: String,
    _ assumption: String,
    isBehind: Bool = false,
    expected: Int,
    @ViewBuilder content: @escaping @MainActor @Sendable (_ isFirst: Bool) -> Content
  ) -> HostFact {
    let word = isBehind ? "there" : "called"
    return HostFact(
      name,
      assumption,
      from: "SwiftUI's documentation of Group",
      seen: ("\(word) \(expected.counted("time"))", ofControl: "\(word) 1 time")
    ) { trial in
      let isFirst = Observed(true)
      let app = await trial.launch {
        Observing(isFirst) { isFirst in
          let contained = Contained(trial.isControl) { content(isFirst) }
          if isBehind {
            contained.background(Color.clear.onAppear { trial.log.add("call") })
          } else {
            contained.onAppear { trial.log.add("call") }
          }
        }
      }
      await app.settle { isFirst.value = false }
      return "\(word) " + trial.log.count(of: "call").counted("time")
    }
  }
}

private struct Contained<Content: View>: View {
  private let isContained: Bool
  private let content: Content

  init(_ isContained: Bool, @ViewBuilder content: () -> Content) {
    self.isContained = isContained
    self.content = content()
  }

  var body: some View {
    if isContained {
      VStack { content }
    } else {
      content
    }
  }
}
