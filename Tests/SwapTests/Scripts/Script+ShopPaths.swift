import Interactions

extension Script {
  static let shopPaths = [
    Script("another product in the same place", .shop).taking([
      .open("shop://open/category/Fruit/product/apple"), .tap("Show another instead"),
      .shows("Pear", depth: 2), .tap("One more"), .reads("Amount: 2"), .tap("Apple"),
      .tap("Show another instead"), .shows("Pear", depth: 3), .back, .reads("Amount: 2"),
    ]),
    Script("one product twice, each with its amount", .shop).taking([
      .act("apple twice"), .tap("One more"), .tap("One more"), .reads("Amount: 3"),
      .back, .reads("Amount: 1"), .shows("Apple", depth: 1),
    ]),
    Script("a path turned round", .shop).taking([
      .open("shop://open/category/Fruit/product/apple/product/pear"), .act("reverse"),
      .shows("Fruit", depth: 3), .back, .shows("Apple", depth: 2), .back,
      .shows("Pear", depth: 1),
    ]),
    Script("a screen more below", .shop).taking([
      .open("shop://open/product/pear"), .act("insert a category below"),
      .shows("Pear", depth: 2), .back, .shows("Bread", depth: 1),
    ]),
    Script("a screen less below", .shop).taking([
      .open("shop://open/category/Fruit/product/pear/product/plum"), .act("remove the lowest"),
      .shows("Plum", depth: 2), .act("remove the lowest"), .act("remove the lowest"),
      .shows("Shop", depth: 0),
    ]),
    Script("many changes in a row", .shop).taking([
      .act("ten changes in a row"), .shows("Plum", depth: 2), .back, .shows("Fruit", depth: 1),
      .interrupting(.act("ten changes in a row"), after: 20), .act("ten changes in a row"),
      .isAt("category Fruit > product plum"),
    ]),
    Script("home half-way", .shop).taking([
      .interrupting(
        .open("shop://open/category/Fruit/product/apple/product/pear/product/plum/product/apple"),
        after: 700
      ),
      .act("home"), .shows("Shop", depth: 0), .tap("Fruit"), .shows("Fruit", depth: 1),
    ]),
    Script("the cart half-way", .shop).taking([
      .interrupting(.open("shop://open/category/Fruit/product/apple/product/pear"), after: 500),
      .interrupting(.act("show the cart"), after: 100), .act("insert a category below"),
      .shows("Cart", depth: 5),
      .isAt("category Bread > category Fruit > product apple > product pear > cart"),
    ]),
  ]
}
