import SwiftUI
import Testing

@testable import NavigationShim

/// A screen, as far as a link knows it.
private final class Screen {}

@Suite("The link from one screen to the next")
struct LinkStateTests {
  private let old = Screen()
  private let new = Screen()

  @Test("leads nowhere at first")
  func first() {
    let state = LinkState<Screen>()
    #expect(!state.isOn)
    #expect(state.destination == nil)
  }

  @Test("is on at once where it has been off for a turn")
  func turnedOn() {
    var state = LinkState<Screen>()
    state.turnOn(to: old)
    #expect(state.isOn)
    #expect(state.destination === old)
  }

  @Test("keeps the screen that leaves until it is let go of")
  func leaving() {
    var state = left()
    #expect(!state.isOn)
    #expect(state.destination === old)
    state.endTurn()
    #expect(state.destination === old)
    state.release()
    #expect(state.destination == nil)
  }

  @Test("lets go of a screen in the turn in which it was turned off")
  func releasedAtOnce() {
    var state = left()
    state.turnOn(to: new)
    state.release()
    #expect(state.destination == nil)
    state.endTurn()
    #expect(state.destination === new)
  }

  @Test("keeps the screen that it leads to while it is on")
  func releasedWhileOn() {
    var state = left()
    state.endTurn()
    state.turnOn(to: new)
    state.release()
    #expect(state.destination === new)
  }

  @Test("is not on again in the turn in which it was turned off")
  func again() {
    var state = left()
    state.turnOn(to: new)
    #expect(!state.isOn)
    #expect(state.destination === old)
    #expect(state.next === new)
    state.endTurn()
    #expect(state.isOn)
    #expect(state.destination === new)
    #expect(state.next == nil)
  }

  @Test("stays off where what was to come next is gone by the turn's end")
  func goneBeforeTurnedOn() {
    var state = left()
    state.turnOn(to: new)
    state.turnOff()
    state.endTurn()
    #expect(!state.isOn)
    #expect(state.destination === old)
  }

  @Test("a turn's end changes nothing where it is on")
  func turnEndsWhileOn() {
    var state = LinkState<Screen>()
    state.turnOn(to: old)
    state.endTurn()
    #expect(state.isOn)
  }

  @Test("stays off where it is turned off twice")
  func turnedOffTwice() {
    var state = left()
    state.endTurn()
    state.turnOff()
    state.turnOn(to: new)
    #expect(state.isOn)
  }

  @Test("what SwiftUI writes while it is on is news of the screen that it leads to")
  func news() {
    var state = LinkState<Screen>()
    state.turnOn(to: old)
    #expect(state.observeReport() === old)
    #expect(state.isOn)
  }

  @Test("what SwiftUI writes while it is off is no news")
  func noNews() {
    var state = left()
    #expect(state.observeReport() == nil)
    state.endTurn()
    #expect(state.observeReport() == nil)
  }

  @Test("the report of a person's back navigation that is known already is old news, once")
  func oldNews() {
    var state = leftByPerson(isReported: false)
    #expect(state.observeReport() == nil)
    #expect(state.observeReport() === new)
  }

  @Test("no report is due where it was what told of the back navigation")
  func reported() {
    var state = leftByPerson(isReported: true)
    #expect(!state.isReportDue)
    #expect(state.observeReport() === new)
  }

  @Test("no report is due any more where it has come while the link was off")
  func reportedWhileOff() {
    var state = LinkState<Screen>()
    state.turnOn(to: old)
    state.turnOff(isReported: false)
    #expect(state.observeReport() == nil)
    state.endTurn()
    state.turnOn(to: new)
    #expect(state.observeReport() === new)
  }

  @Test("no report is due where the link was off when a person went back")
  func leftWhileOff() {
    var state = LinkState<Screen>()
    state.turnOff(isReported: false)
    #expect(!state.isReportDue)
  }

  @Test("a report that doesn't come in time is due no more")
  func reportNeverCame() {
    var state = leftByPerson(isReported: false)
    state.expectNoReport()
    #expect(state.observeReport() === new)
  }

  @Test("an update of the app's doesn't tell whether a report is due")
  func updated() {
    var state = leftByPerson(isReported: false)
    state.turnOff()
    #expect(state.isReportDue)
  }

  /// A link that has led to the old screen until an update in this turn.
  private func left() -> LinkState<Screen> {
    var state = LinkState<Screen>()
    state.turnOn(to: old)
    state.turnOff()
    return state
  }

  /// A link that leads to the new screen, after a person has gone back from the old one.
  private func leftByPerson(isReported: Bool) -> LinkState<Screen> {
    var state = LinkState<Screen>()
    state.turnOn(to: old)
    state.turnOff(isReported: isReported)
    state.endTurn()
    state.turnOn(to: new)
    return state
  }
}

#if !canImport(Darwin)
/// A list makes only the rows that are seen where the type of a row says how many views it is.
@MainActor
@Suite("Links as rows of lists")
struct LinkRowTests {
  @Test("a link to a value is one view, by its type")
  func valueLink() {
    #expect(RowCount.of(PushingLink<Text>.self) == 1)
  }

  @Test("a link to a view is one view, by its type")
  func viewLink() {
    #expect(RowCount.of(ViewLink<Text, Text>.self) == 1)
  }

  @Test("however many views its label is, and its destination")
  func manyViews() {
    #expect(RowCount.of(PushingLink<Several>.self) == 1)
    #expect(RowCount.of(ViewLink<Several, AnyView>.self) == 1)
    #expect(RowCount.of(ViewLink<AnyView, Several>.self) == 1)
  }

  @Test("a list makes no row of links to values only to count it")
  func list() {
    let app = EmulatedApp {
      List(0..<100) { number in PushingLink(value: PathElement(number), label: Text("\(number)")) }
    }
    #expect(app.visibleTexts.count == 100)
    #expect(app.rowsMadeToBeCounted == 0)
  }

  @Test("a link is evaluated once more where it turns out to be a row, and nowhere else")
  func evaluations() {
    let rows = launched { List(0..<10) { Shim.NavigationLink("\($0)", value: $0) } }
    #expect(rows.evaluations(of: LinkButton<Text>.self) == 20)
    let others = launched { ForEach(0..<10) { Shim.NavigationLink("\($0)", value: $0) } }
    #expect(others.evaluations(of: LinkButton<Text>.self) == 10)
  }

  private func launched<Content: View>(@ViewBuilder _ content: () -> Content) -> EmulatedApp {
    let content = content()
    let scheduler = ManualScheduler()
    let app = EmulatedApp {
      Shim.NavigationStack { content }
        .navigationHost(.links)
        .environment(\.navigationConfiguration.scheduler, scheduler)
    }
    scheduler.run()
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
