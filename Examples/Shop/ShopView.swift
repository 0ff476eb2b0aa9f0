import Foundation
import SwiftUI

/// The shop: links open any of its screens, and the scene comes back where it was left.
struct ShopView: View {
  @State private var path: [ShopRoute] = []
  @State private var basket: [String] = []
  @SceneStorage("path") private var savedPath: Data?

  var body: some View {
    NavigationStack(path: $path) {
      FrontPage()
        .navigationDestination(for: ShopRoute.self) { route in
          switch route {
          case .shelf(let name): ShelfView(name: name)
          case .tea(let name): TeaView(name: name, basket: $basket)
          case .basket: BasketView(basket: basket) { path = [] }
          }
        }
    }
    .onAppear(perform: restore)
    .onChange(of: path) { savedPath = try? JSONEncoder().encode($0) }
    .onOpenURL { url in
      if let screens = ShopRoute.screens(for: url) { path = screens }
    }
  }

  private func restore() {
    guard path.isEmpty, let savedPath else { return }
    path = (try? JSONDecoder().decode([ShopRoute].self, from: savedPath)) ?? []
  }
}
