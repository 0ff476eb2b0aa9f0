import SwiftUI

struct TwoTabs<First: View>: View {
  private let first: First

  init(@ViewBuilder first: () -> First) { self.first = first() }

  var body: some View {
    TabView {
      first.tabItem { Text("first tab") }
      Text("nothing").tabItem { Text("second tab") }
    }
  }
}
