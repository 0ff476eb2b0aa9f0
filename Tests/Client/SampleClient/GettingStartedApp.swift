package import SwiftUI

/// A step of the article, to be launched.
@MainActor
package struct GettingStartedApp: View {
  private let step: GettingStartedStep

  package init(_ step: GettingStartedStep) { self.step = step }

  package var body: some View {
    switch step {
    case .firstScreen: FirstScreen.LibraryView()
    case .secondScreen: SecondScreen.LibraryView()
    case .deepLink: DeepLink.LibraryView()
    case .restoring: Restoring.LibraryView()
    }
  }
}

/// The steps of the article "Getting started" that show a view.
package enum GettingStartedStep: String, CaseIterable, Sendable {
  case firstScreen, secondScreen, deepLink, restoring
}

// What follows stands in the article, word by word.

private enum FirstScreen {
  struct LibraryView: View {
    var body: some View {
      NavigationStack {
        List(["Emma", "Persuasion"], id: \.self) { title in
          Text(title)
        }
        .navigationTitle("Library")
      }
    }
  }
}

private enum SecondScreen {
  enum LibraryScreen: Hashable {
    case book(String)
    case chapter(String, Int)
  }

  struct LibraryView: View {
    var body: some View {
      NavigationStack {
        List(["Emma", "Persuasion"], id: \.self) { title in
          NavigationLink(title, value: LibraryScreen.book(title))
        }
        .navigationTitle("Library")
        .navigationDestination(for: LibraryScreen.self) { screen in
          switch screen {
          case .book(let title):
            Text("A novel").navigationTitle(title)
          case .chapter(_, let number):
            Text("Once upon a time").navigationTitle("Chapter \(number)")
          }
        }
      }
    }
  }
}

private enum DeepLink {
  enum LibraryScreen: Hashable {
    case book(String)
    case chapter(String, Int)
  }

  struct LibraryView: View {
    @State private var path: [LibraryScreen] = []

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
    }

    /// Opens a URL such as library://Emma/3.
    private func open(_ url: URL) {
      let number = Int(url.lastPathComponent)
      guard let title = url.host, let number else { return }
      path = [.book(title), .chapter(title, number)]
    }
  }
}

private enum Restoring {
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
