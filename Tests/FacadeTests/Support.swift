import SwiftUI
import Testing
@_exported import EmulatedStacks
@_exported import NavigationShim

typealias NavigationPath = NavigationShim.NavigationPath
typealias NavigationStack = NavigationShim.NavigationStack
typealias NavigationLink = NavigationShim.NavigationLink
typealias NavigationSplitView = NavigationShim.NavigationSplitView
typealias NavigationSplitViewVisibility = NavigationShim.NavigationSplitViewVisibility

extension EmulatedApp {
  /// Lets milliseconds pass.
  func wait(_ milliseconds: Int64) {
    advance(by: milliseconds * 1_000_000)
  }

  /// The milliseconds since the app began.
  var milliseconds: Int64 { now / 1_000_000 }

  /// The titles of the screens above the root.
  var shown: [String] { titles.dropFirst().map { $0 ?? "?" } }
}

extension HostBehavior {
  /// The ways in which hosts report.
  static let all = [
    HostBehavior(),
    HostBehavior(dismissalWrites: .whenStarting),
    HostBehavior(signals: .never),
    HostBehavior(signals: .never, dismissalWrites: .whenStarting),
  ]
}

extension NavigationHost {
  /// The two containers.
  static let both = [NavigationHost.links, .native]
}

/// Expects that a process has ended with a message.
func expectTrap(
  _ result: ExitTest.Result?,
  says hint: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(output.contains(hint), sourceLocation: sourceLocation)
}
