import Combine
import SwiftUI

@MainActor
final class TabsModel: ObservableObject {
  @Published var selection = 1
}
