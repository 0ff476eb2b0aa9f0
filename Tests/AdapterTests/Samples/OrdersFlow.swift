import SwiftUI

struct OrdersFlow: View {
  @State private var path: [Route] = []
  @State private var payment: Payment?

  var body: some View {
    NavigationStack(path: $path) {
      Button("Pay for order 42") { Task { await pay(for: 42) } }
        .navigationTitle("Orders")
        .navigationDestination(for: Route.self) { route in Text("\(route)") }
    }
    .sheet(item: $payment) { PaymentFlow(order: $0.order, payment: $payment) }
  }

  private func pay(for order: Int) async {
    await $path.withDelaysIfUnsupported { $0 = [.order(order)] }
    payment = Payment(order: order)
  }
}

struct Payment: Identifiable {
  let order: Int

  var id: Int { order }
}

struct PaymentFlow: View {
  let order: Int
  @Binding var payment: Payment?

  @State private var steps: [String] = []

  var body: some View {
    NavigationStack(path: $steps) {
      NavigationLink("By card", value: "card")
        .navigationTitle("Payment of order \(order)")
        .navigationDestination(for: String.self) { step in
          Button("Done") { payment = nil }.navigationTitle(step)
        }
    }
  }
}
