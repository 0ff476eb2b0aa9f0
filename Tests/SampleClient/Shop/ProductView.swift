import SwiftUI

struct ProductView: View {
  let product: Product
  @EnvironmentObject private var model: ShopModel
  @State private var amount = 1

  var body: some View {
    List {
      Text("\(product.name) costs \(product.price) €")
      Text("Amount: \(amount)")
      Button("One more") {
        amount += 1
      }
      Button("Add to cart") {
        for _ in 0..<amount {
          model.add(product)
        }
      }
      Section(header: Text("Goes well with")) {
        ForEach(ShopCatalog.related(to: product)) { related in
          NavigationLink(related.name, value: ShopRoute.product(related.id))
        }
      }
      Button("Show another instead") {
        model.showNext(after: product)
      }
      Button("Back to the list") {
        model.backToList()
      }
    }
    .navigationTitle(product.name)
    .toolbar {
      CartButton(count: model.cart.count)
    }
  }
}
