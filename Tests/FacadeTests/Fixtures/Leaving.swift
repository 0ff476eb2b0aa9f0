import Combine
import SwiftUI
import Testing

@MainActor
final class Leaving: ObservableObject {
  @Published var path: NavigationPath
  @Published var declaresNumbers = true
  @Published var isPresented = false
  @Published var isLinked = false
  @Published var name: String?
  @Published var item: Int?
  @Published var note = ""

  /// The numbers that a destination was made for.
  var madeFor: [Int] = []

  init(_ numbers: [Int] = []) {
    path = NavigationPath(numbers)
  }
}

struct LeavingRoot: View {
  @ObservedObject var model: Leaving

  var body: some View {
    NavigationStack(path: $model.path) {
      root.navigationTitle("root")
    }
  }

  @MainActor @ViewBuilder private var root: some View {
    let content = VStack {
      Text(model.note)
      NavigationLink(isActive: $model.isLinked) {
        if let name = model.name { Text("linked \(name)") }
      } label: {
        Text("link")
      }
    }
    .navigationDestination(isPresented: $model.isPresented) {
      if let name = model.name { Text("presented \(name)") }
    }
    .navigationDestination(item: $model.item) { Text("item \($0)") }
    if model.declaresNumbers {
      content.navigationDestination(for: Int.self) { number in
        let _ = model.madeFor.append(number)
        Text("number \(number)")
          .navigationTitle("\(number)")
          .navigationDestination(for: String.self) { Text("\($0) of \(number)") }
      }
    } else {
      content
    }
  }
}
