import Combine
import SwiftUI

@MainActor
final class LooseModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var isOpen = false
}

/// A stack whose screens are several views, or none at all, and change what they are.
struct LooseRoom: View {
  @ObservedObject var model: LooseModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("Cabinet")
        .navigationTitle("Cabinet")
        .navigationDestination(for: Int.self) { number in
          Drawer(number: number, model: model).navigationTitle("Drawer \(number)")
        }
      if model.isOpen {
        NavigationLink("First drawer", value: 1)
        NavigationLink("Second drawer", value: 2)
      }
    }
  }
}

private struct Drawer: View {
  let number: Int
  @ObservedObject var model: LooseModel
  @State private var count = 0

  var body: some View {
    if number > 0 {
      Button("\(count) things in here") { count += 1 }
      if model.isOpen { Text("It is open") }
    }
  }
}

extension LooseModel: RoomModel {
  var pathDescription: String { "\(path), \(isOpen ? "open" : "closed")" }

  var events: [AppEvent] {
    [
      AppEvent("open or close") { self.isOpen.toggle() },
      AppEvent("three drawers, one of them empty") { self.path = [1, 0, 2] },
    ]
  }
}
