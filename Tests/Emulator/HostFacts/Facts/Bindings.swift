import AppTesting
import SwiftUI

extension HostFact {
  static let bindings: [HostFact] = [
    onChain(
      "false of a back navigation",
      "A person's back navigation turns the link off after onAppear and viewDidAppear of the screen below",
      from: "NavigationBackport issue 30 and Helm issue 9",
      depth: 1,
      seen: (
        "onAppear 0, viewDidAppear 0, 0 := false",
        ofControl: "0 := false, onAppear 0, viewDidAppear 0"
      )
    ) { trial, app, _ in
      await goBack(in: app, bySelf: trial.isControl)
      return trial.log.words(of: "onAppear 0", "viewDidAppear 0", "0 := false")
    },
    onChain(
      "time of that false",
      "The link is turned off as soon as the screen below has got its viewDidAppear",
      depth: 1,
      seen: (Length.still, ofControl: "before it")
    ) { trial, app, _ in
      await goBack(in: app, bySelf: trial.isControl)
      guard let appeared = trial.log.moment(of: "viewDidAppear 0") else { return "never" }
      let written = trial.log.moment(of: "0 := false")
      return trial.note(written, since: appeared, as: "false").map(Length.words) ?? "never"
    },
    onChain(
      "number of those falses",
      "A link is turned off once, and not again later",
      from: "\(nobody); TCACoordinators issue 34 says otherwise",
      depth: 1,
      ofControl: 2,
      seen: ("0 := false", ofControl: "1 := false, 0 := false")
    ) { trial, app, _ in
      await goBack(in: app)
      if trial.isControl { await goBack(in: app) }
      await app.wait(2000)
      return trial.log.writes
    },
    onChain(
      "false of a lost push",
      "A link whose push is lost isn't turned off by that",
      from: "\(nobody); the source of DanceUI says otherwise",
      depth: 0,
      ofControl: 1,
      seen: ("nothing", ofControl: "0 := false")
    ) { trial, app, chain in
      if trial.isControl {
        await goBack(in: app)
      } else {
        chain.turn(0, true)
        await app.wait(100)
        await app.settle { chain.turn(1, true) }
      }
      await app.wait(2000)
      return trial.log.writes
    },
    onChain(
      "false of a pop",
      "A link that is turned off isn't written to",
      from: "\(nobody); the source of DanceUI says otherwise",
      depth: 1,
      seen: ("nothing", ofControl: "0 := false")
    ) { trial, app, chain in
      if trial.isControl {
        await goBack(in: app)
      } else {
        await app.settle { chain.turn(0, false) }
      }
      await app.wait(2000)
      return trial.log.writes
    },
    onChain(
      "back navigation by several screens",
      "A back navigation by several screens turns all their links off, the lowest one first",
      on: [.ability(.goingBackByMany)],
      depth: 3,
      seen: ("0 := false, 1 := false, 2 := false", ofControl: "2 := false")
    ) { trial, app, _ in
      await app.settle { _ = trial.isControl ? await app.back() : await app.back(to: 0) }
      return trial.log.writes
    },
    onChain(
      "dismissal of oneself",
      "A screen that dismisses itself turns its link off first, and then goes",
      depth: 1,
      seen: ("0 := false, onAppear 0", ofControl: "onAppear 0, 0 := false")
    ) { trial, app, _ in
      await goBack(in: app, bySelf: !trial.isControl)
      return trial.log.words(of: "onAppear 0", "0 := false")
    },
    onChain(
      "cancelled swipe",
      "A swipe back that is cancelled turns no link off",
      from: "UIPilot, which mends what it took for a pop",
      on: [.ability(.swiping)],
      depth: 1,
      seen: ("depth 1, nothing", ofControl: "depth 0, 0 := false")
    ) { trial, app, _ in
      _ = await app.beginSwipeBack()
      if trial.isControl { await app.finishSwipeBack() } else { await app.cancelSwipeBack() }
      await app.settle()
      return "depth \(app.depth), \(trial.log.writes)"
    },
    HostFact(
      "sheet over a screen",
      "A sheet that comes and goes over a pushed screen turns no link off",
      from: "\(nobody); NavigationBackport issue 30 and FlowStacks issue 82 say otherwise",
      on: [.navigationView, .ability(.pullingSheets)],
      seen: ("sheet := false", ofControl: "sheet := false, 0 := false")
    ) { trial in
      let link = Switch("0", trial.log)
      let app = await trial.launch {
        OldStack {
          SwitchedLink(link, "link") { Text("shown").presenting(trial.sheet) { Text("sheet") } }
        }
      }
      await app.settle { link.turn(true) }
      await app.settle { trial.sheet.turn(true) }
      await app.settle { _ = await app.dismissSheet() }
      await app.settle { if trial.isControl { _ = await app.back() } }
      return trial.log.writes
    },
    HostFact(
      "binding made of closures",
      "A binding made of closures in an evaluation reads, while views are evaluated, what it was "
        + "when it was made",
      from: "deduced from two reimplementations of SwiftUI",
      seen: ("reads 1", ofControl: "reads 2")
    ) { trial in
      let number = Observed(1)
      let trigger = Observed(0)
      let app = await trial.launch {
        BindingMaker(number: number, isLive: trial.isControl, trigger: trigger, log: trial.log)
      }
      number.value = 2
      trial.log.clear()
      await app.settle { trigger.value = 1 }
      return trial.log.events.last ?? "nothing"
    },
  ]

  @MainActor
  private static func goBack(in app: AppUnderTest, bySelf isBySelf: Bool = false) async {
    if isBySelf {
      _ = await app.tap("dismiss 1")
    } else {
      _ = await app.back()
    }
    await app.settle()
  }
}

private struct BindingMaker: View {
  let number: Observed<Int>
  let isLive: Bool
  let trigger: Observed<Int>
  let log: Log

  var body: some View {
    if isLive {
      Projecting(number: number) { BindingReader(number: $0, trigger: trigger, log: log) }
    } else {
      let binding = Binding(get: { number.value }, set: { number.value = $0 })
      BindingReader(number: binding, trigger: trigger, log: log)
    }
  }
}

private struct Projecting<Content: View>: View {
  @ObservedObject var number: Observed<Int>
  let content: (Binding<Int>) -> Content

  var body: some View { content($number.value) }
}

private struct BindingReader: View {
  @Binding var number: Int
  @ObservedObject var trigger: Observed<Int>
  let log: Log

  var body: some View {
    let _ = log.add("reads \(number)")
    Text("triggered \(trigger.value)")
  }
}

extension HostFact {
  static let linkBindings: [HostFact] = [
    onChain(
      "link that reads on as its screen goes",
      "A link that still reads on when it is evaluated as a person goes back doesn't push its screen again",
      from: "\(nobody); duckduckgo/apple-browsers pull request 2484 says otherwise",
      depth: 1,
      seen: ("gone, 0 := false", ofControl: "there, nothing")
    ) { trial, app, chain in
      let link = chain.switches[0]
      link.staysOn = true
      if !trial.isControl { _ = await app.back() }
      await app.wait(100)
      await app.settle { link.touch() }
      let isThere = app.depth > 0 || app.violations.contains { $0.kind == .secondPush }
      return (isThere ? "there" : "gone") + ", \(trial.log.writes)"
    },
    HostFact(
      "link on an object that doesn't publish",
      "A tap on a link whose binding is of an object that publishes nothing shows no screen",
      on: [.navigationView],
      seen: ("depth 0, on", ofControl: "depth 1, on")
    ) { trial in
      let app = await trial.launchLink(isOn: false) { Text("shown") }
      trial.link.publishes = trial.isControl
      await app.settle { _ = await app.tap("link") }
      return "depth \(app.depth), \(trial.link.isOn ? "on" : "off")"
    },
    onPath(
      "path of an object that doesn't publish",
      "A tap on a link of a stack whose path is of an object that publishes nothing shows no screen",
      seen: ("depth 0, 1 value", ofControl: "depth 1, 1 value")
    ) { trial, app, chain in
      chain.publishes = trial.isControl
      await app.settle { _ = await app.tap("to 1") }
      return "depth \(app.depth), " + chain.path.counted("value")
    },
    HostFact(
      "number of falses without a back button",
      "A screen without a back button that dismisses itself has its link turned off once",
      from: "\(nobody); swift-navigation issue 10 says otherwise of iOS 15",
      on: [.navigationView],
      seen: ("link := false", ofControl: "nothing")
    ) { trial in
      let app = await trial.launchLink { DismissButton("leave").backButton(isHidden: true) }
      if !trial.isControl { _ = await app.tap("leave") }
      await app.wait(2000)
      await app.settle()
      return trial.log.writes
    },
    HostFact(
      "false right after a push",
      "The link to a screen without a back button isn't turned off by itself",
      from: "\(nobody); swift-navigation pull request 16 says otherwise of iOS 15",
      on: [.navigationView],
      seen: ("depth 1, nothing", ofControl: "depth 0, link := false")
    ) { trial in
      let app = await trial.launchLink { DismissButton("leave").backButton(isHidden: true) }
      if trial.isControl { _ = await app.tap("leave") }
      await app.wait(2000)
      await app.settle()
      return "depth \(app.depth), \(trial.log.writes)"
    },
    HostFact(
      "picker in a form",
      "A tap on a picker in a form pushes a screen that is none of any link's, up to iOS 15",
      from: "lm/navigation-stack-backport pull request 6",
      on: [.navigationView, .touch],
      seen: ("2 controllers, below", ofControl: "0 controllers, below"),
      otherwise: [SystemVersion(16)..<SystemVersion(28): "1 controller, on top"]
    ) { trial in
      let (app, probe) = await launchPicker(in: trial, hasStack: !trial.isControl)
      await app.settle { _ = await app.tap("Choice") }
      return probe.count.counted("controller") + ", \(probe.isOnTop ? "on top" : "below")"
    },
    HostFact(
      "push under a picker's screen",
      "A link that is turned on while a picker's screen is in front shows nothing",
      on: [.navigationView, .pushingPickers],
      seen: ("2 controllers, then 1 controller", ofControl: "1 controller, then 1 controller")
    ) { trial in
      let (app, probe) = await launchPicker(in: trial, hasStack: true)
      if !trial.isControl {
        await app.settle { _ = await app.tap("Choice") }
        await app.settle { trial.link.turn(true) }
      }
      let before = probe.count.counted("controller")
      await app.settle { _ = await app.back() }
      return "\(before), then " + probe.count.counted("controller")
    },
  ]

  @MainActor
  private static func launchPicker(
    in trial: Trial,
    hasStack: Bool
  ) async -> (app: AppUnderTest, probe: Probe) {
    let probe = Probe()
    let form = PickerForm(link: trial.link, log: trial.log, probe: probe)
    let app = await trial.launch { if hasStack { OldStack { form } } else { form } }
    return (app, probe)
  }
}

private struct PickerForm: View {
  let link: Switch
  let log: Log
  let probe: Probe
  @State private var choice = 1

  var body: some View {
    VStack {
      Form {
        Picker("Choice", selection: $choice) {
          ForEach(1..<4) { number in Text("choice \(number)").tag(number) }
        }
      }
      SwitchedLink(link, "link") { Text("shown") }
    }
    .background(Reporter("form", log, probe))
  }
}
