import SwiftUI

/// The least that an app with a stack is made of: `.ci/size` says what the package adds to it.
@main
struct MinimalApp: App {
  var body: some Scene {
    WindowGroup { MinimalView() }
  }
}

private struct MinimalView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List(0..<3) { number in
        NavigationLink("Row \(number)", value: number)
      }
      .navigationDestination(for: Int.self) { Text("Screen \($0)") }
    }
  }
}
