import Interactions

extension Script {
  /// Scripts in which anybody comes upon what is running, for each of the shim's hosts alone.
  static let restless = [
    Script("a sheet comes up during a swipe", .account).taking([
      .type("Mia", into: "Your name"), .tap("Continue"),
      .duringSwipe(.act("settings of the network"), finishes: true),
    ]),
    Script("a deep link comes during a swipe", .fleet).taking([
      .open("fleet://go/carrier/north/vehicle/n1"),
      .interrupting(.duringSwipe(.open(link(6)), finishes: true), after: 100), .back,
    ]),
    Script("the app pushes while a person goes back", .shop).taking([
      .open("shop://open/category/Fruit/product/apple"), .interrupting(.backTo(0), after: 100),
      .act("show the cart"),
    ]),
  ]
}
