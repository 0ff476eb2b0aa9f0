import SwiftUI

// Links, stacks and destinations made outside of views: by functions, enumerations and coordinators
// that are isolated to no actor.

private func link(to number: Int) -> NavigationLink<Text, Never> {
  NavigationLink("\(number)", value: number)
}

private func stack(_ path: Binding<NavigationPath>) -> some View {
  NavigationStack(path: path) { link(to: 1) }
    .navigationDestination(for: Int.self) { Text("\($0)") }
}

private enum Screen: String, Hashable {
  case profile
  case settings

  @ViewBuilder var link: some View {
    switch self {
    case .profile: NavigationLink(value: self) { Text("Profile") }
    case .settings:
      NavigationLink {
        Text("Settings")
      } label: {
        Text("To the settings")
      }
    }
  }
}

private final class TripCoordinator {
  func start() -> some View {
    NavigationStack {
      Text("Trips").navigationDestination(isPresented: .constant(false)) { Text("Trip") }
    }
  }

  func columns() -> some View {
    NavigationSplitView {
      Screen.profile.link
    } detail: {
      Screen.settings.link
    }
  }
}

private protocol ScreenFactory {
  associatedtype Content: View

  func make(_ screen: Screen) -> Content
}

private struct LinkFactory: ScreenFactory {
  func make(_ screen: Screen) -> some View { NavigationLink(screen.rawValue, value: screen) }
}
