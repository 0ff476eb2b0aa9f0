import SimulatedHost
import SwiftUI
import Testing

@testable import NavigationShim

@Suite("The link from one screen to the next")
struct LinkStateTests {
  /// A screen, as far as a link knows it.
  private final class Screen {
    let name: String

    init(_ name: String) { self.name = name }
  }

  /// What is done to a link; `report` is what SwiftUI writes.
  enum Action {
    case old, new, off, left(isReported: Bool), turn, release, report, expectNoReport
  }

  nonisolated private static let left: [Action] = [.old, .left(isReported: false), .turn, .new]

  nonisolated private static let rules: [(rule: String, actions: [Action], outcome: String)] = [
    ("leads nowhere at first", [], "off"),
    ("is on at once where it has been off for a turn", [.old], "on old"),
    ("a turn's end changes nothing where it is on", [.old, .turn], "on old"),
    ("keeps the screen that leaves", [.old, .off], "off old"),
    ("until it is let go of", [.old, .off, .turn, .release], "off"),
    (
      "is not on again in the turn in which it was turned off", [.old, .off, .new], "off old > new"
    ),
    ("but in the next", [.old, .off, .new, .turn], "on new"),
    ("lets go of a screen in that turn", [.old, .off, .new, .release], "off > new"),
    ("and is on afterwards", [.old, .off, .new, .release, .turn], "on new"),
    ("keeps what it leads to while on", [.old, .off, .turn, .new, .release], "on new"),
    ("stays off where what comes next is gone", [.old, .off, .new, .off, .turn], "off old"),
    ("is on at once where it is turned off twice", [.old, .off, .turn, .off, .new], "on new"),
    ("a report is news while it is on", [.old, .report], "on old, reports to old"),
    ("and none while it is off", [.old, .off, .report, .turn, .report], "off old"),
    ("a report of what is known already is due", left, "on new, due"),
    ("that is old news, once", left + [.report, .report], "on new, reports to new"),
    (
      "none is due after its own report",
      [.old, .left(isReported: true), .turn, .new, .report], "on new, reports to new"
    ),
    (
      "nor where it has come while the link was off",
      [.old, .left(isReported: false), .report, .turn, .new, .report], "on new, reports to new"
    ),
    (
      "it may come twice where the next screen comes in the same turn",
      [.old, .left(isReported: false), .new, .report, .turn, .report], "on new"
    ),
    ("nor where the link was off", [.left(isReported: false)], "off"),
    (
      "nor where it doesn't come in time", left + [.expectNoReport, .report],
      "on new, reports to new"
    ),
    ("an update of the app's doesn't tell whether one is due", left + [.off], "off new, due"),
  ]

  @Test("follows the app, SwiftUI and people", arguments: rules)
  func rule(_ rule: (rule: String, actions: [Action], outcome: String)) {
    let old = Screen("old")
    let new = Screen("new")
    var state = LinkState<Screen>()
    var news = ""
    for action in rule.actions {
      switch action {
      case .old: state.turnOn(to: old)
      case .new: state.turnOn(to: new)
      case .off: state.turnOff()
      case .left(let isReported): state.turnOff(isReported: isReported)
      case .turn: state.endTurn()
      case .release: state.release()
      case .report: news += state.observeReport().map { ", reports to \($0.name)" } ?? ""
      case .expectNoReport: state.isReportDue = false
      }
    }
    let outcome =
      (state.isOn ? "on" : "off") + (state.destination.map { " \($0.name)" } ?? "")
      + (state.next.map { " > \($0.name)" } ?? "") + (state.isReportDue ? ", due" : "") + news
    expect(outcome, is: rule.outcome, "\(rule.rule)")
  }
}

#if !canImport(Darwin)
/// A list makes only the visible rows where the type of a row has a fixed number of views.
@MainActor
@Suite("Links as rows of lists")
struct LinkRowTests {
  @Test("a link is one view, by its type, however many views its label is, and its destination")
  func oneView() {
    let counts = [
      RowCount.of(Shim.NavigationLink<Text, Never>.self),
      RowCount.of(Shim.NavigationLink<Several, Never>.self),
      RowCount.of(Shim.NavigationLink<Text, Text>.self),
      RowCount.of(Shim.NavigationLink<Several, AnyView>.self),
      RowCount.of(Shim.NavigationLink<AnyView, Several>.self),
    ]
    expect(counts, is: [1, 1, 1, 1, 1])
  }

  @Test("a list makes no row of links to values only to count it")
  func list() {
    let app = EmulatedApp {
      List(0..<100) { Shim.NavigationLink("\($0)", value: $0) }
    }
    expect(app.visibleTexts.count, is: 100)
    expect(app.rowsMadeToBeCounted, is: 0)
    let control = EmulatedApp { List(0..<100) { AnyView(Text("\($0)")).disabled(true) } }
    expect(control.rowsMadeToBeCounted, is: 100)
  }

  @Test("a link is evaluated once more where it turns out not to be a row, and nowhere else")
  func evaluations() {
    let rows = launched { List(0..<10) { Shim.NavigationLink("\($0)", value: $0) } }
    expect(rows.evaluations(of: OwnLink<Text, Never>.self), is: 10)
    let others = launched { ForEach(0..<10) { Shim.NavigationLink("\($0)", value: $0) } }
    expect(others.evaluations(of: OwnLink<Text, Never>.self), is: 20)
  }

  private func launched<Content: View>(@ViewBuilder _ content: () -> Content) -> EmulatedApp {
    let content = content()
    let scheduler = VirtualTime()
    let app = EmulatedApp {
      Shim.NavigationStack { content }
        .navigationHost(.links)
        .environment(\.navigationConfiguration.hooks.scheduler, scheduler)
    }
    scheduler.runUntilIdle()
    app.settle()
    return app
  }
}

private struct Several: View {
  var body: some View {
    Text("a")
    Text("b")
  }
}
#endif
