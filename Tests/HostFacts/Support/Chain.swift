import AppUnderTest
import Combine
import SwiftUI

/// A link that a trial turns on and off, and a host too.
@MainActor
final class Switch: ObservableObject {
  @Published private var kept = false

  /// Whether it ignores that the host turns it off.
  var staysOn = false

  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  /// Whether it is on, to be set by the host.
  var isOn: Bool {
    get { kept }
    set {
      if newValue || !staysOn { kept = newValue }
      log.add("\(name) := \(newValue)")
    }
  }

  /// Turns it on or off, as the app does.
  func turn(_ isOn: Bool) {
    kept = isOn
  }

  /// Has who observes it evaluated again.
  func touch() {
    objectWillChange.send()
  }
}

/// The screens of a navigation view, with one link on each, and what is known of them.
@MainActor
final class Chain {
  let log: Log
  let switches: [Switch]

  /// The controller on the root.
  let probe = Probe()

  /// The state of each screen that has been shown.
  let states: ScreenStates

  init(_ log: Log, links: Int = 5) {
    self.log = log
    states = ScreenStates(log)
    switches = (0..<links).map { Switch("\($0)", log) }
  }

  /// Turns the link on a screen on or off.
  func turn(_ level: Int, _ isOn: Bool) {
    switches[level].turn(isOn)
  }
}

extension Trial {
  /// Launches an app that shows some screens of a navigation view above the root.
  func launchChain(depth: Int = 0) async -> (app: AppUnderTest, chain: Chain) {
    let chain = Chain(log)
    let app = await launch { ChainView(chain: chain) }
    for level in 0..<depth {
      chain.turn(level, true)
      await app.settle()
    }
    log.clear()
    return (app, chain)
  }
}

extension HostFact {
  /// A fact that is measured on an app that shows some screens of a navigation view above the root.
  static func onChain(
    _ name: String,
    _ assumption: String,
    from source: String = nobody,
    on needs: [HostFactNeed] = [],
    depth: Int = 0,
    seen: (expected: String, ofControl: String),
    otherwise: [Range<SystemVersion>: String] = [:],
    measurement: @escaping @MainActor @Sendable (Trial, AppUnderTest, Chain) async throws -> String
  ) -> HostFact {
    HostFact(
      name,
      assumption,
      from: source,
      on: [.navigationView] + needs,
      seen: seen,
      otherwise: otherwise
    ) { trial in
      let (app, chain) = await trial.launchChain(depth: depth)
      return try await measurement(trial, app, chain)
    }
  }
}

/// A navigation view with one link on each screen.
struct ChainView: View {
  let chain: Chain

  var body: some View {
    OldStack { ChainScreen(chain: chain, level: 0) }
  }
}

struct ChainScreen: View {
  let chain: Chain
  let level: Int

  @StateObject private var state = ScreenState()
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    let _ = chain.log.add("body \(level)")
    VStack {
      Text("screen \(level)")
      Button("dismiss \(level)") { presentationMode.wrappedValue.dismiss() }
      if chain.switches.indices.contains(level) {
        SwitchedLink(chain.switches[level], "to \(level + 1)") {
          ChainScreen(chain: chain, level: level + 1)
        }
      }
    }
    .background(Reporter("\(level)", chain.log, level == 0 ? chain.probe : nil))
    .onAppear {
      chain.states.note(state, of: "\(level)")
      chain.log.add("onAppear \(level)")
    }
    .onDisappear { chain.log.add("onDisappear \(level)") }
  }
}

/// A link that is on while its switch is.
@MainActor
struct SwitchedLink: View {
  @ObservedObject private var flag: Switch
  private let label: String
  private let destination: () -> AnyView

  init<Destination: View>(
    _ flag: Switch,
    _ label: String,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.flag = flag
    self.label = label
    self.destination = { AnyView(destination()) }
  }

  // The link with a binding is deprecated from iOS 16 on, and it is what facts are about.
  @available(iOS, introduced: 14, deprecated: 16)
  @available(macOS, introduced: 11, deprecated: 13)
  @available(tvOS, introduced: 14, deprecated: 16)
  var body: some View {
    NavigationLink(destination: destination(), isActive: $flag.isOn) { Text(label) }
  }
}

/// The older navigation view, as one stack where a system has that.
struct OldStack<Root: View>: View {
  private let root: Root

  init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  var body: some View {
    #if os(macOS)
    NavigationView { root }
    #else
    NavigationView { root }.navigationViewStyle(StackNavigationViewStyle())
    #endif
  }
}

extension View {
  /// Hides the back button, where there is one.
  func backButton(isHidden: Bool) -> some View {
    #if os(macOS)
    self
    #else
    navigationBarBackButtonHidden(isHidden)
    #endif
  }
}
