public import Combine
public import SwiftUI

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

extension PagesModel: Flow {
  /// The page at the root in its stack.
  public var root: PagesApp { PagesApp(model: self) }

  /// The page at the root, and those above it.
  public var pathDescription: String { ([first] + path).map(\.name).joined(separator: " > ") }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("all pages") { self.path = [.second, .third, .fourth] },
      AppEvent("the fourth alone") { self.path = [.fourth] },
      AppEvent("root and path at once") {
        self.first = .second
        self.path = [.fourth, .third]
      },
      AppEvent("backwards") { self.path = [.fourth, .third, .second] },
    ]
  }
}

/// The page at the root in its stack.
public struct PagesApp: View {
  @ObservedObject var model: PagesModel

  /// The stack.
  public var body: some View {
    NavigationStack(path: $model.path) {
      PageView(page: model.first)
        .navigationDestination(for: Page.self) { page in PageView(page: page) }
    }
    // Another root is another stack: the old screens are gone at once, instead of sliding off it.
    .id(model.first)
    .environmentObject(model)
  }
}

private struct PageView: View {
  let page: Page
  @EnvironmentObject private var model: PagesModel
  @State private var likes = 0

  var body: some View {
    VStack {
      Text("\(likes) likes")
      Button("Like") { likes += 1 }
      if let next = page.next { NavigationLink("On to \(next.name)", value: next) }
      Button("Make third page root") { model.makeRoot(.third) }
      Button("Start again") { model.makeRoot(.first) }
    }
    .navigationTitle(page.name)
  }
}

/// The four pages, in their order.
enum Page: Int, CaseIterable, Codable {
  case first = 1
  case second, third, fourth

  var next: Page? { Page(rawValue: rawValue + 1) }
  var name: String { "Page \(rawValue)" }
}
