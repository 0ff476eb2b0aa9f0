import Foundation
import NavigationShim
import SwiftUI

/// A device with one app of one side on it, and what the app has saved.
@MainActor
final class Phone {
  let side: Side
  private let flow: FlowName
  private let storage = EmulatedStorage()
  private(set) var app: RunningApp

  init(side: Side, flow: FlowName, files: [String: Data]) {
    self.side = side
    self.flow = flow
    app = Self.launch(flow, on: side, files: files, storage: storage)
  }

  func relaunch(files: [String: Data]) {
    app.screen.end()
    app = Self.launch(flow, on: side, files: files, storage: storage)
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
