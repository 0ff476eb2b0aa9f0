import AppUnderTest
import SwiftUI

extension HostFact {
  /// What becomes of links whose bindings aren't as they should be, and of those on screens without a way back.
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

  /// Launches a form with a picker, a link and a controller.
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

/// A form with a picker, and a link beside it.
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
