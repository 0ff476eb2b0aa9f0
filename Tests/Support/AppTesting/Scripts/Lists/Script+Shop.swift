extension Script {
  package static let shop = [
    Script("a deep link to the cart", .shop).taking([
      .open("shop://open/category/Fruit/product/apple/product/pear?cart"),
      .shows("Cart", depth: 4), .back, .shows("Pear", depth: 3),
      .open("shop://open/product/rye"), .shows("Rye loaf", depth: 1),
      .tap("Back to the list"), .shows("Shop", depth: 0),
    ]),
    Script("what was typed stays below a link", .shop).taking([
      .type("apple", into: "Search the shop"), .open("shop://open/category/Bread/product/roll"),
      .shows("Roll", depth: 2), .backTo(0), .tap("Find"), .shows("Results for apple", depth: 1),
    ]),
  ]

  package static let shopPaths = [
    Script("another product in the same place", .shop).taking([
      .open("shop://open/category/Fruit/product/apple"), .tap("Show another instead"),
      .shows("Pear", depth: 2), .tap("One more"), .reads("Amount: 2"), .tap("Apple"),
      .tap("Show another instead"), .shows("Pear", depth: 3), .back, .reads("Amount: 2"),
    ]),
    Script("a screen more below", .shop).taking([
      .open("shop://open/product/pear"), .act("insert a category below"),
      .shows("Pear", depth: 2), .back, .shows("Bread", depth: 1),
    ]),
    Script("many changes in a row", .shop).taking([
      .act("ten changes in a row"), .shows("Plum", depth: 2), .back, .shows("Fruit", depth: 1),
      .interrupting(.act("ten changes in a row"), after: 20), .act("ten changes in a row"),
      .isAt("category Fruit > product plum"),
    ]),
  ]
}
