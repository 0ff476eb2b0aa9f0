extension Script {
  package static let shop = [
    Script("related products, and back to the list", .shop).taking([
      .tap("Fruit"), .shows("Fruit", depth: 1), .tap("Apple"), .tap("Pear"), .tap("Plum"),
      .tap("Apple"), .shows("Apple", depth: 5),
      .isAt("category Fruit > product apple > product pear > product plum > product apple"),
      .tap("Back to the list"), .shows("Fruit", depth: 1), .back, .shows("Shop", depth: 0),
    ]),
    Script("search", .shop).taking([
      .refused(.tap("Find")), .type("pl", into: "Search the shop"), .tap("Find"),
      .shows("Results for pl", depth: 1), .tap("Plum"), .shows("Plum", depth: 2),
      .tap("Rye loaf"), .tap("Back to the list"), .shows("Results for pl", depth: 1),
      .back, .type("none", into: "Search the shop"), .tap("Find"), .reads("Nothing here"),
    ]),
    Script("from the cart to the receipt", .shop).taking([
      .tap("Bread"), .tap("Roll"), .tap("One more"), .reads("Amount: 2"),
      .tap("Add to cart"), .isAt("2 in the cart"), .tap("Cart (2)"), .shows("Cart", depth: 3),
      .tap("Check out"), .shows("Receipt", depth: 1), .reads("You paid 2 €"),
      .tap("Continue shopping"), .shows("Shop", depth: 0), .isAt("0 in the cart"),
    ]),
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
    Script("the cart half-way", .shop).taking([
      .interrupting(.open("shop://open/category/Fruit/product/apple/product/pear"), after: 500),
      .interrupting(.act("show the cart"), after: 100), .act("insert a category below"),
      .shows("Cart", depth: 5),
      .isAt("category Bread > category Fruit > product apple > product pear > cart"),
    ]),
  ]
}
