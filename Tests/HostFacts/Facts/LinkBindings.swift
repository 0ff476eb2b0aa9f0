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
      let silent = Silent()
      let link = Switch("link", trial.log)
      let app = await trial.launch {
        OldStack {
          if trial.isControl {
            SwitchedLink(link, "link") { Text("shown") }
          } else {
            SilentLink(silent: silent)
          }
        }
      }
      await app.settle { _ = await app.tap("link") }
      return "depth \(app.depth), \(silent.isOn || link.isOn ? "on" : "off")"
    },
    HostFact(
      "path of an object that doesn't publish",
      "A tap on a link of a stack whose path is of an object that publishes nothing shows no screen",
      on: [.nativeStack],
      seen: ("depth 0, 1 value", ofControl: "depth 1, 1 value")
    ) { trial in
      let silent = Silent()
      let chain = NativeChain(trial.log)
      let app = await trial.launch {
        if trial.isControl { NativeChainView(chain: chain) } else { SilentStack(silent: silent) }
      }
      await app.settle { _ = await app.tap("to 1") }
      return "depth \(app.depth), " + max(silent.path.count, chain.path.count).counted("value")
    },
    HostFact(
      "number of falses without a back button",
      "A screen without a back button that dismisses itself has its link turned off once",
      from: "\(nobody); swift-navigation issue 10 says otherwise of iOS 15",
      on: [.navigationView],
      seen: ("link := false", ofControl: "nothing")
    ) { trial in
      let (app, _) = await launchWithoutBackButton(in: trial)
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
      let (app, _) = await launchWithoutBackButton(in: trial)
      if trial.isControl { _ = await app.tap("leave") }
      await app.wait(2000)
      await app.settle()
      return "depth \(app.depth), \(trial.log.writes)"
    },
    HostFact(
      "picker in a form",
      "A tap on a picker in a form pushes a screen that is none of any link's, up to iOS 15",
      from: "lm/navigation-stack-backport pull request 6",
      on: [.navigationView, .uikit, .touch],
      seen: ("2 controllers, below", ofControl: "0 controllers, below"),
      otherwise: [SystemVersion(16)..<SystemVersion(28): "1 controller, on top"]
    ) { trial in
      let (app, probe, _) = await launchPicker(in: trial, hasStack: !trial.isControl)
      await app.settle { _ = await app.tap("Choice") }
      return probe.count.counted("controller") + ", \(probe.isOnTop ? "on top" : "below")"
    },
    HostFact(
      "push under a picker's screen",
      "A link that is turned on while a picker's screen is in front shows nothing",
      on: [.navigationView, .uikit, .pushingPickers],
      seen: ("2 controllers, then 1 controller", ofControl: "1 controller, then 1 controller")
    ) { trial in
      let (app, probe, link) = await launchPicker(in: trial, hasStack: true)
      if !trial.isControl {
        await app.settle { _ = await app.tap("Choice") }
        await app.settle { link.turn(true) }
      }
      let before = probe.count.counted("controller")
      await app.settle { _ = await app.back() }
      return "\(before), then " + probe.count.counted("controller")
    },
  ]

  /// Launches a navigation view that shows a screen without a back button.
  @MainActor
  private static func launchWithoutBackButton(
    in trial: Trial
  ) async -> (app: AppUnderTest, link: Switch) {
    let link = Switch("link", trial.log)
    let app = await trial.launch {
      OldStack { SwitchedLink(link, "link") { LeavingScreen().backButton(isHidden: true) } }
    }
    await app.settle { link.turn(true) }
    return (app, link)
  }

  /// Launches a form with a picker, a link and a controller.
  @MainActor
  private static func launchPicker(
    in trial: Trial,
    hasStack: Bool
  ) async -> (app: AppUnderTest, probe: Probe, link: Switch) {
    let log = trial.log
    let probe = Probe()
    let link = Switch("link", log)
    let app = await trial.launch {
      if hasStack {
        OldStack { PickerForm(link: link, log: log, probe: probe) }
      } else {
        PickerForm(link: link, log: log, probe: probe)
      }
    }
    return (app, probe, link)
  }
}

/// What a link or a stack is bound to, and who hears nothing of it.
private final class Silent {
  var isOn = false
  var path: [Int] = []
}

private struct SilentLink: View {
  let silent: Silent

  // The link with a binding is deprecated from iOS 16 on, and it is what the fact is about.
  @available(iOS, introduced: 14, deprecated: 16)
  @available(macOS, introduced: 11, deprecated: 13)
  @available(tvOS, introduced: 14, deprecated: 16)
  var body: some View {
    NavigationLink(
      destination: Text("shown"),
      isActive: Binding(get: { silent.isOn }, set: { silent.isOn = $0 })
    ) { Text("link") }
  }
}

private struct SilentStack: View {
  let silent: Silent

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack(path: Binding(get: { silent.path }, set: { silent.path = $0 })) {
        NavigationLink("to 1", value: 1)
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
  }
}

/// A screen that a person leaves by its own button.
private struct LeavingScreen: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("leave") { presentationMode.wrappedValue.dismiss() }
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
