public import SwiftUI

/// The page at the root in its stack.
public struct PagesApp: View {
  @ObservedObject var model: PagesModel

  /// The stack.
  public var body: some View {
    NavigationStack(path: $model.path) {
      PageView(page: model.first)
        .navigationDestination(for: Page.self) { page in
          PageView(page: page)
        }
    }
    // Another root is another stack: the old screens are gone at once, instead of sliding off it.
    .id(model.first)
    .environmentObject(model)
  }
}
