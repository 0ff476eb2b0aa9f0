import AppTesting
import Combine
import SwiftUI

/// The screens of a navigation view, with one link on each, and what is known of them.
@MainActor
final class Chain {
  let log: Log
  let switches: [Switch]
  let probe = Probe()
  let states: ScreenStates

  init(_ log: Log) {
    self.log = log
    states = ScreenStates(log)
    switches = (0..<5).map { Switch("\($0)", log) }
  }

  func turn(_ level: Int, _ isOn: Bool) { switches[level].turn(isOn) }
}

extension HostFact {
  static func onChain(
    _ name: String,
    _ assumption: String,
    from source: String = nobody,
    on needs: [HostFactNeed] = [],
    depth: Int = 0,
    ofControl controlDepth: Int? = nil,
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
      let chain = trial.chain
      let app = await trial.launch { ChainView(chain: chain) }
      for level in 0..<(trial.isControl ? controlDepth ?? depth : depth) {
        await app.settle { chain.turn(level, true) }
      }
      trial.log.clear()
      return try await measurement(trial, app, chain)
    }
  }
}

struct ChainView: View {
  let chain: Chain

  var body: some View { OldStack { ChainScreen(chain: chain, level: 0) } }
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

@MainActor
final class ScreenState: ObservableObject {
  fileprivate var isNoted = false

  nonisolated init() {}
}

@MainActor
final class ScreenStates {
  private struct Weak {
    weak var state: ScreenState?
  }

  private let log: Log
  private var newest: [String: Weak] = [:]

  init(_ log: Log) { self.log = log }

  func note(_ state: ScreenState, of screen: String) {
    if !state.isNoted { log.add("made \(screen)") }
    state.isNoted = true
    newest[screen] = Weak(state: state)
  }

  func life(of screen: String) -> String { newest[screen]?.state == nil ? "released" : "alive" }
}

@MainActor
struct StatefulText: View {
  private let text: String
  private let name: String
  private let states: ScreenStates
  @StateObject private var state = ScreenState()

  init(_ text: String, _ name: String, _ states: ScreenStates) {
    self.text = text
    self.name = name
    self.states = states
  }

  var body: some View { Text(text).onAppear { states.note(state, of: name) } }
}

@MainActor
final class Switch: ObservableObject {
  private var kept = false {
    willSet { if publishes { objectWillChange.send() } }
  }

  var publishes = true
  var staysOn = false
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  var isOn: Bool {
    get { kept }
    set {
      if newValue || !staysOn { kept = newValue }
      log.add("\(name) := \(newValue)")
    }
  }

  func turn(_ isOn: Bool) { kept = isOn }

  func touch() { objectWillChange.send() }
}

extension Trial {
  func launchLink<Shown: View>(
    isOn: Bool = true,
    @ViewBuilder to shown: @escaping () -> Shown
  ) async -> AppUnderTest {
    let app = await launch { OldStack { SwitchedLink(link, "link", destination: shown) } }
    await app.settle { if isOn { link.turn(true) } }
    return app
  }

  func launchTwoLinks() async -> (app: AppUnderTest, first: Switch, second: Switch) {
    let first = Switch("first", log)
    let second = Switch("second", log)
    let app = await launch {
      OldStack {
        VStack {
          SwitchedLink(first, "to first") { Text("first") }
          SwitchedLink(second, "to second") { Text("second").background(Reporter("2", self.log)) }
          // With exactly two links iOS 14.5 has another problem, a fact of its own.
          NavigationLink(destination: EmptyView()) { EmptyView() }
        }
      }
    }
    await app.settle { first.turn(true) }
    return (app, first, second)
  }
}

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

  init(@ViewBuilder root: () -> Root) { self.root = root() }

  var body: some View {
    #if os(macOS)
    NavigationView { root }
    #else
    NavigationView { root }.navigationViewStyle(StackNavigationViewStyle())
    #endif
  }
}

extension View {
  func backButton(isHidden: Bool) -> some View {
    #if os(macOS)
    self
    #else
    navigationBarBackButtonHidden(isHidden)
    #endif
  }
}
