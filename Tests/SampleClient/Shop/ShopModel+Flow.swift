import Foundation
import SwiftUI

extension ShopModel: Flow {
  /// The home of the shop in its stack.
  public var root: ShopApp {
    ShopApp(model: self)
  }

  /// The routes, and what is in the cart.
  public var pathDescription: String {
    path.map(\.description).joined(separator: " > ") + "; \(cart.count) in the cart"
  }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("show the cart") { self.path.append(.cart) },
      AppEvent("home") { self.path = [] },
      AppEvent("reverse") { self.path.reverse() },
      AppEvent("insert a category below") { self.path.insert(.category("Bread"), at: 0) },
      AppEvent("remove the lowest", if: !path.isEmpty) { self.path.removeFirst() },
      AppEvent("apple twice") { self.path = [.product("apple"), .product("apple")] },
      AppEvent("ten changes in a row") {
        for length in 1...10 {
          self.path = Array(repeating: .product("pear"), count: length)
        }
        self.path = [.category("Fruit"), .product("plum")]
      },
    ]
  }
}
