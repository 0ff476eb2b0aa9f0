import NavigationShim
import SwiftUI

enum Home: Hashable {
  case welcome
  case inbox
}

struct SignInScene: View {
  @State private var state = RootedPath(root: Home.welcome, path: NavigationPath())

  var body: some View {
    RootedNavigationStack(path: $state) { home in
      switch home {
      case .welcome:
        NavigationLink("Continue", value: "code")
          .navigationTitle("Welcome")
          .navigationDestination(for: String.self) { _ in
            Button("Sign in") { state.changeRoot(to: .inbox, path: NavigationPath([1, 2])) }
              .navigationTitle("Code")
          }
      case .inbox:
        Button("Sign out") { state.changeRoot(to: .welcome) }
          .navigationTitle("Inbox")
          .navigationDestination(for: Int.self) { number in
            Button("Sign out") { state.changeRoot(to: .welcome) }
              .navigationTitle("Message \(number)")
          }
      }
    }
  }
}
