import AppUnderTest
import SwiftUI

extension HostFact {
  /// What modifiers do to content that is several views, or none, or now one and now another.
  static let modifiers: [HostFact] = [
    HostFact(
      "modifier on several views",
      "onAppear on content that is two views is called for each of them",
      from: "SwiftUI's documentation of Group",
      expected: "called 2 times",
      control: "called 1 time"
    ) { trial in
      let (log, isControl) = (trial.log, trial.isControl)
      _ = await trial.launch {
        Contained(isControl) {
          Text("one")
          Text("other")
        }
        .onAppear { log.add("call") }
      }
      return "called " + log.count(of: "call").counted("time")
    },
    HostFact(
      "modifier on no view",
      "onAppear on content that is no view is never called",
      from: "SwiftUI's documentation of Group",
      expected: "called 0 times",
      control: "called 1 time"
    ) { trial in
      let (log, isControl) = (trial.log, trial.isControl)
      let isThere = Observed(false)
      _ = await trial.launch {
        Observing(isThere) { isThere in
          Contained(isControl) {
            if isThere { Text("text") }
          }
          .onAppear { log.add("call") }
        }
      }
      return "called " + log.count(of: "call").counted("time")
    },
    HostFact(
      "modifier on a branch",
      "onAppear on content that is one view or another is called again when it flips",
      from: "SwiftUI's documentation of Group",
      expected: "called 2 times",
      control: "called 1 time"
    ) { trial in
      let (log, isControl) = (trial.log, trial.isControl)
      let isFirst = Observed(true)
      let app = await trial.launch {
        Observing(isFirst) { isFirst in
          Contained(isControl) {
            if isFirst { Text("first") } else { Text("second") }
          }
          .onAppear { log.add("call") }
        }
      }
      isFirst.value = false
      await app.settle()
      return "called " + log.count(of: "call").counted("time")
    },
    HostFact(
      "background of several views",
      "The background of content that is two views is there twice",
      from: "SwiftUI's documentation of Group",
      expected: "there 2 times",
      control: "there 1 time"
    ) { trial in
      let (log, isControl) = (trial.log, trial.isControl)
      _ = await trial.launch {
        Contained(isControl) {
          Text("one")
          Text("other")
        }
        .background(Color.clear.onAppear { log.add("call") })
      }
      return "there " + log.count(of: "call").counted("time")
    },
    HostFact(
      "link behind several views",
      "A link behind two views is there twice; one of them shows the screen, and it stays",
      from: "\(nobody); Whiffer/SwiftUI-PopToRootExample issue 1 says otherwise",
      on: .navigationView,
      expected: "depth 1",
      control: "depth 0"
    ) { trial in
      let link = Switch("link", trial.log)
      let app = await trial.launch {
        OldStack {
          VStack {
            Group {
              Text("one")
              Text("other")
            }
            .background(SwitchedLink(link, "link") { Text("shown") })
          }
        }
      }
      link.turn(!trial.isControl)
      await app.settle()
      await app.wait(1000)
      return "depth \(app.depth)"
    },
    HostFact(
      "link behind a branch",
      "A link behind content that flips is made anew with its screen, and what was above goes",
      from: "swift-navigation issue 1",
      on: .navigationView,
      expected: "depth 1, made shown",
      control: "depth 2, nothing"
    ) { trial in
      let (log, isControl) = (trial.log, trial.isControl)
      let lower = Switch("lower", log)
      let upper = Switch("upper", log)
      let states = ScreenStates(log)
      let isFirst = Observed(true)
      let app = await trial.launch {
        OldStack {
          Observing(isFirst) { isFirst in
            VStack {
              Contained(isControl) {
                if isFirst { Text("first") } else { Text("second") }
              }
              .background(
                SwitchedLink(lower, "lower") {
                  VStack {
                    StatefulText("shown", "shown", states)
                    SwitchedLink(upper, "upper") { Text("top") }
                  }
                }
              )
            }
          }
        }
      }
      for link in [lower, upper] {
        link.turn(true)
        await app.settle()
      }
      log.clear()
      isFirst.value = false
      await app.settle()
      return "depth \(app.depth), " + log.words { $0.hasPrefix("made") }
    },
    HostFact(
      "title of no view",
      "The title of a first screen that is no view counts all the same",
      from: nobody,
      on: .navigationView,
      expected: "titled",
      control: "not titled"
    ) { trial in
      let isThere = Observed(false)
      let title = trial.isControl ? "" : "title"
      let app = await trial.launch {
        OldStack {
          Observing(isThere) { isThere in
            Group {
              if isThere { Text("text") }
            }
            .navigationTitle(title)
          }
        }
      }
      return app.title == "title" ? "titled" : "not titled"
    },
  ]
}

/// Content by itself, or in a container that is always one view.
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
