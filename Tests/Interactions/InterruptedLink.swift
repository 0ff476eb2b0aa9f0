package import AppUnderTest
import Combine
import NavigationShim
import SwiftUI
package import TestSupport

/// A deep link in an app with two tabs, each with a stack of numbers, and what comes between.
///
/// What has to come of it is computed from what the person and the app have said last.
@MainActor
package final class InterruptedLink {
  package let behavior: HostBehavior
  package let app: AppUnderTest

  package var wanted: WantedPath

  /// What was wrong so far.
  private var faults: [String] = []

  private let first = TabModel()
  private let second = TabModel()

  /// When the app was launched.
  private let start: Int64

  /// Launches the app at a path.
  package init(on behavior: HostBehavior, _ path: [Int] = []) async {
    self.behavior = behavior
    first.path = path
    wanted = WantedPath(path)
    let (first, second) = (first, second)
    app = AppUnderTest(stacks: .links, behavior: behavior) { Tabs(first: first, second: second) }
    await app.settle()
    start = app.milliseconds
  }

  /// Opens a link in the first tab.
  package func open(_ path: [Int]) {
    wanted = WantedPath(path)
    self.path = path
  }

  /// Opens a link in the second tab.
  package func openInSecondTab(_ path: [Int]) { second.path = path }

  /// Removes whatever covers the app.
  package func uncover() { first.isCovered = false }

  /// Lets the app come to rest.
  ///
  /// - Returns: What is wrong then, and what was wrong before.
  package func end() async -> [String] {
    await app.settle()
    if path != wanted.elements { faults.append("the path is \(path), and not \(wanted.elements)") }
    if shown != path { faults.append("the screens are \(shown), and not \(path)") }
    if app.areAnimationsEnabled != behavior.launchesWithAnimations {
      faults.append("UIKit's switch for animations has changed")
    }
    #if os(Linux)
    if !app.emulated.pictures.isEmpty { faults.append("a picture is left behind") }
    #endif
    // A host that can't be asked may get a push too early, and then again; and a late one may meet a person
    // in what it has been told, or be out of view by then.
    if behavior.canBeAsked, behavior.lag == 0 { faults += app.violations.map { "\($0)" } }
    return faults
  }
}

extension InterruptedLink: InterruptionPlayer {
  package var path: [Int] {
    get { first.path }
    set { first.path = newValue }
  }

  package var shown: [Int] { app.shown.map { Int($0) ?? 0 } }

  /// What hasn't come to pass half a minute after the last stranger's screen has gone never will.
  package var isBusy: Bool { app.milliseconds < start + 90_000 }

  package var timeToRetry: Int64 { 100 }

  package func wait(_ milliseconds: Int64) async { await app.wait(milliseconds) }

  package func perform(_ deed: Interruption.Deed) async -> Bool {
    switch deed {
    case .back: return await back()
    case .swipe: return await app.beginSwipeBack()
    case .tap: return await app.tap("to \(app.depth + 1)")
    case .selectOtherTab: return await app.selectTab("second")
    case .selectFirstTab: return await app.selectTab("first")
    case .cover: first.isCovered = true
    case .uncover: first.isCovered = false
    case .leaveApp:
      await app.leave()
      if app.areAnimationsEnabled != behavior.launchesWithAnimations {
        faults.append("UIKit's switch for animations has changed while the app was left")
      }
    case .comeBack: await app.comeBack()
    #if os(Linux)
    case .turnOffCoveredLinks:
      for depth in 1..<max(1, app.depth) { app.emulated.spuriouslyDismiss(depth: depth) }
    case .pushStranger(let milliseconds):
      return app.emulated.pushStranger(for: milliseconds * 1_000_000)
    #endif
    default: return false
    }
    return true
  }

  /// Goes back from the top of the stack's own screens, also where a stranger's is above it.
  private func back() async -> Bool {
    #if os(Linux)
    if app.emulated.hasStranger { return await app.back(to: app.depth - 1) }
    #endif
    return await app.back()
  }

  package func endSwipe(cancelling isCancelled: Bool) async {
    if isCancelled {
      await app.cancelSwipeBack()
    } else {
      await app.finishSwipeBack()
    }
  }

  package func compare(_ moment: LeavingMoment) {
    switch moment {
    case .held: break
    case .tapped: guard behavior.canBeAsked else { return }
    case .released:
      guard behavior.canBeAsked, behavior.settleSignals == .onTime, !app.isLeft else { return }
    }
    guard path != wanted.elements else { return }
    faults.append("\(moment): the path is \(path), and not \(wanted.elements)")
  }
}

@MainActor
private final class TabModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var isCovered = false
}

private struct Tabs: View {
  @ObservedObject var first: TabModel
  let second: TabModel

  var body: some View {
    let tabs = TabView {
      Numbers(model: first).tabItem { Text("first") }
      SecondTab(model: second)
    }
    #if os(macOS)
    tabs
    #else
    tabs.fullScreenCover(isPresented: .constant(first.isCovered)) { Text("cover") }
    #endif
  }

  /// A tab that is rendered before it is selected, as what it shows in the bar is inside of it.
  private struct SecondTab: View {
    let model: TabModel

    var body: some View { Numbers(model: model).tabItem { Text("second") } }
  }
}

private struct Numbers: View {
  @ObservedObject var model: TabModel

  var body: some View {
    Shim.NavigationStack(path: $model.path) {
      screen(0).navigationTitle("root")
        .navigationDestination(for: Int.self) { screen($0).navigationTitle("\($0)") }
    }
  }

  private func screen(_ number: Int) -> some View {
    Shim.NavigationLink("to \(number + 1)", value: number + 1)
  }
}
