import AppUnderTest
import SwiftUI

extension HostFact {
  /// What goes on in tabs that aren't selected.
  static let tabs: [HostFact] = [
    HostFact(
      "tab never selected",
      "The body of a tab is evaluated when it is selected for the first time, and not before",
      from: "\(nobody); reported otherwise of iOS 17",
      expected: "0 times",
      control: "1 time"
    ) { trial in
      let log = trial.log
      let app = await trial.launch {
        TabView {
          Text("first").tabItem { Text("One") }
          TabPage(log: log).tabItem { Text("Two") }
        }
      }
      if trial.isControl { _ = await app.selectTab("Two") }
      await app.settle()
      return min(1, log.count(of: "body")).counted("time")
    },
    HostFact(
      "push in an unselected tab",
      "A push in a tab that isn't selected is lost",
      from: nobody,
      on: .navigationView,
      expected: "depth 0",
      control: "depth 1"
    ) { trial in
      let (app, link) = await launchTabs(in: trial)
      await select("One", in: app)
      if !trial.isControl { await select("Two", in: app) }
      link.turn(true)
      await app.settle()
      await select("One", in: app)
      return "depth \(app.depth)"
    },
    HostFact(
      "stack in an unselected tab",
      "A stack keeps its screens while another tab is selected",
      from: nobody,
      on: .navigationView,
      expected: "depth 1",
      control: "depth 0"
    ) { trial in
      let (app, link) = await launchTabs(in: trial)
      link.turn(!trial.isControl)
      await app.settle()
      await select("Two", in: app)
      await select("One", in: app)
      return "depth \(app.depth)"
    },
    HostFact(
      "order of tabs' appearing",
      "When another tab is selected, the old one disappears before the new one appears",
      from: nobody,
      expected: "onDisappear One, onAppear Two",
      control: "onDisappear Two, onAppear One"
    ) { trial in
      let log = trial.log
      let app = await trial.launch { LoggedTabs(log: log) }
      if trial.isControl { await select("Two", in: app) }
      log.clear()
      await select(trial.isControl ? "One" : "Two", in: app)
      return log.words { _ in true }
    },
    HostFact(
      "twenty changes of tab",
      "At each of twenty changes of tab one page disappears and one appears, and no other",
      from: "\(nobody); feedback-assistant/reports issue 417 and D-KMP-sample issue 12 say "
        + "otherwise",
      expected: "20 times onAppear, 20 times onDisappear",
      control: "18 times onAppear, 18 times onDisappear"
    ) { trial in
      let log = trial.log
      let app = await trial.launch { LoggedTabs(log: log) }
      log.clear()
      for change in 0..<(trial.isControl ? 18 : 20) {
        await select(change.isMultiple(of: 2) ? "Two" : "One", in: app)
      }
      return ["onAppear", "onDisappear"].map { event in
        log.events.filter { $0.hasPrefix(event) }.counted("time") + " \(event)"
      }
      .joined(separator: ", ")
    },
  ]

  @MainActor
  private static func select(_ tab: String, in app: AppUnderTest) async {
    _ = await app.selectTab(tab)
    await app.settle()
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
