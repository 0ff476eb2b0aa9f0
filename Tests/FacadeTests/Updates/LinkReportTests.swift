import LinkStackEngine
import SimulatedHost
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("Reports about links, in any state of UIKit's controllers")
struct LinkReportTests {
  /// An order of reports, from a path to another, in the end of which links are on: those of the path if it is `nil`.
  struct Row: Sendable {
    let name: String
    var first = [1]
    let path: [Int]
    var on: [Int]?
    fileprivate let play: @MainActor @Sendable (ReportedApp) -> Void
  }

  @Test("the path is the app's or people's latest", arguments: rows)
  func report(row: Row) {
    let app = ReportedApp(at: row.first)
    row.play(app)
    expect(app.path, is: row.path)
    let links = app.stack.chain.screens.map(\.link)
    let on = links.indices.filter { links[$0].isOnForHost }
    expect(on, is: row.on ?? Array(row.path.indices), "links")
  }

  private nonisolated static let rows = [
    Row(name: "a screen dismisses itself as it arrives, after a known back navigation", path: []) {
      $0.moves(to: 0).off(0).sets([2]).rests(at: 0).is(1, .moving).wait(100).off(0).idle()
    },
    Row(name: "it does so after one known by SwiftUI's report alone", path: []) {
      $0.is(0, .moving).off(0).wait().sets([2]).rests(at: 0).is(1, .moving).wait(100).off(0).idle()
    },
    Row(name: "people go back while the report of the last back navigation is due", path: []) {
      $0.moves(to: 0).sets([2]).rests(at: 0).idle().wait(100).is(0, .moving).off(0).wait()
    },
    Row(name: "the report of a back navigation comes after the next push", path: [2]) {
      $0.moves(to: 0).sets([2]).rests(at: 0).wait().is(1, .moving).off(0).wait()
    },
    Row(name: "it comes after the next push but one, soon after the first", path: [3]) {
      $0.moves(to: 0).sets([2]).rests(at: 0).idle().off(0).wait(500).moves(to: 0).sets([3])
        .rests(at: 0).wait(200).is(1, .moving).off(0).wait()
    },
    Row(name: "it never comes, and the next screen dismisses itself much later", path: []) {
      $0.moves(to: 0).sets([2]).rests(at: 0).idle().wait(700).off(0).wait()
    },
    Row(name: "it comes when UIKit's state can no longer be read", path: [2]) {
      $0.moves(to: 0).rests(at: 0).idle().unreadable().sets([2]).idle().off(0).wait()
    },
    Row(name: "it is about a pop of the controllers", path: [2]) {
      $0.sets([]).wait(1_500).sets([2]).rests(at: 0).wait().is(1, .moving).off(0).wait()
    },
    Row(name: "a screen dismisses itself, and the app replaces it at once", path: [2]) {
      $0.unreadable().stack.pathMayHaveChanged()
      $0.off(0).path = [2]
      $0.wait()
    },
    Row(name: "a covered link is off as the app pops the top", first: [1, 2], path: [1]) {
      $0.unreadable().path = [1]
      $0.off(0).wait()
    },
    Row(name: "it is off while a finger holds the top", first: [1, 2], path: [1]) {
      $0.is(1, .held).sets([1]).off(0).wait().rests(at: 2).rests(at: 1).wait(700)
    },
    Row(name: "a finger holds the top as the app goes to the background", path: [1]) {
      $0.is(0, .held).scene(isInBackground: true).off(0).wait()
    },
    Row(name: "it lets go of a screen that has dismissed itself, and a push comes", path: [1, 2]) {
      $0.is(0, .held).off(0).wait().path = [1, 2]
      $0.rests(at: 1).wait()
    },
    Row(name: "before, the app has a path with the same top", first: [1, 2], path: [5, 2]) {
      $0.is(1, .held).off(1).wait().sets([5, 2]).rests(at: 2).wait(700)
    },
    Row(name: "a screen dismisses itself whose appearance wasn't reported", path: []) {
      $0.stack.chain.top.hasAppeared = false
      $0.unreadable().off(0).wait()
    },
    Row(name: "a foreign screen covers the top", path: [1]) {
      $0.is(1, .still, isCovered: true).off(0).wait()
    },
    Row(name: "it covers a screen below", first: [1, 2, 3], path: [1, 2, 3]) {
      $0.is(1, .still, isCovered: true).off(1).wait()
    },
    Row(name: "the view of the stack was removed", path: [1]) {
      $0.stack.handle(.reporterMade(Reporter()))
      $0.off(0).wait()
    },
    Row(name: "people leave as a pop is repeated", first: [1, 2], path: [], on: [0]) { app in
      app.sets([1]).time.schedule(after: .milliseconds(650)) { app.moves(to: 0) }
      app.wait(650)
    },
    Row(name: "they go further back in the turn of a push", first: [1, 2], path: [], on: [0]) {
      let left = $0.stack.chain.screens[1]
      $0.moves(to: 1).sets([1, 3]).rests(at: 1).moves(to: 0).wait()
      expect(left.link.isOnForHost, is: false)
    },
    Row(name: "a screen has gone at once, and isn't retained", path: []) {
      expectNil($0.rests(at: 0).wait().stack.chain.root.link.state.destination)
    },
    Row(name: "a push of a screen that isn't known yet is lost", first: [], path: [1]) {
      let lost = $0.sets([1]).wait(50).is(0, .moving, isCovered: true).changes().stack.chain.top
      expect($0.wait(50).rests(at: 0).wait(570).stack.chain.top === lost, is: false)
    },
    Row(name: "an active app is reported to be active", path: [1]) {
      let events = $0.stack.driver?.report.count
      expect($0.scene(isInBackground: false).stack.driver?.report.count, is: events)
    },
    Row(name: "layers are reported to disappear", first: [], path: [1]) {
      $0.stack.chain.hasTransitions = false
      $0.stack.handle(.swiftUIDidHideStack)
      _ = $0.sets([1])
    },
    Row(name: "a stack that is reported to disappear stays", first: [], path: [1]) {
      $0.stack.handle(.swiftUIDidHideStack)
      $0.sets([1]).wait(700)
    },
  ]
}

/// An app with a stack, whose reports a test sends.
@MainActor
private final class ReportedApp {
  let stack = LinksStack()
  let time = VirtualTime()
  var path: [Int] { didSet { stack.pathMayHaveChanged() } }
  private let host = ReadHost()

  init(at first: [Int]) {
    path = first
    var options = NavigationConfiguration()
    options.safeMode = .never
    options.hooks.container = .navigationView
    options.hooks.scheduler = time
    options.hooks.animations = AnimationSwitch(isOn: { true }, turn: { _ in }, scheduler: time)
    let bound = Binding(get: { [unowned self] in path }, set: { [unowned self] in path = $0 })
    stack.prepare(StackPath(bound), options)
    host.state.depth = 0
    stack.chain.observedHost.controllers = host
    stack.handle(.stackIsInView)
    for _ in first { idle() }
  }

  private func with(_ act: () -> Void) -> Self {
    act()
    return self
  }

  /// SwiftUI writes `false` to a link.
  func off(_ depth: Int) -> Self { with { stack.chain.screens[depth].link.isOnForHost = false } }
  func sets(_ path: [Int]) -> Self { with { self.path = path }.wait() }
  func `is`(_ depth: Int, _ motion: HostState.Motion, isCovered: Bool = false) -> Self {
    with { host.state = HostState(depth: depth, motion: motion, isCovered: isCovered) }
  }
  func changes() -> Self { with { stack.handle(.hostChanged) } }
  @discardableResult func moves(to depth: Int) -> Self { `is`(depth, .moving).changes() }
  func rests(at depth: Int) -> Self { `is`(depth, .still).changes() }
  /// The top is in place.
  @discardableResult func idle() -> Self {
    stack.handle(.swiftUIDidShow(stack.chain.top))
    stack.handle(.screenIsIdle(stack.chain.top))
    return rests(at: stack.chain.top.depth).wait()
  }
  func unreadable() -> Self { with { stack.chain.observedHost.controllers = nil } }
  func scene(isInBackground: Bool) -> Self {
    with { stack.handle(.sceneChanged(isInBackground: isInBackground, .now())) }
  }
  @discardableResult func wait(_ milliseconds: Int64 = 0) -> Self {
    with { time.advance(by: .milliseconds(milliseconds)) }
  }
}
