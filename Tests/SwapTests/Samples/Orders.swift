import Combine
import Foundation
import NavigationShim
import SwiftUI

enum Route: Hashable, Codable {
  case order(Int)
  case item(Int)
}

struct OrdersView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Order 42", value: Route.order(42))
        Button("The last item I looked at") {
          path = NavigationPath([Route.order(42), Route.item(7)])
        }
      }
      .navigationTitle("Orders")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .order(let number):
          NavigationLink("Item 7", value: Route.item(7)).navigationTitle("Order \(number)")
        case .item(let number):
          Button("Back to the orders") { path = NavigationPath() }.navigationTitle("Item \(number)")
        }
      }
    }
  }
}

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
      Button("Next item") { navigator.path.popAndPush(Route.item(number + 1)) }
      Button("Back to the order") { navigator.path.pop(to: Route.order(42)) }
      Button("Back to the orders") { navigator.popToRoot() }
    }
    .navigationTitle("Item \(number)")
  }
}

struct OrdersFlow: View {
  @State private var path: [Int] = []
  @State private var payment: Payment?

  var body: some View {
    NavigationStack(path: $path) {
      Button("Pay for order 42") { Task { await pay(for: 42) } }
        .navigationTitle("Orders")
        .destinations()
    }
    .sheet(item: $payment) { PaymentFlow(order: $0.id, payment: $payment) }
  }

  private func pay(for order: Int) async {
    await $path.withDelaysIfUnsupported { $0 = [order] }
    payment = Payment(id: order)
  }
}

struct Payment: Identifiable {
  let id: Int
}

struct PaymentFlow: View {
  let order: Int
  @Binding var payment: Payment?

  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Look at the order", value: order)
        Button("Pay") { payment = nil }
      }
      .navigationTitle("Payment")
      .destinations()
    }
  }
}

extension View {
  /// What both stacks show.
  fileprivate func destinations() -> some View {
    navigationDestination(for: Int.self) { Text("Two tickets").navigationTitle("Order \($0)") }
  }
}
