import Combine
import SwiftUI
import Testing

/// What the screens of the tests' app consist of.
final class AnyScreens: ObservableObject {
  enum Views: CaseIterable {
    case one, two, none, flipping

    var texts: [String] {
      switch self {
      case .one, .flipping: ["one"]
      case .two: ["one", "two"]
      case .none: []
      }
    }
  }

  @Published var path: [Int] = []
  @Published var root = Views.one
  @Published var pushed = Views.one
  @Published var isFlipped = false
  @Published var isPresented = false
}

struct AnyViews: View {
  let views: AnyScreens.Views
  let isFlipped: Bool

  var body: some View {
    switch views {
    case .one:
      Text("one")
    case .two:
      Text("one")
      Text("two")
    case .none:
      EmptyView()
    case .flipping:
      if isFlipped { Text("other") } else { Text("one") }
    }
  }
}

struct AnyViewsRoot: View {
  @ObservedObject var model: AnyScreens

  var body: some View {
    NavigationStack(path: $model.path) {
      AnyViews(views: model.root, isFlipped: model.isFlipped)
        .navigationDestination(for: Int.self) { number in
          AnyViewsScreen(model: model, number: number)
        }
        .navigationDestination(isPresented: $model.isPresented) {
          AnyViews(views: model.pushed, isFlipped: model.isFlipped)
        }
    }
  }
}

struct AnyViewsScreen: View {
  @ObservedObject var model: AnyScreens
  let number: Int

  var body: some View {
    AnyViews(views: model.pushed, isFlipped: model.isFlipped).navigationTitle("\(number)")
  }
}
