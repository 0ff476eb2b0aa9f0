import SwiftUI

struct CartView: View {
  @EnvironmentObject private var model: ShopModel

  var body: some View {
    List {
      ForEach(Array(model.cart.enumerated()), id: \.offset) { _, product in
        Text(product.name)
      }
      Button("Check out") {
        model.checkOut()
      }
      .disabled(model.cart.isEmpty)
    }
    .navigationTitle("Cart")
  }
}
