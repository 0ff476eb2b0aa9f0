import SwiftUI

struct ShopHome: View {
  @EnvironmentObject private var model: ShopModel
  @State private var query = ""

  var body: some View {
    Form {
      Section {
        TextField("Search the shop", text: $query)
        Button("Find") {
          model.search(query)
        }
        .disabled(query.isEmpty)
      }
      Section(header: Text("Categories")) {
        ForEach(ShopCatalog.categories, id: \.self) { category in
          NavigationLink(category, value: ShopRoute.category(category))
        }
      }
    }
    .navigationTitle("Shop")
    .toolbar {
      CartButton(count: model.cart.count)
    }
  }
}
