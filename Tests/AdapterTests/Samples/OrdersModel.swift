import Combine
import NavigationShim
import SwiftUI

@MainActor
final class OrdersModel: ObservableObject {
  @Published var path = NavigationPath()
  @Published var isItemShown = false

  func showItem() async {
    let outcome = await withDelaysIfUnsupported(\.path) {
      $0.append(Route.order(42))
      $0.append(Route.item(7))
    }
    isItemShown = outcome == .presented
  }
}
