package import Foundation
import NavigationShim
package import SwiftUI

/// A device with one app of one side on it, and what the app has saved.
@MainActor
package final class Phone {
  package let side: Side
  private let flow: FlowName
  private let behavior: HostBehavior
  private let storage = EmulatedStorage()
  private let alter: (RunningApp) -> RunningApp
  package private(set) var app: RunningApp

  /// Launches an app.
  ///
  /// - Parameter alter: What to change of each launch first, for tests that want a broken side.
  package init(
    side: Side,
    flow: FlowName,
    files: [String: Data],
    behavior: HostBehavior = HostBehavior(),
    altering alter: @escaping (RunningApp) -> RunningApp = { $0 }
  ) {
    self.side = side
    self.flow = flow
    self.behavior = behavior
    self.alter = alter
    app = alter(Self.launch(flow, on: side, files: files, behavior, storage))
  }

  package func relaunch(files: [String: Data]) {
    app.screen.end()
    app = alter(Self.launch(flow, on: side, files: files, behavior, storage))
  }

  private static func launch(
    _ flow: FlowName,
    on side: Side,
    files: [String: Data],
    _ behavior: HostBehavior,
    _ storage: EmulatedStorage
  ) -> RunningApp {
    switch side {
    case .links: launchOnShim(flow, .links, files, behavior, storage)
    case .native: launchOnShim(flow, .native, files, behavior, storage)
    case .swiftUI: launchOnSwiftUI(flow, files, behavior, storage)
    }
  }
}

extension Phone {
  /// Whether UIKit's switch for animations is as the app has it.
  var hasAnimationsAsLaunched: Bool {
    app.screen.areAnimationsEnabled == behavior.launchesWithAnimations
  }

  /// Takes a step without waiting for what comes of it, and returns whether it could be taken.
  package func take(_ step: Step) -> Bool {
    let screen = app.screen
    switch step {
    case .tap(let label, let occurrence): return screen.tap(label, occurrence: occurrence)
    case .back: return screen.back()
    case .backTo(let depth): return screen.back(to: depth)
    case .swipeBack:
      guard screen.beginSwipeBack() else { return false }
      screen.finishSwipeBack()
    case .swipeBackCancelled:
      guard screen.beginSwipeBack() else { return false }
      screen.cancelSwipeBack()
    case .duringSwipe(let step, let finishes):
      guard screen.beginSwipeBack() else { return false }
      _ = take(step)
      if finishes { app.screen.finishSwipeBack() } else { app.screen.cancelSwipeBack() }
    case .type(let text, let placeholder): return screen.type(text, into: placeholder)
    case .selectTab(let label): return screen.selectTab(label)
    case .dismissSheet: return screen.dismissSheet()
    case .open(let link):
      guard let url = URL(string: link) else { return false }
      screen.open(url)
    case .leave: screen.leave()
    case .comeBack: screen.comeBack()
    case .relaunch: relaunch(files: app.files())
    case .wait(let milliseconds): screen.advance(by: milliseconds * 1_000_000)
    case .act(let name):
      guard app.perform(name) else { return false }
      screen.update()
    case .interrupting(let step, let milliseconds):
      guard take(step) else { return false }
      app.screen.advance(by: milliseconds * 1_000_000)
    case .unanimated(let step):
      var transaction = Transaction()
      transaction.disablesAnimations = true
      return withTransaction(transaction) { take(step) }
    case .refused(let step): return !take(step)
    case .relaunchSwapped, .settle, .shows, .reads, .isAt: break
    }
    return true
  }
}

/// One launch of one app on one side, whichever client it is of.
@MainActor
package struct RunningApp {
  package let screen: EmulatedApp
  package let pathDescription: () -> String
  package let actions: () -> [String]
  package var perform: (String) -> Bool
  package let files: () -> [String: Data]
  /// Launches the app's first view once more, on the same model and SwiftUI's own stack.
  package var secondWindow: () -> EmulatedApp
}

/// What the client's names stand for, and what shows its stacks.
package enum Side: String, CaseIterable, Sendable {
  /// The shim, on a stack of links.
  case links = "shim on links"

  /// The shim, on SwiftUI's own stack.
  case native = "shim on native"

  /// SwiftUI itself.
  case swiftUI = "SwiftUI"

  /// The module that the client is in, which saved paths name.
  var module: String {
    switch self {
    case .links, .native: "ClientOnShim"
    case .swiftUI: "ClientOnNative"
    }
  }
}
