public import Combine
import Foundation
import SwiftUI

/// A shop whose every screen is a route of one type.
@MainActor
public final class ShopModel: ObservableObject {
  @Published var path: [ShopRoute] = []
  @Published private(set) var cart: [Product] = []
  private let links = ShopURLHandler()

  /// Launches the shop at its home.
  public init(disk: Disk) {}

  func search(_ query: String) {
    path.append(.results(query))
  }

  func add(_ product: Product) {
    cart.append(product)
  }

  /// Shows another product where this one is, without a step back in between.
  func showNext(after product: Product) {
    guard !path.isEmpty, let next = ShopCatalog.related(to: product).first else { return }
    path[path.count - 1] = .product(next.id)
  }

  /// Back to where products were chosen last, or home.
  func backToList() {
    guard let list = path.lastIndex(where: \.isList) else {
      path = []
      return
    }
    path.removeSubrange((list + 1)...)
  }

  func checkOut() {
    let total = cart.reduce(0) { $0 + $1.price }
    cart = []
    path = [.receipt(total: total)]
  }

  func open(_ url: URL) {
    guard let routes = links.routes(for: url) else { return }
    path = routes
  }
}
