import SwiftUI

struct FrontPage: View {
  var body: some View {
    List(Shelf.all, id: \.self) { shelf in
      NavigationLink(shelf.name, value: ShopRoute.shelf(shelf.name))
    }
    .navigationTitle("Tea")
    .toolbar {
      NavigationLink("Basket", value: ShopRoute.basket)
    }
  }
}

struct ShelfView: View {
  let name: String

  var body: some View {
    List(Shelf.all.first { $0.name == name }?.teas ?? [], id: \.self) { tea in
      NavigationLink(tea, value: ShopRoute.tea(tea))
    }
    .navigationTitle(name)
  }
}

struct TeaView: View {
  let name: String
  @Binding var basket: [String]

  var body: some View {
    VStack {
      Button("Put into the basket") { basket.append(name) }
      NavigationLink("To the basket", value: ShopRoute.basket)
    }
    .navigationTitle(name)
  }
}

struct BasketView: View {
  let basket: [String]
  let close: () -> Void

  var body: some View {
    VStack {
      Text(basket.isEmpty ? "Nothing yet" : basket.joined(separator: ", "))
      Button("On with shopping") { close() }
    }
    .navigationTitle("Basket")
  }
}
