@_exported import AppUnderTest
@_exported import NavigationShim
import SwiftUI
import Testing

typealias NavigationPath = NavigationPathShim
typealias NavigationStack<Data, Root: View> = NavigationStackShim<Data, Root>
typealias NavigationLink<Label: View, Destination: View> = NavigationLinkShim<Label, Destination>
typealias NavigationSplitView<Sidebar: View, Content: View, Detail: View> = NavigationSplitViewShim<
  Sidebar, Content, Detail
>
typealias NavigationSplitViewVisibility = NavigationSplitViewVisibilityShim
typealias NavigationSplitViewColumn = NavigationSplitViewColumnShim
typealias NavigationSplitViewStyle = NavigationSplitViewStyleShim
typealias AutomaticNavigationSplitViewStyle = AutomaticNavigationSplitViewStyleShim
typealias BalancedNavigationSplitViewStyle = BalancedNavigationSplitViewStyleShim

extension NavigationHost {
  /// The two containers.
  static let both = [NavigationHost.links, .native]
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

extension EmulatedApp {
  /// Launches an app and lets it come to rest.
  static func settled<Content: View>(
    _ host: NavigationHost,
    behavior: HostBehavior = HostBehavior(),
    storage: EmulatedStorage = EmulatedStorage(),
    warnings: CollectedWarnings = CollectedWarnings(),
    @ViewBuilder _ content: () -> Content
  ) -> EmulatedApp {
    let app = EmulatedApp(
      stacks: host,
      behavior: behavior,
      storage: storage,
      warnings: warnings,
      content
    )
    app.settle()
    return app
  }

  /// Taps what has to be there to be tapped, and lets the app come to rest.
  func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(tap(label), "tapping \(label)", sourceLocation: sourceLocation)
    settle()
  }

  /// Goes back by one screen, as a person, and lets the app come to rest.
  func goBack(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(back(), sourceLocation: sourceLocation)
    settle()
  }

  /// Goes back to a depth, as a person, and lets the app come to rest.
  func goBack(to depth: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(back(to: depth), sourceLocation: sourceLocation)
    settle()
  }

  /// Selects a tab, and lets the app come to rest.
  func show(tab label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(selectTab(label), sourceLocation: sourceLocation)
    settle()
  }

  /// Pulls the sheet down, and lets the app come to rest.
  func closeSheet(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(dismissSheet(), sourceLocation: sourceLocation)
    settle()
  }

  /// Lets milliseconds pass.
  func wait(_ milliseconds: Int64) {
    advance(by: milliseconds * 1_000_000)
  }

  /// The milliseconds since the app began.
  var milliseconds: Int64 { now / 1_000_000 }

  /// The titles of the screens above the root.
  var shown: [String] { titles.dropFirst().map { $0 ?? "?" } }
}

extension EmulatedApp {
  /// Lets milliseconds pass, and whoever has waited for what came in them go on.
  func wait(_ milliseconds: Int64) async {
    advance(by: milliseconds * 1_000_000)
    for _ in 0..<5 { await Task.yield() }
  }
}

/// A change that somebody waits for: it is made at once, and has an outcome later.
@MainActor
final class WaitedChange {
  private(set) var outcome: NavigationOutcome?
  private var task: Task<NavigationOutcome, Never>?

  init(_ change: @escaping @MainActor () async -> NavigationOutcome) {
    task = Task.immediate {
      let outcome = await change()
      self.outcome = outcome
      return outcome
    }
  }

  /// The outcome, as soon as there is one.
  var value: NavigationOutcome? {
    get async { await task?.value }
  }
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
