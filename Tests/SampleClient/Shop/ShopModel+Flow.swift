import Foundation
import SwiftUI

private enum Action: String, CaseIterable {
  case showTheCart = "show the cart"
  case home
  case reverse
  case insertACategoryBelow = "insert a category below"
  case removeTheLowest = "remove the lowest"
  case appleTwice = "apple twice"
  case tenChangesInARow = "ten changes in a row"
}

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

  /// The names of what a timer or a message from a server might do.
  public var actions: [String] {
    Action.allCases.map(\.rawValue)
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch Action(rawValue: action) {
    case .showTheCart: path.append(.cart)
    case .home: path = []
    case .reverse: path.reverse()
    case .insertACategoryBelow: path.insert(.category("Bread"), at: 0)
    case .removeTheLowest:
      guard !path.isEmpty else { return false }
      path.removeFirst()
    case .appleTwice: path = [.product("apple"), .product("apple")]
    case .tenChangesInARow:
      for length in 1...10 {
        path = Array(repeating: .product("pear"), count: length)
      }
      path = [.category("Fruit"), .product("plum")]
    case nil: return false
    }
    return true
  }
}
