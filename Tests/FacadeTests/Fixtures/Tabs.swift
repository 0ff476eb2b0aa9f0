import Combine
import SwiftUI
import Testing

@MainActor
final class TabsModel: ObservableObject {
  @Published var selection = 1
  @Published var isGrown = false
  let others = Numbers()
  let numbers = Numbers()

  func launched(
    _ host: NavigationHost,
    _ behavior: HostBehavior = HostBehavior()
  ) async -> AppUnderTest {
    await AppUnderTest.settled(host, behavior: behavior) { TabsRoot(tabs: self) }
  }
}

struct TabsRoot: View {
  @ObservedObject var tabs: TabsModel

  var body: some View {
    TabView(selection: $tabs.selection) {
      NumbersRoot(model: tabs.others).tabItem { Text("One") }.tag(1)
      NumbersRoot(model: tabs.numbers).tabItem { Text("Two") }.tag(2)
    }
  }
}
