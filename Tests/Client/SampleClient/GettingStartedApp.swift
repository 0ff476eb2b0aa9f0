import SwiftUI

/// The app of the article "Getting started" at its end, to be launched.
@MainActor
struct GettingStartedApp: View {
  var body: some View { Article.LibraryView() }
}

// What follows stands in the article, word by word.

private enum Article {
  enum LibraryScreen: Hashable, Codable {
    case book(String)
    case chapter(String, Int)
  }

  struct LibraryView: View {
    @State private var path: [LibraryScreen] = []
    @SceneStorage("library path") private var saved: Data?

    var body: some View {
      NavigationStack(path: $path) {
        List(["Emma", "Persuasion"], id: \.self) { title in
          NavigationLink(title, value: LibraryScreen.book(title))
        }
        .navigationTitle("Library")
        .navigationDestination(for: LibraryScreen.self) { screen in
          switch screen {
          case .book(let title):
            NavigationLink("Chapter 1", value: LibraryScreen.chapter(title, 1))
              .navigationTitle(title)
          case .chapter(_, let number):
            Button("Back to the library") { path = [] }.navigationTitle("Chapter \(number)")
          }
        }
      }
      .onOpenURL { url in open(url) }
      .onAppear { restore() }
      .onChange(of: path) { path in saved = try? JSONEncoder().encode(path) }
    }

    /// Opens a URL such as library://Emma/3.
    private func open(_ url: URL) {
      let number = Int(url.lastPathComponent)
      guard let title = url.host, let number else { return }
      path = [.book(title), .chapter(title, number)]
    }

    /// Shows the screens of the last launch, unless a URL has already opened others.
    private func restore() {
      guard path.isEmpty, let saved else { return }
      path = (try? JSONDecoder().decode([LibraryScreen].self, from: saved)) ?? []
    }
  }
}
