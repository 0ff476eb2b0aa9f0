public import SwiftUI

/// The home of the shop in its stack.
public struct ShopApp: View {
  @ObservedObject var model: ShopModel

  /// The stack, and what it does with links from outside.
  public var body: some View {
    NavigationStack(path: $model.path) {
      ShopHome()
        .navigationDestination(for: ShopRoute.self) { route in
          ShopScreen(route: route)
        }
    }
    .environmentObject(model)
    .onOpenURL(perform: model.open)
  }
}
