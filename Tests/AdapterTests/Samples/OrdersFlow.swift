import NavigationShim
import SwiftUI

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
