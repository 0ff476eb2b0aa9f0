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
    model.links[0] = true
    app.settle()
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
      model.links = [true, true]
      app.settle()
      #expect(app.depth == 1)
      #expect(app.violations.map(\.kind) == [kind])
      model.links[1] = false
      app.update()
      model.links[1] = true
      app.settle()
      #expect(app.depth == 2)
    }
  }

  @Test("A push during a transition is lost")
  func pushDuringTransitionIsLost() {
    let app = EmulatedApp { LinkChain(model: model) }
    model.links[0] = true
    app.advance(by: 100_000_000)
    model.links[1] = true
    app.settle()
    #expect(app.depth == 1)
    #expect(app.violations.map(\.kind) == [.pushDuringTransition])
  }

  @Test("A push from a covered screen is lost")
  func pushFromCoveredScreenIsLost() {
    let app = EmulatedApp { TwoLinks(model: model) }
    model.links[0] = true
    app.settle()
    model.links[1] = true
    app.settle()
    #expect(app.visibleTexts == ["first"])
    #expect(app.violations.map(\.kind) == [.pushFromCoveredScreen])
  }

  @Test("What the first update pushes is there at once, and a push one turn later isn't lost")
  func firstUpdate() {
    model.links[0] = true
    let app = EmulatedApp { LinkChain(model: model) }
    #expect(!app.isInTransition)
    #expect(model.log.take().contains("did 1"))
    model.links[1] = true
    app.settle()
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
    model.isSheetShown = true
    app.update()
    #expect(app.depth == 1)
    #expect(!app.isInTransition)
    #expect(app.violations.isEmpty)
  }

  @Test("What appears is told so at the start and the end of the transition")
  func signalsOfPush() {
    let app = EmulatedApp { LinkChain(model: model) }
    #expect(model.log.take() == ["appear 0", "will 0", "did 0"])
    model.links[0] = true
    app.update()
    #expect(model.log.take() == ["won't 0", "appear 1", "will 1"])
    app.settle()
    #expect(model.log.take() == ["disappear 0", "gone 0", "did 1"])
  }

  @Test("Where there are no signals, pushed controllers aren't told that they have appeared")
  func noSignals() {
    let app = EmulatedApp(behavior: HostBehavior(settleSignals: .never)) { LinkChain(model: model) }
    model.links[0] = true
    app.settle()
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
  var body: some View {
    NavigationView { SeparateScreen(level: 0) }
  }
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
