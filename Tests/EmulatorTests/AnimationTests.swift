import SwiftUI
import Testing

/// One frame of 1/60 s.
private let frame: Int64 = 16_666_667

/// What UIKit's switch may be turned off for.
private enum Switch: CaseIterable {
  case process, app

  @MainActor
  func off(in time: EmulatedTime, _ body: () -> Void) {
    switch self {
    case .process:
      UIView.performWithoutAnimation(body)
    case .app:
      time.areAnimationsEnabled = false
      body()
      time.areAnimationsEnabled = true
    }
  }
}

extension Transaction {
  /// One that disables animations.
  fileprivate static var still: Transaction {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return transaction
  }
}

@MainActor
@Suite("UIKit's switch")
struct SwitchTests {
  @Test("is on at first, and is what it was set to")
  func setting() {
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("is off for as long as something is done without animation, and what it was after")
  func withoutAnimation() {
    for wasOn in [true, false] {
      UIView.setAnimationsEnabled(wasOn)
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      #expect(UIView.areAnimationsEnabled == wasOn)
    }
    UIView.setAnimationsEnabled(true)
  }

  @Test("is one for all windows of an app, and another one for each app")
  func ofAnApp() {
    let time = EmulatedTime()
    let windows = (1...2).map { number in EmulatedApp(time: time) { Text("window \(number)") } }
    let other = EmulatedApp { Text("other app") }
    time.areAnimationsEnabled = false
    #expect(windows.map(\.areAnimationsEnabled) == [false, false])
    #expect(other.areAnimationsEnabled)
  }
}

@MainActor
@Suite("Strict host: changes without animation")
struct StillChangeTests {
  private let model = ChainModel(10)
  private let time = EmulatedTime()

  private func app(_ depth: Int = 0, _ behavior: HostBehavior = HostBehavior()) -> EmulatedApp {
    let app = EmulatedApp(behavior: behavior, time: time) { FlaggedChain(model: model) }
    for level in 0..<depth {
      model.links[level] = true
      app.settle()
    }
    app.resetCounts()
    _ = model.log.take()
    return app
  }

  @Test("A push takes one frame where either switch is off", arguments: Switch.allCases)
  fileprivate func push(_ animations: Switch) {
    let app = app()
    animations.off(in: time) {
      model.links[0] = true
      app.update()
    }
    app.advance(by: frame - 1)
    #expect(app.isInTransition)
    app.advance(by: 1)
    #expect(!app.isInTransition)
    #expect(app.depth == 1)
  }

  @Test("A pop of several screens takes one frame")
  func pop() {
    let app = app(3)
    UIView.performWithoutAnimation {
      model.links[0] = false
      app.update()
    }
    app.advance(by: frame)
    #expect(!app.isInTransition)
    #expect(app.depth == 0)
  }

  @Test("The length is set by the behaviour, and is no longer than a transition")
  func length() {
    for (transition, still, expected) in [(350, 40, 40), (30, 40, 30)] as [(Int64, Int64, Int64)] {
      let behavior = HostBehavior(transition: transition, stillTransition: still)
      let app = app(0, behavior)
      UIView.performWithoutAnimation {
        model.links = [true]
        app.update()
      }
      app.advance(by: expected - 1)
      #expect(app.isInTransition)
      app.advance(by: 1)
      #expect(!app.isInTransition)
      model.links = [false]
    }
  }

  @Test("The switch counts when screens begin to change, not when the state does")
  func switchIsTooShort() {
    let app = app()
    UIView.performWithoutAnimation { model.links[0] = true }
    app.update()
    app.advance(by: frame)
    #expect(app.isInTransition)
  }

  @Test("A transition that has begun goes on when the switch is turned off")
  func switchIsTooLate() {
    let app = app()
    model.links[0] = true
    app.update()
    UIView.performWithoutAnimation { app.advance(by: frame) }
    #expect(app.isInTransition)
  }

  @Test(
    "What makes a change go without animation is what the behaviour says",
    arguments: [
      HostBehavior(), HostBehavior(noAnimation: .byTransaction),
      HostBehavior(animatesEveryUpdate: true),
    ],
    [true, false]
  )
  func whatIsHeeded(behavior: HostBehavior, isPush: Bool) {
    for (isSwitchOn, transaction) in [
      (true, Transaction()), (false, Transaction()), (true, .still), (false, .still),
    ] {
      let app = app(isPush ? 0 : 1, behavior)
      UIView.setAnimationsEnabled(isSwitchOn)
      withTransaction(transaction) { model.links[0] = isPush }
      app.update()
      UIView.setAnimationsEnabled(true)
      let isStill =
        switch behavior.noAnimation {
        case _ where behavior.animatesEveryUpdate: false
        case .bySwitch: !isSwitchOn
        case .byTransaction: transaction.disablesAnimations
        }
      #expect(app.stillHostUpdates == (isStill ? 1 : 0))
      #expect(app.animatedTransitions == (isStill ? 0 : 1))
      app.settle()
      model.links[0] = false
      app.settle()
    }
  }

  @Test("A push in the same frame is lost")
  func pushInFrame() {
    let app = app()
    UIView.performWithoutAnimation {
      model.links[0] = true
      app.update()
      app.advance(by: frame / 2)
      model.links[1] = true
      app.settle()
    }
    #expect(app.depth == 1)
    #expect(app.violations.map(\.kind) == [.pushDuringTransition])
  }

  @Test("Of two pushes in one update, the second is lost all the same")
  func twoPushes() {
    let app = app()
    UIView.performWithoutAnimation {
      model.links[0] = true
      model.links[1] = true
      app.settle()
    }
    #expect(app.depth == 1)
    #expect(app.violations.map(\.kind) == [.tooManyPushes])
  }

  @Test("A person can do nothing in that frame")
  func personInFrame() {
    let app = app(1)
    UIView.performWithoutAnimation {
      model.links[1] = true
      app.update()
    }
    #expect(!app.back())
    #expect(!app.beginSwipeBack())
    #expect(!app.tap("go on"))
    app.settle()
    #expect(app.depth == 2)
  }

  @Test("A person who goes back sees a transition, whatever the switch says")
  func back() {
    let app = app(1)
    UIView.performWithoutAnimation { _ = app.back() }
    app.advance(by: frame)
    #expect(app.isInTransition)
    app.settle()
    #expect(app.depth == 0)
  }

  @Test("Controllers are told at the beginning and the end, and that nothing is animated")
  func stillSignals() {
    let app = app()
    UIView.performWithoutAnimation {
      model.links[0] = true
      app.update()
    }
    #expect(model.log.take() == ["won't 0 still", "will 1 still"])
    app.advance(by: frame)
    #expect(model.log.take() == ["gone 0 still", "did 1 still"])
  }

  @Test("Controllers are told that a transition is animated")
  func animatedSignals() {
    let app = app()
    model.links[0] = true
    app.settle()
    let push = ["won't 0 animated", "will 1 animated", "gone 0 animated", "did 1 animated"]
    #expect(model.log.take() == push)
    #expect(app.back())
    app.settle()
    let back = ["won't 1 animated", "will 0 animated", "gone 1 animated", "did 0 animated"]
    #expect(model.log.take() == back)
    #expect(app.depth == 0)
  }

  @Test("Controllers are told that a finger moves them, also back to where they were")
  func signalsOfSwipe() {
    let app = app(1)
    app.beginSwipeBack()
    #expect(model.log.take() == ["won't 1 animated", "will 0 animated"])
    app.cancelSwipeBack()
    app.settle()
    let back = ["won't 0 animated", "gone 0 animated", "will 1 animated", "did 1 animated"]
    #expect(model.log.take() == back)
  }

  @Test("Controllers below a cover are told nothing as it comes and goes")
  func signalsOfCover() {
    let app = EmulatedApp { Covered(model: model) }
    _ = model.log.take()
    model.isSheetShown = true
    app.settle()
    model.isSheetShown = false
    app.settle()
    #expect(model.log.take() == [])
  }

  @Test("A controller that comes onto a screen that is there is told that nothing is animated")
  func signalsOfNewView() {
    let app = EmulatedApp {
      NavigationView { NavigationLink("go on", destination: Growing(log: model.log)) }
    }
    app.tap("go on")
    app.settle()
    app.tap("grow")
    #expect(model.log.take() == ["will new still", "did new still"])
  }

  @Test("Controllers of what appears at launch are told that nothing is animated")
  func signalsOfLaunch() {
    model.links[0] = true
    let app = EmulatedApp { FlaggedChain(model: model) }
    let launch = ["will 0 still", "did 0 still", "won't 0 still", "gone 0 still"]
    #expect(Set(model.log.take()) == Set(launch + ["will 1 still", "did 1 still"]))
    app.end()
  }

  @Test("What is counted as seen is what the app has asked for, with animation and without")
  func counts() {
    let app = app()
    model.links[0] = true
    app.settle()
    UIView.performWithoutAnimation {
      model.links[1] = true
      app.settle()
    }
    UIView.performWithoutAnimation {
      model.links[0] = false
      app.settle()
    }
    #expect(app.hostUpdates == 3)
    #expect(app.animatedTransitions == 1)
    #expect(app.stillHostUpdates == 2)
    app.resetCounts()
    #expect(app.animatedTransitions == 0)
    #expect(app.stillHostUpdates == 0)
  }

  @Test("A person's back navigation isn't counted as something the app has shown")
  func backIsNotCounted() {
    let app = app(2)
    #expect(app.back())
    app.settle()
    #expect(app.beginSwipeBack())
    app.finishSwipeBack()
    app.settle()
    #expect(app.hostUpdates == 2)
    #expect(app.animatedTransitions == 0)
    #expect(app.stillHostUpdates == 0)
  }

  @Test("The update that makes the stack isn't counted as seen")
  func firstUpdateIsNotCounted() {
    model.links[0] = true
    let app = EmulatedApp { FlaggedChain(model: model) }
    app.settle()
    #expect(app.hostUpdates == 1)
    #expect(app.animatedTransitions == 0)
    #expect(app.stillHostUpdates == 0)
  }

  @Test("A screen that takes another one's place isn't counted as seen")
  func replacementIsNotCounted() {
    model.links[0] = true
    let app = EmulatedApp { TwoWays(model: model) }
    app.settle()
    app.resetCounts()
    model.links[0] = false
    model.links[1] = true
    app.settle()
    #expect(app.visibleTexts == ["second"])
    #expect(app.hostUpdates == 1)
    #expect(app.animatedTransitions == 0)
    #expect(app.stillHostUpdates == 0)
  }

  @Test("What changes in a tab that isn't selected isn't counted as seen")
  func hiddenIsNotCounted() {
    let app = EmulatedApp {
      TabView {
        FlaggedChain(model: model).tabItem { Text("first tab") }
        Text("nothing").tabItem { Text("second tab") }
      }
    }
    model.links[0] = true
    app.settle()
    app.selectTab("second tab")
    app.resetCounts()
    model.links[0] = false
    app.settle()
    #expect(app.hostUpdates == 1)
    #expect(app.animatedTransitions == 0)
    #expect(app.stillHostUpdates == 0)
  }
}

private struct Covered: View {
  @ObservedObject var model: ChainModel

  var body: some View {
    FlaggedChain(model: model).fullScreenCover(isPresented: $model.isSheetShown) { Text("cover") }
  }
}

private struct Growing: View {
  @State private var isGrown = false
  let log: Log

  var body: some View {
    Button("grow") { isGrown = true }
    if isGrown { AppearanceNotes(log: log, name: "new") }
  }
}

/// A navigation view whose controllers note how they come and go.
private struct FlaggedChain: View {
  let model: ChainModel

  var body: some View {
    NavigationView { FlaggedScreen(model: model, level: 0) }.navigationViewStyle(.stack)
  }
}

private struct FlaggedScreen: View {
  @ObservedObject var model: ChainModel
  let level: Int

  var body: some View {
    NavigationLink(
      "go on",
      destination: AnyView(FlaggedScreen(model: model, level: level + 1)),
      isActive: Binding(
        get: { model.links.indices.contains(level) && model.links[level] },
        set: { model.links[level] = $0 }
      )
    )
    .background(AppearanceNotes(log: model.log, name: "\(level)"))
  }
}

/// A navigation view with two links on its first screen.
private struct TwoWays: View {
  @ObservedObject var model: ChainModel

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("1", destination: Text("first"), isActive: model.isActive(0))
        NavigationLink("2", destination: Text("second"), isActive: model.isActive(1))
      }
    }
  }
}

/// Notes how a controller comes and goes.
private struct AppearanceNotes: UIViewControllerRepresentable {
  let log: Log
  let name: String

  func makeUIViewController(context: Context) -> Controller { Controller(log, name) }

  func updateUIViewController(_ controller: Controller, context: Context) {}

  final class Controller: UIViewController {
    private let log: Log
    private let name: String

    init(_ log: Log, _ name: String) {
      self.log = log
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    private func note(_ what: String, _ animated: Bool) {
      log.add("\(what) \(name) \(animated ? "animated" : "still")")
    }

    override func viewWillAppear(_ animated: Bool) { note("will", animated) }
    override func viewDidAppear(_ animated: Bool) { note("did", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("won't", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("gone", animated) }
  }
}

@MainActor
@Suite("Native stack: changes without animation")
struct NativeStillChangeTests {
  private let model = MixedStackModel()
  private let time = EmulatedTime()

  private func app() -> EmulatedApp {
    let app = EmulatedApp(time: time) { MixedStack(model: model) }
    app.settle()
    app.resetCounts()
    return app
  }

  @Test("A path that is set in a transaction without animation is shown after one frame")
  func byTransaction() {
    let app = app()
    withTransaction(.still) { model.path = NavigationPath([1, 2, 3]) }
    app.advance(by: frame - 1)
    #expect(app.isInTransition)
    app.advance(by: 1)
    #expect(!app.isInTransition)
    #expect(app.depth == 3)
    #expect(app.stillHostUpdates == 1)
    #expect(app.animatedTransitions == 0)
  }

  @Test(
    "A path that comes while either switch is off is shown after one frame",
    arguments: Switch.allCases
  )
  fileprivate func bySwitch(_ animations: Switch) {
    let app = app()
    animations.off(in: time) {
      model.path = NavigationPath([1])
      app.update()
    }
    app.advance(by: frame)
    #expect(!app.isInTransition)
    #expect(app.stillHostUpdates == 1)
  }

  @Test("The next change is animated again")
  func nextChange() {
    let app = app()
    withTransaction(.still) { model.path = NavigationPath([1]) }
    app.settle()
    model.path.append(2)
    app.advance(by: frame)
    #expect(app.isInTransition)
    #expect(app.animatedTransitions == 1)
  }

  @Test("A still change of something else leaves a path that is set meanwhile animated")
  func otherChange() {
    let other = MixedStackModel()
    let app = EmulatedApp {
      Suffixed(model: other)
      MixedStack(model: model)
    }
    withTransaction(.still) { other.suffix = "!" }
    model.path = NavigationPath([1])
    app.advance(by: frame)
    #expect(app.visibleTexts.first == "suffix !")
    #expect(app.isInTransition)
  }

  @Test("A path that is set without animation stays so where an action then changes something else")
  func actionOfSameUpdate() {
    let app = EmulatedApp { ObservedPath(model: model) }
    withTransaction(.still) { model.path = NavigationPath([1]) }
    app.settle()
    #expect(app.visibleTexts == ["number 1"])
    #expect(app.stillHostUpdates == 1)
    #expect(app.animatedTransitions == 0)
  }

  @Test("A view that dismisses itself does so with animation, whatever the transaction")
  func dismissal() {
    model.path = NavigationPath([1])
    let app = EmulatedApp { StillDismissal(model: model) }
    app.settle()
    app.tap("dismiss")
    app.advance(by: frame)
    #expect(app.isInTransition)
    #expect(app.animatedTransitions == 1)
  }

  @Test("A view that dismisses itself does so with animation, also where its screen came without")
  func dismissalOfStillScreen() {
    let app = EmulatedApp { MixedStack(model: model) }
    withTransaction(.still) { model.path = NavigationPath([1]) }
    app.settle()
    app.tap("dismiss")
    app.advance(by: frame)
    #expect(app.isInTransition)
  }

  @Test("Several changes in one update are seen as one")
  func severalChanges() {
    let app = EmulatedApp { Hurrying(model: model) }
    app.settle()
    model.path = NavigationPath([1])
    app.settle()
    #expect(app.depth == 2)
    #expect(app.hostUpdates == 1)
    #expect(app.animatedTransitions == 1)
  }

  @Test("What changes in a tab that isn't selected isn't counted as seen")
  func hiddenIsNotCounted() {
    let app = EmulatedApp {
      TabView {
        MixedStack(model: model).tabItem { Text("first tab") }
        Text("nothing").tabItem { Text("second tab") }
      }
    }
    app.selectTab("second tab")
    model.path = NavigationPath([1])
    app.settle()
    #expect(app.hostUpdates == 1)
    #expect(app.animatedTransitions == 0)
    #expect(app.stillHostUpdates == 0)
  }

  @Test("A screen that a view presents comes and goes without animation, if it is asked for so")
  func presentation() {
    let app = EmulatedApp { PresentingNumbers(model: model) }
    for isPresented in [true, false] {
      app.resetCounts()
      withTransaction(.still) { model.isPresented = isPresented }
      app.settle()
      #expect(app.visibleTexts == [isPresented ? "presented" : "root"])
      #expect(app.stillHostUpdates == 1)
      #expect(app.animatedTransitions == 0)
    }
  }

  @Test("The first path, and a value that takes another one's place, aren't counted as seen")
  func unseenIsNotCounted() {
    model.path = NavigationPath([1])
    let app = EmulatedApp { MixedStack(model: model) }
    app.settle()
    model.path = NavigationPath([2])
    app.settle()
    #expect(app.hostUpdates == 2)
    #expect(app.animatedTransitions == 0)
    #expect(app.stillHostUpdates == 0)
  }

  @Test("Controllers are told whether they come and go with animation")
  func signals() {
    let log = Log()
    let app = EmulatedApp { NotedStack(model: model, log: log) }
    #expect(log.take() == ["will root still", "did root still"])
    withTransaction(.still) { model.path = NavigationPath([1]) }
    app.settle()
    #expect(
      Set(log.take()) == ["won't root still", "will 1 still", "gone root still", "did 1 still"]
    )
    model.path = NavigationPath()
    app.settle()
    let pop = ["won't 1 animated", "will root animated", "gone 1 animated", "did root animated"]
    #expect(Set(log.take()) == Set(pop))
  }

  @Test("Controllers are told that a finger moves them, also back to where they were")
  func signalsOfSwipe() {
    model.path = NavigationPath([1])
    let log = Log()
    let app = EmulatedApp { NotedStack(model: model, log: log) }
    app.settle()
    _ = log.take()
    app.beginSwipeBack()
    app.cancelSwipeBack()
    app.beginSwipeBack()
    app.finishSwipeBack()
    app.settle()
    let moves = ["will", "did", "won't", "gone"].flatMap {
      ["\($0) 1 animated", "\($0) root animated"]
    }
    #expect(Set(log.take()) == Set(moves))
    #expect(app.depth == 0)
  }

  @Test("A person's back navigation is animated, whatever the switch says, and isn't counted")
  func back() {
    model.path = NavigationPath([1])
    let app = app()
    UIView.performWithoutAnimation { _ = app.back() }
    app.advance(by: frame)
    #expect(app.isInTransition)
    #expect(app.animatedTransitions == 0)
    #expect(app.stillHostUpdates == 0)
  }
}

private struct Suffixed: View {
  @ObservedObject var model: MixedStackModel

  var body: some View { Text("suffix \(model.suffix)") }
}

private struct PresentingNumbers: View {
  @ObservedObject var model: MixedStackModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(isPresented: $model.isPresented) { Text("presented") }
    }
  }
}

/// A stack whose controllers note how they come and go.
private struct NotedStack: View {
  @ObservedObject var model: MixedStackModel
  let log: Log

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root")
        .background(AppearanceNotes(log: log, name: "root"))
        .navigationDestination(for: Int.self) { number in
          Text("\(number)").background(AppearanceNotes(log: log, name: "\(number)"))
        }
    }
  }
}

/// A stack whose owner counts the changes of the path.
private struct ObservedPath: View {
  @ObservedObject var model: MixedStackModel
  @State private var count = 0

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("\(count) changes").navigationDestination(for: Int.self) { Text("number \($0)") }
    }
    .onChange(of: model.path) { _ in count += 1 }
  }
}

/// A stack whose screens push another one as soon as they appear.
private struct Hurrying: View {
  @ObservedObject var model: MixedStackModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("\(number)").onAppear { if number == 1 { model.path.append(2) } }
      }
    }
  }
}

/// A stack whose screens dismiss themselves, and ask for no animation.
private struct StillDismissal: View {
  @ObservedObject var model: MixedStackModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { _ in Dismissing() }
    }
  }
}

private struct Dismissing: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("dismiss") { withTransaction(.still) { dismiss() } }
  }
}
