public import Combine
import Foundation
import SwiftUI

/// Numbers and what can be counted with them, with screens of every kind beside the path.
@MainActor
public final class NumbersModel: ObservableObject {
  @Published var path = NavigationPath()
  @Published var showsTip = false
  @Published var showsHelp = false
  @Published var animal: String?

  init() {}

  func show(_ numbers: [Int]) {
    path = NavigationPath(numbers)
  }

  func showSheep(_ count: Int) {
    path.append(count)
    path.append(Emoji(symbol: "🐑", count: count))
  }

  func popToRoot() {
    path.removeLast(path.count)
  }

  /// Shows the numbers in a link such as `numbers://show/1/2/3`.
  func open(_ url: URL) {
    guard url.scheme == "numbers" else { return }
    show(url.pathComponents.compactMap(Int.init))
  }
}
