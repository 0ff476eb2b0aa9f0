#if !canImport(Darwin)
import Combine
import SwiftUI

/// An app in which every screen observes the whole path, to know whether its own link is on.
///
/// This file doesn't import NavigationShim, so that the links are SwiftUI's own.
///
/// It is the plainest way to get from an array to a chain of links. One push after another is its
/// caller's business, and is done here as the emulated host wants it.
struct ObservingStack: CountedStack {
  private let path = ObservedPath()
  private let app: EmulatedApp

  init() {
    let path = path
    app = EmulatedApp { ObservingRoot(path: path) }
    app.settle()
  }

  var depth: Int { app.depth }

  var evaluations: Evaluations {
    app.countedEvaluations(of: [ObservingRoot.self, ObservingScreen.self])
  }

  func resetEvaluations() { app.resetCounts() }

  func push(_ count: Int) {
    for _ in 0..<count {
      path.numbers.append(path.numbers.count)
      app.settle()
    }
  }
}

@MainActor
private final class ObservedPath: ObservableObject {
  @Published var numbers: [Int] = []

  /// Whether the link on the screen at a depth is on.
  func hasLink(at depth: Int) -> Binding<Bool> {
    Binding(
      get: { self.numbers.count > depth },
      set: { isOn in
        if !isOn { self.numbers = Array(self.numbers.prefix(depth)) }
      }
    )
  }
}

private struct ObservingRoot: View {
  let path: ObservedPath

  var body: some View {
    NavigationView { ObservingScreen(path: path, depth: 0) }.navigationViewStyle(.stack)
  }
}

private struct ObservingScreen: View {
  @ObservedObject var path: ObservedPath
  let depth: Int

  var body: some View {
    VStack {
      Text("screen \(depth)")
      NavigationLink(isActive: path.hasLink(at: depth)) {
        // The type of a screen would contain itself.
        AnyView(ObservingScreen(path: path, depth: depth + 1))
      } label: {
        EmptyView()
      }
    }
  }
}
#endif
