import AppUnderTest
import Combine
import SwiftUI

/// A link that a trial turns on and off, and a host too.
@MainActor
final class Switch: ObservableObject {
  private var kept = false {
    willSet { if publishes { objectWillChange.send() } }
  }

  /// Whether it tells anybody that it is turned.
  var publishes = true

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

extension Trial {
  /// Launches a navigation view whose root is a link, the screen of which is shown.
  func launchLink<Shown: View>(
    isOn: Bool = true,
    @ViewBuilder to shown: @escaping () -> Shown
  ) async -> AppUnderTest {
    let app = await launch { OldStack { SwitchedLink(link, "link", destination: shown) } }
    await app.settle { if isOn { link.turn(true) } }
    return app
  }

  /// Launches a navigation view with links to two screens, the first of which is shown.
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
