#if os(Linux)
import SwiftUI
import Testing

/// Only the emulator knows whether a screen without animation is visible.
@MainActor
@Suite("Screens that come without animation", .misusesNoHost)
struct StillPushesTests {
  private let model = Numbers()

  @Test(
    "aren't seen in a deep link",
    arguments: [
      (HostBehavior.frame, 500), (.milliseconds(50), 800), (.milliseconds(80), 1_100),
    ] as [(stillTransition: Int64, limit: Int64)],
    [3, 10]
  )
  func deepLink(host: (stillTransition: Int64, limit: Int64), count: Int) async {
    let app = await model.launched(.links, HostBehavior(stillTransition: host.stillTransition))
    app.emulated.watch()
    model.numbers = Array(1...count)
    await app.wait(host.limit + 1)
    expect(app.isInTransition, is: false)
    model.expectScreens(Array(1...count), in: app)
    await app.settle()
    expect(app.emulated.sights, is: .transition(from: "root", to: "\(count)"))
    expect(model.history, is: [Array(1...count)])
    expect(app.emulated.pictures.isEmpty, is: true)
  }

  @Test("are repeated with animation where the system loses them", .needs(.choosingBehavior))
  func lost() async {
    let app = await model.launched(.links, HostBehavior().with { $0.losesStillPushes = true })
    for path in [[1, 2, 3, 4, 5], [1, 7, 8], [4, 5, 6]] {
      await app.settle { model.numbers = path }
      model.expectScreens(path, in: app)
    }
    expect(app.warnings.failedChecks, is: [])
  }

  /// A change on a host, and its visible screens.
  struct Seen: CustomTestStringConvertible {
    let testDescription: String
    var old: [Int] = []
    let new: [Int]
    var behavior = HostBehavior.slow
    var animation = NavigationAnimation.automatic
    let sights: [Sight]
  }

  nonisolated private static let seen = [
    Seen(
      testDescription: "the first of them takes the place of the old screen",
      old: [1],
      new: [4, 5, 6],
      sights: .transition(from: "1", to: "6")
    ),
    Seen(
      testDescription: "although each begins late, and ends after the time that it has",
      new: [1, 2, 3],
      behavior: HostBehavior(lag: .milliseconds(100), stillTransition: .milliseconds(150)),
      sights: .transition(from: "root", to: "3")
    ),
    Seen(
      testDescription: "in a change without animation, as its last one before it is there",
      new: [1, 2, 3],
      animation: .disabled,
      sights: [.screen("root"), .screen("3")]
    ),
    Seen(
      testDescription: "but by policy, as each slides in",
      new: [1, 2],
      animation: .everyPush,
      sights: [
        .screen("root"), .transition(from: "root", to: "1"), .transition(from: "1", to: "2"),
        .screen("2"),
      ]
    ),
    Seen(
      testDescription: "but where the host animates them all the same: what moves is to be seen",
      new: [1, 2, 3],
      behavior: HostBehavior(animatesEveryUpdate: true),
      sights: [
        .screen("root"), .transition(from: "root", to: "1"), .transition(from: "1", to: "2"),
        .transition(from: "2", to: "3"), .screen("3"),
      ]
    ),
    Seen(
      testDescription: "but where they move although UIKit reports nothing",
      new: [1, 2],
      behavior: HostBehavior(settleSignals: .silent, animatesEveryUpdate: true),
      sights: [
        .screen("root"), .transition(from: "root", to: "1"), .screen("1"),
        .transition(from: "1", to: "2"), .screen("2"),
      ]
    ),
  ]

  @Test("aren't seen", arguments: seen)
  func unseen(_ seen: Seen) async {
    let model = Numbers(seen.old)
    let app = await model.launched(.links, seen.behavior) {
      $0.navigationAnimation(seen.animation)
    }
    app.emulated.watch()
    await app.settle { model.numbers = seen.new }
    expect(app.emulated.sights, is: seen.sights)
    expect(app.emulated.pictures.isEmpty, is: true)
  }

  /// An event before the app is idle.
  enum Event: CaseIterable {
    case leavingApp, leavingWindow, otherTab, rotation, longerPath, shorterPath, otherPath
  }

  @Test("lose their snapshot at once when anything else happens", arguments: Event.allCases)
  func interruption(event: Event) async {
    for moment in stride(from: 1, through: 600, by: 110) as StrideThrough<Int64> {
      let link = await InterruptedLink(on: .slow)
      link.open([1, 2, 3, 4, 5])
      await link.app.wait(moment)
      expect(link.app.emulated.pictures.isEmpty, is: moment > 550)
      switch event {
      case .leavingApp: await link.app.leave()
      case .leavingWindow: link.app.emulated.leaveWindow()
      case .otherTab: expect(await link.app.selectTab("second"), is: true)
      case .rotation: link.app.emulated.rotate()
      case .longerPath: link.open([1, 2, 3, 4, 5, 6])
      case .shorterPath: link.open([1])
      case .otherPath: link.open([7])
      }
      await link.app.wait(0)
      expect(link.app.emulated.pictures.isEmpty, is: true, "\(event) at \(moment) ms")
      if event == .leavingWindow { link.app.emulated.comeBackToWindow() }
      await link.app.comeBack()
      await link.app.settle()
      expect(await link.app.selectTab("first"), is: true)
      expect(await link.end(), is: [], "\(event) at \(moment) ms")
    }
  }

  @Test("lose it after a second on a host without reports, and get no other one in that change")
  func second() async {
    let app = await model.launched(.links, HostBehavior(settleSignals: .never))
    model.numbers = Array(1...10)
    await app.wait(999)
    expect(app.emulated.pictures.count, is: 1)
    await app.wait(1)
    await app.expectNoPicture()
    model.expectScreens(Array(1...10), in: app)
    await app.settle { model.numbers = [1, 2] }
    model.numbers = [1, 2, 3, 4]
    await app.wait(1)
    expect(app.emulated.pictures.count, is: 1)
  }

  @Test("have a snapshot for a second in each change, however soon it follows, and release it")
  func soonAfterAnother() async {
    let app = await model.launched(.links, .slow)
    model.numbers = [1, 2, 3]
    await app.wait(990)
    model.numbers = [1, 2, 3, 4, 5]
    await app.wait(20)
    let picture = { [weak picture = app.emulated.pictures.first] in picture }
    expect(picture() != nil, is: true)
    await app.settle()
    expectNil(picture())
  }

  @Test("have one snapshot of the bar and one of what is below, so that no title is seen twice")
  func parts() async {
    let app = await model.launched(.links, .slow)
    model.numbers = [1, 2, 3]
    await app.wait(110)
    expect(app.isInTransition, is: true)
    let parts = app.emulated.pictureParts
    expect(parts.count, is: 2)
    expect(parts.reduce(CGRect.infinite) { $0.intersection($1) }.isEmpty, is: true)
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    expect(parts.reduce(CGRect.null) { $0.union($1) }, is: screen)
    let pictures = app.emulated.pictures
    expect(pictures.map { UIView().convert($0.bounds, from: $0) }, is: [screen, screen])
    // The bar's fades, and what is below takes no touches.
    expect(pictures.first?.superview?.alpha, is: 0)
    expect(pictures.last?.superview?.isUserInteractionEnabled, is: false)
  }

  @Test("have a snapshot below the bar, without accessibility and taps", arguments: [false, true])
  func picture(isBarHidden: Bool) async {
    // Between two of them nothing moves, until the next one begins.
    let app = await model.launchedStack(.links, HostBehavior(lag: .milliseconds(100))) { [model] in
      Text("root").navigationBarHidden(isBarHidden)
        .navigationDestination(for: Int.self) { NumbersScreen(number: $0, marks: model.marks) }
    }
    model.numbers = [1, 2, 3]
    await app.wait(150)
    expect(!app.isInTransition && !app.emulated.pictures.isEmpty, is: true)
    for picture in app.emulated.pictures {
      let views = sequence(first: picture, next: \.superview)
      expect(views.contains(where: \.accessibilityElementsHidden), is: true)
    }
    expect(await app.tap("to 2"), is: false)
    for (y, isCovered) in [(0, isBarHidden), (90, isBarHidden), (91, true), (844, false)] {
      let point = CGPoint(x: 1, y: y)
      let cover = app.emulated.pictures.first?.superview
      expect(cover?.point(inside: point, with: nil), is: isCovered, "\(y)")
    }
    await app.settle()
    expect(model.numbers, is: [1, 2, 3])
    expect(await app.tap("to 4"), is: true)
  }

  @Test(
    "stay below the snapshot although UIKit has brought a bar to the front",
    arguments: ["as one arrives", "as the next one begins to"]
  )
  func front(moment: String) async throws {
    let behavior = HostBehavior(lag: .milliseconds(100), stillTransition: .milliseconds(50))
    let app = await model.launched(.links, behavior)
    model.numbers = [1, 2, 3]
    await app.wait(moment == "as one arrives" ? 110 : 200)
    let cover = try #require(app.emulated.pictures.first?.superview)
    let stack = try #require(cover.superview)
    stack.addSubview(UIView(frame: CGRect(x: 0, y: 47, width: 390, height: 44)))
    await app.wait(60)
    expect(app.emulated.pictures.count, is: 1)
    expect(stack.subviews.last === cover, is: true)
    expect(stack.hasEndedEditing, is: true, "the keyboard isn't on the snapshot")
  }
}

extension HostBehavior {
  /// A host on which each push without animation takes three frames.
  fileprivate static let slow = HostBehavior(stillTransition: .milliseconds(50))
}

extension [Sight] {
  /// The old screen, one transition, and the new screen.
  fileprivate static func transition(from old: String, to new: String) -> [Sight] {
    [.screen(old), .transition(from: old, to: new), .screen(new)]
  }
}

extension AppUnderTest {
  /// Expects that there is no snapshot of a stack until the app is idle.
  fileprivate func expectNoPicture() async {
    for _ in 0..<200 {
      expect(emulated.pictures.isEmpty, is: true)
      await wait(10)
    }
    await settle()
    expect(emulated.pictures.isEmpty, is: true)
  }
}

#endif
