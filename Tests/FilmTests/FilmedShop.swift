import Combine
import NavigationShim
import SwiftUI

/// The screens of the link that is filmed, which is the one that `DeepLinkDemo` plays.
enum FilmedScreen: String, CaseIterable, Hashable {
  case orders = "Orders"
  case order = "Order 42"
  case item = "Item 7"
  case editor = "Editor"
  case confirmation = "Confirmation"

  static let rootTitle = "Shop"

  /// The titles from the root on.
  static let titles = [rootTitle] + allCases.map(\.rawValue)
}

/// What the shop wants to be shown.
@MainActor
final class FilmedModel: ObservableObject {
  @Published var path: [FilmedScreen] = []
}

/// The shop on this package.
struct FilmedShop: View {
  @ObservedObject var model: FilmedModel

  var body: some View {
    NavigationStackShim(path: $model.path) {
      Text(FilmedScreen.rootTitle)
        .navigationTitle(FilmedScreen.rootTitle)
        .navigationDestination(for: FilmedScreen.self) { screen in
          Text(screen.rawValue).navigationTitle(screen.rawValue)
        }
    }
  }
}

/// The same shop on a link in each screen, without this package.
struct LinkedShop: View {
  let model: FilmedModel

  var body: some View {
    NavigationView { LinkedScreen(model: model, depth: 0) }
      .navigationViewStyle(.stack)
  }
}

private struct LinkedScreen: View {
  @ObservedObject var model: FilmedModel
  let depth: Int

  var body: some View {
    Text(FilmedScreen.titles[depth])
      .navigationTitle(FilmedScreen.titles[depth])
      .background(NavigationLink(destination: destination, isActive: isShown) { EmptyView() })
  }

  /// The next screen; its type would hold itself if it weren't erased.
  private var destination: AnyView {
    guard depth < FilmedScreen.allCases.count else { return AnyView(EmptyView()) }
    return AnyView(LinkedScreen(model: model, depth: depth + 1))
  }

  private var isShown: Binding<Bool> {
    Binding {
      model.path.count > depth
    } set: { isOn in
      if !isOn, model.path.count > depth { model.path.removeSubrange(depth...) }
    }
  }
}
