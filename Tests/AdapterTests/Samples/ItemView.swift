import NavigationShim
import SwiftUI

struct ItemView: View {
  let number: Int

  @EnvironmentObject private var navigator: PathNavigator

  var body: some View {
    VStack {
      Button("Next item") { navigator.popAndPush(Route.item(number + 1)) }
      Button("Back to the order") { navigator.path.pop(to: Route.order(42)) }
      Button("Back to the orders") { navigator.popToRoot() }
    }
    .navigationTitle("Item \(number)")
  }
}
