import SwiftUI

struct CartButton: View {
  let count: Int

  var body: some View {
    NavigationLink(value: ShopRoute.cart) {
      Text("Cart (\(count))")
    }
  }
}
