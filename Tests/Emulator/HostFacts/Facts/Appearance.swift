import AppTesting
import SwiftUI

extension HostFact {
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
        VStack { Text("text").onAppear { trial.log.add(names[1]) } }
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
      let app = await trial.launch {
        ChainView(chain: trial.chain).presenting(trial.sheet) { Text("sheet") }
      }
      trial.log.clear()
      if trial.isControl { trial.chain.turn(0, true) } else { trial.sheet.turn(true) }
      await app.settle()
      return trial.log.words(of: "onDisappear 0")
    },
    HostFact(
      "screen below a cover",
      "Neither a screen nor its controller is told anything as a view that covers all of it comes and goes",
      from: "stackoverflow question 66925883, CraftingSwift",
      on: [.navigationView, .ability(.covering)],
      seen: ("nothing", ofControl: "onDisappear 0, viewDidDisappear 0")
    ) { trial in
      let app = await launchCover(in: trial)
      if trial.isControl {
        trial.chain.turn(0, true)
      } else {
        await app.settle { trial.sheet.turn(true) }
        trial.sheet.turn(false)
      }
      await app.settle()
      let news = ["onDisappear 0", "viewDidDisappear 0", "onAppear 0", "viewWillAppear 0"]
      return trial.log.words(where: news.contains)
    },
    asCoverGoes(
      "push as a cover goes",
      "A push while a cover goes away is lost",
      from: "FlowStacks issues 82 and 110",
      seen: ("depth 0", ofControl: "depth 1")
    ) { trial, app in
      await app.settle { trial.chain.turn(0, true) }
      return "depth \(app.depth)"
    },
    asCoverGoes(
      "coordinator as a cover goes",
      "The controller of a stack says of itself that it moves while a cover goes away",
      seen: ("1 controller, moving", ofControl: "1 controller, still")
    ) { trial, _ in trial.chain.probe.answer },
    asCoverGoes(
      "presented as a cover goes",
      "The controller of a stack says that a cover is presented until that has gone",
      from: "UIKit's documentation of presentedViewController",
      seen: ("presenting", ofControl: "not presenting")
    ) { trial, _ in trial.chain.probe.isPresenting ? "presenting" : "not presenting" },
    asCoverGoes(
      "news of a cover that goes",
      "The coordinator of a dismissal that runs already tells when that is over",
      from: "UIKit's documentation of transition coordinators",
      seen: ("nothing, then completion", ofControl: "nothing, then nothing")
    ) { trial, app in
      trial.chain.probe.follow(trial.log)
      let first = trial.log.words(of: "completion")
      await app.settle()
      return "\(first), then " + trial.log.words(of: "completion")
    },
    HostFact(
      "push as an alert goes",
      "A push while an alert goes away is lost",
      on: [.navigationView],
      seen: ("depth 0", ofControl: "depth 1")
    ) { trial in
      let app = await trial.launch {
        ChainView(chain: trial.chain).modifier(AlertPresenter(flag: trial.sheet))
      }
      await uncover(app, trial.sheet, waiting: trial.isControl)
      await app.settle { trial.chain.turn(0, true) }
      return "depth \(app.depth)"
    },
    HostFact(
      "onDismiss of a sheet",
      "The onDismiss of a sheet is called when that has gone, and not before",
      from: "SwiftUI's documentation of sheets",
      seen: ("nothing", ofControl: "onDismiss")
    ) { trial in
      let app = await trial.launch {
        Text("below").presenting(trial.sheet) {
          trial.log.add("onDismiss")
        } sheet: {
          Text("sheet")
        }
      }
      await uncover(app, trial.sheet, waiting: trial.isControl)
      return trial.log.words(of: "onDismiss")
    },
  ]

  private static func asCoverGoes(
    _ name: String,
    _ assumption: String,
    from source: String = nobody,
    seen: (expected: String, ofControl: String),
    measurement: @escaping @MainActor @Sendable (Trial, AppUnderTest) async -> String
  ) -> HostFact {
    HostFact(
      name,
      assumption,
      from: source,
      on: [.navigationView, .ability(.covering)],
      seen: seen
    ) { trial in
      let app = await launchCover(in: trial)
      await uncover(app, trial.sheet, waiting: trial.isControl)
      return await measurement(trial, app)
    }
  }

  @MainActor
  private static func launchCover(in trial: Trial) async -> AppUnderTest {
    let app = await trial.launch {
      ChainView(chain: trial.chain).presenting(trial.sheet, asCover: true) { Text("cover") }
    }
    trial.log.clear()
    return app
  }

  @MainActor
  private static func uncover(_ app: AppUnderTest, _ cover: Switch, waiting waits: Bool) async {
    await app.settle { cover.turn(true) }
    cover.turn(false)
    if waits { await app.settle() } else { await app.wait(100) }
  }
}

extension HostFact {
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
          EvaluatedText("second", trial.log).tabItem { Text("Two") }
        }
      }
      await app.settle { if trial.isControl { _ = await app.selectTab("Two") } }
      return min(1, trial.log.count(of: "second")).counted("time")
    },
    HostFact(
      "push in an unselected tab",
      "A push in a tab that isn't selected is lost",
      on: [.navigationView],
      seen: ("depth 0", ofControl: "depth 1")
    ) { trial in
      let app = await launchTabs(in: trial)
      await select("One", in: app)
      if !trial.isControl { await select("Two", in: app) }
      await app.settle { trial.link.turn(true) }
      await select("One", in: app)
      return "depth \(app.depth)"
    },
    HostFact(
      "stack in an unselected tab",
      "A stack keeps its screens while another tab is selected",
      on: [.navigationView],
      seen: ("depth 1", ofControl: "depth 0")
    ) { trial in
      let app = await launchTabs(in: trial)
      await app.settle { trial.link.turn(!trial.isControl) }
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

  @MainActor
  private static func launchTabs(in trial: Trial) async -> AppUnderTest {
    await trial.launch {
      TabView {
        OldStack { SwitchedLink(trial.link, "link") { Text("shown") } }.tabItem { Text("One") }
        Text("other").tabItem { Text("Two") }
      }
    }
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

private struct AlertPresenter: ViewModifier {
  @ObservedObject var flag: Switch

  func body(content: Content) -> some View {
    content.alert(isPresented: $flag.isOn) {
      Alert(
        title: Text("alert"),
        primaryButton: .cancel(),
        secondaryButton: .destructive(Text("delete"))
      )
    }
  }
}
