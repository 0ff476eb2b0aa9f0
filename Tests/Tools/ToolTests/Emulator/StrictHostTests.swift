import SimulatedHost
import SwiftUI
import Testing

/// The rules of the emulated navigation view, and the violations that it records.
@MainActor
@Suite("Strict host")
struct StrictHostTests {
  private let model = ChainModel(10)

  @Test("Each breach of a rule is recorded, and nothing else is one", arguments: Course.all)
  func breaches(_ course: Course) {
    let app = course.launch(model)
    course.run(app, model)
    app.settle()
    expect(app.violations.map(\.kind), course.breaches)
    expect(app.depth, course.depth)
  }

  @Test(
    "A delegate that lets a swipe begin on the root, or in a transition, freezes the stack",
    arguments: [false, true]
  )
  func swipesToNowhere(isNative: Bool) {
    let root = NavigationLink("push") { Text("second") }
      .background(ControllerView { SwipeDelegate(nibName: nil, bundle: nil) })
    let app = EmulatedApp {
      if isNative { NavigationStack { root } } else { NavigationView { root } }
    }
    expect([app.beginSwipeBack(), app.tap("push")], [false, false])
    app.breaks(.swipeToNowhere)
    expect(app.beginSwipeBack(), false)
    app.tap(all: "push")
    expect([app.beginSwipeBack(), app.back()], [false, false])
    app.breaks(.swipeToNowhere, .swipeToNowhere)
    app.settle()
    expect(app.beginSwipeBack(), false)
    app.walkBack()
    app.shows("push")
  }
}

struct Course: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var start = 0
  var behavior = HostBehavior()
  var depth = 0
  var breaches: [HostViolation.Kind] = []
  var view = View.chain
  let run: @MainActor @Sendable (EmulatedApp, ChainModel) -> Void

  enum View { case chain, twoLinks, tabs, presented(Presented), launched }

  @MainActor
  func launch(_ model: ChainModel) -> EmulatedApp {
    switch view {
    case .chain: return model.launch(start, behavior)
    case .twoLinks: return model.launch(start, behavior) { TwoLinks(model: model) }
    case .tabs: return model.launch(start, behavior) { TwoTabs { LinkChain(model: model) } }
    case .presented(let kind):
      return model.launch(start, behavior) { kind.view(over: LinkChain(model: model), model) }
    case .launched:
      for level in 0..<start { model.links[level] = true }
      return model.launch(0, behavior)
    }
  }
}

extension Course {
  private init(
    _ name: String,
    from start: Int = 0,
    to depth: Int = 0,
    _ breaches: HostViolation.Kind...,
    on view: View = .chain,
    lag: Int64 = 0,
    followingUnseen followsUnseenScreens: Bool = true,
    run: @escaping @MainActor @Sendable (EmulatedApp, ChainModel) -> Void
  ) {
    testDescription = name
    self.start = start
    behavior = HostBehavior(
      lag: lag,
      followsUnseenScreens: followsUnseenScreens
    )
    self.depth = depth
    self.breaches = breaches
    self.view = view
    self.run = run
  }

  static let all = pushes + pops + hidden + late
  private static let pushes: [Course] = [
    Course("two at launch", from: 2, to: 1, .tooDeepAtFirstAppearance, on: .launched) { _, _ in },
    Course("two in one update", to: 1, .tooManyPushes) { _, model in
      for level in 0...1 { model.links[level] = true }
    },
    Course("a push in a transition", to: 1, .pushDuringTransition) { app, model in
      model.links[0] = true
      app.advance(by: .milliseconds(100))
      model.links[1] = true
    },
    Course(
      "another link of a covered screen",
      to: 1,
      .severalLinksOn,
      .popAndPush,
      on: .twoLinks
    ) {
      app,
      model in
      app.settle { model.links[0] = true }
      model.links[1] = true
    },
    Course("a push under somebody else's screen", .underStranger) { app, model in
      app.pushStranger()
      model.links[0] = true
    },
  ]

  private static let pops: [Course] = [
    Course("several links off", from: 3, .severalLinksTurnedOff) { _, model in
      for level in 0..<3 { model.links[level] = false }
    },
    Course("a pop and a push in one update", to: 1, .popAndPush, on: .twoLinks) { app, model in
      app.settle { model.links[0] = true }
      model.links = [false, true]
    },
    Course("a pop in a transition", from: 1, .updateDuringTransition) { app, model in
      model.links[1] = true
      app.advance(by: .milliseconds(100))
      model.links[0] = false
    },
    Course("a link off as a person has its screen leave", from: 1, .updateDuringTransition) {
      app,
      model in
      app.back()
      model.links[0] = false
    },
  ]

  private static let hidden: [Course] =
    [
      Course("a push while the app is left", to: 1, .whileInactive, followingUnseen: false) {
        app,
        model in
        app.leave()
        app.settle { model.links[0] = true }
        expect(app.depth, 0)
        app.comeBack()
      },
      Course("a push in another tab", .pushWhileHidden, on: .tabs, followingUnseen: false) {
        app,
        model in
        app.selectTab("second tab")
        app.settle { model.links[0] = true }
        app.selectTab("first tab")
      },
      Course(
        "a push that lags into another tab",
        .pushWhileHidden,
        on: .tabs,
        lag: lag,
        followingUnseen: false
      ) {
        app,
        model in
        model.links[0] = true
        app.advance(by: lag / 2)
        app.selectTab("second tab")
      },
    ]
    + Presented.allCases.map { kind in
      // It is heeded later.
      Course("as a \(kind) goes", to: 1, .pushDuringTransition, on: .presented(kind)) {
        app,
        model in
        app.settle { model.isSheetShown = true }
        app.update { model.isSheetShown = false }
        app.advance(by: HostBehavior.frame)
        app.settle { model.links[0] = true }
        expect(app.depth, 0)
        app.settle { model.links[0] = false }
        model.links[0] = true
      }
    }

  private static let lag: Int64 = 100_000_000
  private static let late: [Course] = [
    Course(
      "a pop that meets a way back, until its link is on and off again",
      from: 3,
      .popDuringBack,
      lag: lag
    ) { app, model in
      model.links[0] = false
      app.advance(by: lag / 2)
      app.walkBack()
      expect(app.depth, 2)
      app.settle { model.links[0] = true }
      model.links[0] = false
    }
  ]
}

enum Presented: CaseIterable, Sendable {
  case sheet, cover, popover, alert

  @MainActor @ViewBuilder
  func view(over content: some View, _ model: ChainModel) -> some View {
    Observing(model) { bindings in
      switch self {
      case .sheet: content.sheet(isPresented: bindings.isSheetShown) { Text("sheet") }
      case .cover: content.fullScreenCover(isPresented: bindings.isSheetShown) { Text("cover") }
      case .popover: content.popover(isPresented: bindings.isSheetShown) { Text("popover") }
      case .alert: content.alert("alert", isPresented: bindings.isSheetShown) { Text("text") }
      }
    }
  }
}

private final class SwipeDelegate: UIViewController, UIGestureRecognizerDelegate {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
