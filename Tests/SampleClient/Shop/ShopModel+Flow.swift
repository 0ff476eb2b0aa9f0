import Foundation
import SwiftUI

extension ShopModel: Flow {
  /// Launches the shop at its home.
  public convenience init(disk: Disk) {
    self.init()
  }

  /// The home of the shop in its stack.
  public var root: ShopApp {
    ShopApp(model: self)
  }

  /// The routes, and what is in the cart.
  public var pathDescription: String {
    path.map(\.description).joined(separator: " > ") + "; \(cart.count) in the cart"
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch action {
    case "show the cart": path.append(.cart)
    case "home": path = []
    case "reverse": path.reverse()
    case "insert a category below": path.insert(.category("Bread"), at: 0)
    case "remove the lowest": path.removeFirst()
    case "apple twice": path = [.product("apple"), .product("apple")]
    case "ten changes in a row":
      for length in 1...10 {
        path = Array(repeating: .product("pear"), count: length)
      }
      path = [.category("Fruit"), .product("plum")]
    default: return false
    }
    return true
  }
}
