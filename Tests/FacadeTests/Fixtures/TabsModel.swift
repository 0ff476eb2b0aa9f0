import Combine
import SwiftUI
import Testing

@MainActor
final class TabsModel: ObservableObject {
  @Published var selection = 1
}
