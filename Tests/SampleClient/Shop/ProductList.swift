import SwiftUI

struct ProductList: View {
  let title: String
  let products: [Product]

  var body: some View {
    List {
      if products.isEmpty {
        Text("Nothing here")
      }
      ForEach(products) { product in
        NavigationLink(value: ShopRoute.product(product.id)) {
          VStack(alignment: .leading) {
            Text(product.name)
            Text("\(product.price) €").font(.footnote)
          }
        }
      }
    }
    .navigationTitle(title)
  }
}
