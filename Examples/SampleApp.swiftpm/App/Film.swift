import Foundation
import NavigationShim
import SwiftUI

/// A deep link on each of some roots, for a camera: see `.ci/apple`.
///
/// A person who looks at the film decides in a minute what no measurement does: that each link is the old screen,
/// one transition, and the new screen.
@MainActor
struct Film: View {
  enum Root: CaseIterable {
    case largeTitle, list, hiddenBar
  }

  /// Whether the app was launched to be filmed.
  static var isAsked: Bool { ProcessInfo.processInfo.arguments.contains("--film") }

  @State private var root = Root.largeTitle
  @State private var path: [Int] = []
  @State private var isPlaying = false

  var body: some View {
    NavigationStackShim(path: $path) {
      scene
        .navigationDestination(for: Int.self) { number in
          Text("Screen \(number)").navigationTitle("Screen \(number)")
        }
    }
    .id(root)
    .onAppear { Task { @MainActor in await play() } }
  }

  @ViewBuilder
  private var scene: some View {
    switch root {
    case .largeTitle: Text("Below a large title").navigationTitle("Root")
    case .list:
      SwiftUI.List(0..<30, id: \.self) { Text("Row \($0)") }.navigationTitle("A list")
    case .hiddenBar: Text("Without a bar").navigationBarHidden(true)
    }
  }

  private func play() async {
    guard !isPlaying else { return }
    isPlaying = true
    for next in Root.allCases {
      path = []
      root = next
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      path = [1, 2, 3, 4, 5]
      try? await Task.sleep(nanoseconds: 3_000_000_000)
    }
  }
}
