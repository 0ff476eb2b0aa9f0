import AppTesting
import SwiftUI

extension HostFact {
  /// Covers, tabs and columns around a stack.
  static let presentations: [HostFact] = [
    // FlowStacks issues 82 and 110.
    asCoverGoes(
      "push as a cover goes",
      "A push while a cover is dismissed is lost",
      seen: ("depth 0", ofControl: "depth 1")
    ) { trial, app in
      await app.settle { trial.chain.turn(0, true) }
      return "depth \(app.depth)"
    },
    asCoverGoes(
      "coordinator as a cover goes",
      "The controller of a stack has a transition coordinator while a cover is dismissed",
      seen: ("1 controller, moving", ofControl: "1 controller, idle")
    ) { trial, _ in trial.chain.probe.answer },
    HostFact(
      "push in the update that dismisses a sheet",
      "A push in the update that dismisses a sheet comes before the dismissal",
      for: .property("presentationsLeaveLate"),
      on: [.navigationView],
      seen: ("depth 1", ofControl: "depth 0")
    ) { trial in
      let app = await trial.launch {
        ChainView(chain: trial.chain).presenting(trial.sheet) { Text("sheet") }
      }
      await app.settle { trial.sheet.turn(true) }
      await app.settle {
        trial.sheet.turn(false)
        trial.chain.turn(0, !trial.isControl)
      }
      return "depth \(app.depth)"
    },
    HostFact(
      "push in an unselected tab",
      "A push in a tab that isn't selected is there when the tab is selected",
      for: .property("followsUnseenScreens"),
      on: [.navigationView],
      seen: ("depth 1", ofControl: "depth 0")
    ) { trial in
      let app = await trial.launch {
        TabView {
          OldStack { SwitchedLink(trial.link, "link") { Text("shown") } }.tabItem { Text("One") }
          Text("other").tabItem { Text("Two") }
        }
      }
      await select("One", in: app)
      await select("Two", in: app)
      await app.settle { trial.link.turn(!trial.isControl) }
      await select("One", in: app)
      return "depth \(app.depth)"
    },
    // Otherwise by feedback-assistant/reports issue 417 and D-KMP-sample issue 12.
    HostFact(
      "twenty changes of tab",
      "At each of twenty changes of tab one page disappears and one appears",
      for: .property("disappearsWhereItStays"),
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
    HostFact(
      "presentation of a column",
      "The first column of a navigation view is presented, by its presentationMode",
      for: .property("presentsColumns"),
      on: [.ability(.showingColumns)],
      seen: ("column presented", ofControl: "column not presented")
    ) { trial in
      _ = await trial.launch {
        if trial.isControl {
          OldStack { PresentationReporter("column", trial.log) }
        } else {
          Columns { PresentationReporter("column", trial.log) }
        }
      }
      return trial.log.words { $0.hasPrefix("column") }
    },
  ]

  private static func asCoverGoes(
    _ name: String,
    _ assumption: String,
    seen: (expected: String, ofControl: String),
    measurement: @escaping @MainActor @Sendable (Trial, AppUnderTest) async -> String
  ) -> HostFact {
    HostFact(
      name,
      assumption,
      for: .assumption(.dismissedCovers),
      on: [.navigationView, .ability(.covering)],
      seen: seen
    ) { trial in
      let app = await trial.launch {
        ChainView(chain: trial.chain).presenting(trial.sheet, asCover: true) { Text("cover") }
      }
      await app.settle { trial.sheet.turn(true) }
      trial.sheet.turn(false)
      if trial.isControl { await app.settle() } else { await app.wait(100) }
      return await measurement(trial, app)
    }
  }

  @MainActor
  private static func select(_ tab: String, in app: AppUnderTest) async {
    await app.settle { _ = await app.selectTab(tab) }
  }
}

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

private struct Columns<First: View>: View {
  @ViewBuilder let first: () -> First

  var body: some View {
    #if os(tvOS)
    first()
    #else
    NavigationView {
      first()
      Text("detail")
    }
    .navigationViewStyle(DoubleColumnNavigationViewStyle())
    #endif
  }
}
