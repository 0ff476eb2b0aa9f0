import Combine
import Foundation
import NavigationShim
import SwiftUI

@MainActor
final class OrdersModel: ObservableObject {
  @Published var path = NavigationPath()
  @Published var isItemShown = false

  func showItem() async {
    let binding = Binding(get: { self.path }, set: { self.path = $0 })
    let outcome = await binding.withDelaysIfUnsupported {
      $0.append(Route.order(42))
      $0.append(Route.item(7))
    }
    isItemShown = outcome == .presented
  }
}

struct ItemView: View {
  let number: Int

  @EnvironmentObject private var navigator: PathNavigator

  var body: some View {
    VStack {
      Button("Next item") { navigator.popAndPush(Route.item(number + 1)) }
      Button("Back to the order") { navigator.pop(to: Route.order(42)) }
      Button("Back to the orders") { navigator.popToRoot() }
    }
    .navigationTitle("Item \(number)")
  }
}
