import Combine
import Foundation
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
final class BarsModel: ObservableObject {
  @Published var visibility = Shim.Visibility.visible
  @Published var title = "before"
}

struct BarsScreen: View {
  @ObservedObject var model: BarsModel
  let change: (AnyView, BarsModel) -> AnyView

  var body: some View {
    NavigationStack {
      change(AnyView(Counter()), model)
    }
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("count") { count += 1 }
  }
}
