import AppTesting
import Combine
import SwiftUI

/// The screens of a navigation view with one link on each.
@MainActor
final class Chain {
  let log: Log
  let switches: [Switch]
  let probe = Probe()

  init(_ log: Log) {
    self.log = log
    switches = (0..<5).map { Switch("\($0)", log) }
  }

  func turn(_ level: Int, _ isOn: Bool) { switches[level].turn(isOn) }
}

extension HostFact {
  static func onChain(
    _ name: String,
    _ assumption: String,
    for basis: HostFactBasis,
    on needs: [HostFactNeed] = [],
    depth: Int = 0,
    seen: (expected: String, ofControl: String),
    measurement: @escaping @MainActor @Sendable (Trial, AppUnderTest, Chain) async throws -> String
  ) -> HostFact {
    HostFact(name, assumption, for: basis, on: [.navigationView] + needs, seen: seen) { trial in
      let chain = trial.chain
      let app = await trial.launch { ChainView(chain: chain) }
      for level in 0..<depth {
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

private struct ChainScreen: View {
  let chain: Chain
  let level: Int

  var body: some View {
    VStack {
      Text("screen \(level)")
      if chain.switches.indices.contains(level) {
        SwitchedLink(chain.switches[level], "to \(level + 1)") {
          ChainScreen(chain: chain, level: level + 1)
        }
      }
    }
    .background(Reporter("\(level)", chain.log, level == 0 ? chain.probe : nil))
    .onAppear { chain.log.add("onAppear \(level)") }
  }
}

@MainActor
final class Switch: ObservableObject {
  private var kept = false {
    willSet { objectWillChange.send() }
  }

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
  func launchLink<Shown: View>(@ViewBuilder to shown: @escaping () -> Shown) async -> AppUnderTest {
    let app = await launch { OldStack { SwitchedLink(link, "link", destination: shown) } }
    await app.settle { link.turn(true) }
    return app
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

  // The facts are about this link, which is deprecated from iOS 16 on.
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
