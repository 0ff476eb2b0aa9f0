import SwiftUI
import Testing

@MainActor
@Suite("Strict host: pushing")
struct PushTests {
  let model = ChainModel(70)

  @Test("A tapped link shows its screen, after a transition")
  func tapPushes() {
    let app = EmulatedApp { LinkChain(model: model) }
    app.tap("go on")
    #expect(app.isInTransition)
    app.advance(by: 350_000_000)
    #expect(!app.isInTransition)
    #expect(app.titles == ["Screen 0", "Screen 1"])
    #expect(app.violations.isEmpty)
  }

  @Test("A binding that turns true pushes", arguments: [true, false])
  func bindingPushes(isOnAtLaunch: Bool) {
    model.links[0] = isOnAtLaunch
    let app = EmulatedApp { LinkChain(model: model) }
    app.settle { model.links[0] = true }
    #expect(app.depth == 1)
    #expect(app.violations.isEmpty)
  }

  @Test("Of two pushes in one update, the second is lost until it is turned off and on again")
  func secondPushIsLost() {
    for (isAtLaunch, kind) in [(true, .tooDeepAtFirstAppearance), (false, .tooManyPushes)]
      as [(Bool, HostViolation.Kind)]
    {
      let model = ChainModel(2)
      if isAtLaunch { model.links = [true, true] }
      let app = EmulatedApp { LinkChain(model: model) }
      app.settle { model.links = [true, true] }
      #expect(app.depth == 1)
      #expect(app.violations.map(\.kind) == [kind])
      app.update { model.links[1] = false }
      app.settle { model.links[1] = true }
      #expect(app.depth == 2)
    }
  }

  @Test("A push during a transition is lost")
  func pushDuringTransitionIsLost() {
    let app = EmulatedApp { LinkChain(model: model) }
    model.links[0] = true
    app.advance(by: 100_000_000)
    app.settle { model.links[1] = true }
    #expect(app.depth == 1)
    #expect(app.violations.map(\.kind) == [.pushDuringTransition])
  }

  @Test("A push from a covered screen is lost")
  func pushFromCoveredScreenIsLost() {
    let app = EmulatedApp { TwoLinks(model: model) }
    app.settle { model.links[0] = true }
    app.settle { model.links[1] = true }
    #expect(app.visibleTexts == ["first"])
    #expect(app.violations.map(\.kind) == [.pushFromCoveredScreen])
  }

  @Test("What the first update pushes is there at once, and a push one turn later isn't lost")
  func firstUpdate() {
    model.links[0] = true
    let app = EmulatedApp { LinkChain(model: model) }
    #expect(!app.isInTransition)
    #expect(model.log.take().contains("did 1"))
    app.settle { model.links[1] = true }
    #expect(app.depth == 2)
    #expect(app.violations.isEmpty)
  }

  @Test("A navigation view that comes later has no transition in its first update either")
  func laterNavigationView() {
    let app = EmulatedApp {
      Observing(model) { bindings in
        Text("below").sheet(isPresented: bindings.isSheetShown) { LinkChain(model: model) }
      }
    }
    model.links[0] = true
    app.update { model.isSheetShown = true }
    #expect(app.depth == 1)
    #expect(!app.isInTransition)
    #expect(app.violations.isEmpty)
  }

  @Test("What appears is told so at the start and the end of the transition")
  func signalsOfPush() {
    let app = EmulatedApp { LinkChain(model: model) }
    #expect(model.log.take() == ["appear 0", "will 0", "did 0"])
    app.update { model.links[0] = true }
    #expect(model.log.take() == ["won't 0", "appear 1", "will 1"])
    app.settle()
    #expect(model.log.take() == ["disappear 0", "gone 0", "did 1"])
  }

  @Test("Where there are no signals, pushed controllers aren't told that they have appeared")
  func noSignals() {
    let app = EmulatedApp(behavior: HostBehavior(settleSignals: .never)) { LinkChain(model: model) }
    app.settle { model.links[0] = true }
    #expect(!model.log.take().contains("did 1"))
  }

  @Test("A push evaluates the screens at both ends of the link, whatever the depth")
  func pushCostsTheSame() {
    let app = EmulatedApp { SeparateChain() }
    for level in 0..<64 {
      app.resetCounts()
      #expect(app.tap("go to \(level + 1)"))
      app.settle()
      #expect(app.evaluations == ["SeparateScreen": 1])
    }
    #expect(app.depth == 64)
  }
}

struct SeparateChain: View {
  var body: some View { NavigationView { SeparateScreen(level: 0) } }
}

struct SeparateScreen: View {
  let level: Int
  @State private var isActive = false

  var body: some View {
    NavigationLink("go to \(level + 1)", isActive: $isActive) {
      AnyView(SeparateScreen(level: level + 1))
    }
  }
}

@MainActor
@Suite("Strict host: popping")
struct PopTests {
  let model = ChainModel(70)

  /// An app that shows some screens above the root.
  private func app(_ depth: Int, _ behavior: HostBehavior = HostBehavior()) -> EmulatedApp {
    model.launch(depth, behavior)
  }

  @Test("One link turned off pops all above it, in one transition")
  func oneLinkPopsMany() {
    let app = app(4)
    app.update { model.links[1] = false }
    #expect(app.depth == 1)
    app.settle()
    #expect(app.titles == ["Screen 0", "Screen 1"])
    #expect(app.violations.isEmpty)
  }

  @Test("Several links turned off pop in one transition or one by one, which is a violation")
  func severalLinksPop() {
    for (pops, depth) in [(.together, 0), (.oneByOne, 2)] as [(HostBehavior.SeveralPops, Int)] {
      let model = ChainModel(70)
      let app = model.launch(3, HostBehavior(severalPops: pops))
      model.links = model.links.map { _ in false }
      app.update()
      #expect(app.depth == depth)
      app.settle()
      #expect(app.depth == 0)
      #expect(app.hostUpdates == (pops == .together ? 1 : 3))
      #expect(app.violations.map(\.kind) == [.severalLinksTurnedOff])
    }
  }

  @Test("Screens that leave are evaluated once more, and no others")
  func leavingScreensAreEvaluated() {
    let app = EmulatedApp { SeparateChain() }
    app.walk("go to 1", "go to 2", "go to 3")
    app.resetCounts()
    #expect(app.back(to: 1))
    #expect(app.evaluations == ["SeparateScreen": 2])
    app.settle()
    #expect(app.evaluations == ["SeparateScreen": 2])
  }

  @Test("A link turned off during a transition is heeded after it")
  func turnedOffDuringTransition() {
    let app = app(1)
    model.links[1] = true
    app.advance(by: 100_000_000)
    app.update { model.links[0] = false }
    #expect(app.depth == 2)
    app.settle()
    #expect(app.depth == 0)
    #expect(app.violations.map(\.kind) == [.updateDuringTransition])
  }

  @Test(
    "A person who goes back turns the link off when the host reports it",
    arguments: [
      (.afterSettling, [], ["disappear 1", "gone 1", "did 0", "0 := false"]),
      (.beforeSettling, [], ["0 := false", "disappear 1", "gone 1", "did 0"]),
      (.atStart, ["0 := false"], ["disappear 1", "gone 1", "did 0"]),
    ] as [(HostBehavior.DismissalReport, [String], [String])]
  )
  func backWrites(report: HostBehavior.DismissalReport, atStart: [String], atEnd: [String]) {
    let app = app(1, HostBehavior(dismissalReport: report))
    #expect(app.back())
    #expect(model.log.take() == ["won't 1", "appear 0", "will 0"] + atStart)
    app.advance(by: 349_999_999)
    #expect(model.log.take() == [])
    app.settle()
    #expect(model.log.take() == atEnd)
    #expect(app.violations.isEmpty)
  }

  @Test("A person can go back several screens at once")
  func backToDepth() {
    let app = app(4)
    #expect(app.back(to: 1))
    app.settle()
    #expect(app.depth == 1)
    let writes = model.log.take().filter { $0.contains(":=") }
    #expect(writes == ["1 := false", "2 := false", "3 := false"])
    #expect(app.violations.isEmpty)
  }

  @Test("A person's call during a transition is refused")
  func refusedDuringTransition() {
    let app = app(2)
    #expect(app.back())
    #expect(!app.back())
    #expect(!app.tap("go on"))
  }

  @Test("A swipe that is cancelled pops nothing")
  func cancelledSwipe() {
    let app = app(1)
    #expect(app.beginSwipeBack())
    app.cancelSwipeBack()
    app.settle()
    #expect(app.depth == 1)
    #expect(
      model.log.take() == [
        "won't 1", "appear 0", "will 0",
        "won't 0", "disappear 0", "gone 0", "will 1", "did 1",
      ]
    )
  }

  @Test("A screen can dismiss itself")
  func dismissPops() {
    let app = app(2)
    app.walk("dismiss")
    #expect(app.depth == 1)
    #expect(app.violations.isEmpty)
  }

  @Test("A screen that is shown again begins anew, and one below keeps its state")
  func state() {
    let app = app(0)
    app.walk("count 0", "go on", "count 0")
    app.walkBack()
    #expect(app.visibleTexts[1] == "count 1")
    app.walk("go on")
    #expect(app.visibleTexts[1] == "count 0")
  }

  @Test("A host can turn a covered link off for no reason")
  func spuriousDismissal() {
    let app = app(2)
    app.spuriouslyDismiss(depth: 1)
    #expect(model.log.take().first == "0 := false")
  }

  @Test("A pop and a push in one update are a violation")
  func popAndPush() {
    let app = EmulatedApp {
      Stateful(Int?.none) { $selection in
        NavigationView {
          VStack {
            NavigationLink("one", tag: 1, selection: $selection) {
              Button("other") { selection = 2 }
            }
            NavigationLink("two", tag: 2, selection: $selection) { Text("second") }
          }
        }
      }
    }
    app.walk("one", "other")
    #expect(app.violations.map(\.kind) == [.popAndPush])
    #expect(app.depth == 1)
  }

  @Test("A destination that changes in place needs no transition")
  func changeInPlace() {
    let app = EmulatedApp {
      Stateful(0) { $value in
        NavigationView { NavigationLink("push") { Button("value \(value)") { value += 1 } } }
      }
    }
    app.walk("push")
    app.tap("value 0")
    #expect(!app.isInTransition)
    #expect(app.visibleTexts == ["value 1"])
    #expect(app.violations.isEmpty)
  }

  @Test("A link that is taken out while its screen is shown pops it")
  func removedLinkPops() {
    let app = EmulatedApp {
      Stateful(true) { $hasLink in
        NavigationView {
          if hasLink {
            NavigationLink("push") { Button("vanish") { hasLink = false } }
          } else {
            Text("root")
          }
        }
      }
    }
    app.walk("push")
    app.tap("vanish")
    #expect(app.isInTransition)
    app.settle()
    #expect(app.visibleTexts == ["root"])
  }

  @Test("Changes while the app is in the background are heeded on return, and are a violation")
  func inactiveChanges() {
    let app = app(0)
    app.leave()
    app.settle { model.links[0] = true }
    #expect(app.depth == 0)
    app.comeBack()
    app.settle()
    #expect(app.depth == 1)
    #expect(app.violations.map(\.kind) == [.whileInactive])
  }
}
