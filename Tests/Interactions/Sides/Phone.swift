package import Foundation
import NavigationShim
import SwiftUI

/// A device with one app of one side on it, and what the app has saved.
@MainActor
package final class Phone {
  package let side: Side
  private let flow: FlowName
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
    altering alter: @escaping (RunningApp) -> RunningApp = { $0 }
  ) {
    self.side = side
    self.flow = flow
    self.alter = alter
    app = alter(Self.launch(flow, on: side, files: files, storage: storage))
  }

  package func relaunch(files: [String: Data]) {
    app.screen.end()
    app = alter(Self.launch(flow, on: side, files: files, storage: storage))
  }

  private static func launch(
    _ flow: FlowName,
    on side: Side,
    files: [String: Data],
    storage: EmulatedStorage
  ) -> RunningApp {
    switch side {
    case .links: launchOnShim(flow, .links, files: files, storage: storage)
    case .native: launchOnShim(flow, .native, files: files, storage: storage)
    case .swiftUI: launchOnSwiftUI(flow, files: files, storage: storage)
    }
  }
}
