import AppUnderTest
import SwiftUI

extension HostFact {
  /// What goes on in tabs that aren't selected.
  static let tabs: [HostFact] = [
    HostFact(
      "tab never selected",
      "The body of a tab is evaluated when it is selected for the first time, and not before",
      from: "\(nobody); reported otherwise of iOS 17",
      seen: ("0 times", ofControl: "1 time")
    ) { trial in
      let app = await trial.launch {
        TabView {
          Text("first").tabItem { Text("One") }
          TabPage(log: trial.log).tabItem { Text("Two") }
        }
      }
      if trial.isControl { _ = await app.selectTab("Two") }
      await app.settle()
      return min(1, trial.log.count(of: "body")).counted("time")
    },
    HostFact(
      "push in an unselected tab",
      "A push in a tab that isn't selected is lost",
      on: [.navigationView],
      seen: ("depth 0", ofControl: "depth 1")
    ) { trial in
      let (app, link) = await launchTabs(in: trial)
      await select("One", in: app)
      if !trial.isControl { await select("Two", in: app) }
      await app.settle { link.turn(true) }
      await select("One", in: app)
      return "depth \(app.depth)"
    },
    HostFact(
      "stack in an unselected tab",
      "A stack keeps its screens while another tab is selected",
      on: [.navigationView],
      seen: ("depth 1", ofControl: "depth 0")
    ) { trial in
      let (app, link) = await launchTabs(in: trial)
      await app.settle { link.turn(!trial.isControl) }
      await select("Two", in: app)
      await select("One", in: app)
      return "depth \(app.depth)"
    },
    HostFact(
      "order of tabs' appearing",
      "When another tab is selected, the old one disappears before the new one appears",
      seen: ("onDisappear One, onAppear Two", ofControl: "onDisappear Two, onAppear One")
    ) { trial in
      let app = await trial.launch { LoggedTabs(log: trial.log) }
      if trial.isControl { await select("Two", in: app) }
      trial.log.clear()
      await select(trial.isControl ? "One" : "Two", in: app)
      return trial.log.words { _ in true }
    },
    HostFact(
      "twenty changes of tab",
      "At each of twenty changes of tab one page disappears and one appears, and no other",
      from: "\(nobody); feedback-assistant/reports issue 417 and D-KMP-sample issue 12 say "
        + "otherwise",
      seen: (
        "20 times onAppear, 20 times onDisappear",
        ofControl: "18 times onAppear, 18 times onDisappear"
      )
    ) { trial in
      let app = await trial.launch { LoggedTabs(log: trial.log) }
      trial.log.clear()
      for change in 0..<(trial.isControl ? 18 : 20) {
        await select(change.isMultiple(of: 2) ? "Two" : "One", in: app)
      }
      return ["onAppear", "onDisappear"].map { event in
        trial.log.events.filter { $0.hasPrefix(event) }.counted("time") + " \(event)"
      }
      .joined(separator: ", ")
    },
  ]

  @MainActor
  private static func select(_ tab: String, in app: AppUnderTest) async {
    await app.settle { _ = await app.selectTab(tab) }
  }

  /// Launches two tabs, the first of which has a stack with a link.
  @MainActor
  private static func launchTabs(in trial: Trial) async -> (app: AppUnderTest, link: Switch) {
    let link = Switch("link", trial.log)
    let app = await trial.launch {
      TabView {
        OldStack { SwitchedLink(link, "link") { Text("shown") } }.tabItem { Text("One") }
        Text("other").tabItem { Text("Two") }
      }
    }
    return (app, link)
  }
}

/// Two tabs that say when they come and go.
private struct LoggedTabs: View {
  let log: Log

  var body: some View {
    TabView {
      ForEach(["One", "Two"], id: \.self) { name in
        Text("page \(name)")
          .onAppear { log.add("onAppear \(name)") }
          .onDisappear { log.add("onDisappear \(name)") }
          .tabItem { Text(name) }
      }
    }
  }
}

private struct TabPage: View {
  let log: Log

  var body: some View {
    let _ = log.add("body")
    Text("second")
  }
}
