public import Combine
import SwiftUI

/// Four pages, any of which can become the root.
@MainActor
public final class PagesModel: ObservableObject {
  @Published var first = Page.first
  @Published var path: [Page] = []

  /// Launches the app at its first page.
  public init(disk: Disk) {}

  func makeRoot(_ page: Page) {
    first = page
    path = []
  }
}
