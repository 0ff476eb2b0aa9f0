import AppUnderTest
import SwiftUI

extension HostFact {
  /// What hosts write to bindings when, and what those read.
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
    HostFact(
      "number of those falses",
      "A link is turned off once, and not again later",
      from: "\(nobody); TCACoordinators issue 34 says otherwise",
      on: [.navigationView],
      seen: ("0 := false", ofControl: "1 := false, 0 := false")
    ) { trial in
      let (app, _) = await trial.launchChain(depth: trial.isControl ? 2 : 1)
      await goBack(in: app)
      if trial.isControl { await goBack(in: app) }
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

  /// Goes back as a person, or by the screen's own doing.
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

/// Makes a binding to a number, which it observes if that is to be read as it is now.
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

/// Reads a binding whenever it is triggered.
private struct BindingReader: View {
  @Binding var number: Int
  @ObservedObject var trigger: Observed<Int>
  let log: Log

  var body: some View {
    let _ = log.add("reads \(number)")
    Text("triggered \(trigger.value)")
  }
}
