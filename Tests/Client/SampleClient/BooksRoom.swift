import Combine
import SwiftUI

struct BooksRoom: View {
  @ObservedObject var model: BooksModel
  private let authors = [Author(name: "Sappho", books: 9), Author(name: "Basho", books: 7)]
  private let fruit = "a pear"

  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        NavigationLink("Choose \(fruit)", value: fruit)
        ForEach(authors) { author in NavigationLink(author.name, value: author) }
        NavigationLink(fruit.dropFirst(2), value: 3)
        NavigationLink(value: 5, label: { Label("Five", systemImage: "5.circle") })
        NavigationLink("No book", value: Author?.none)
        NavigationLink("Prominent", value: 8).modifier(ProminentWherePossible())
        Section(header: NavigationLink("All authors", value: authors)) { Text("Two of them") }
        NavigationLink("Reading room") { ReadingRoom() }
        NavigationLink("Shelf") {
          Text("Empty").navigationTitle("Shelf")
        }
        #if os(iOS) || os(visionOS) || !canImport(Darwin)
        .isDetailLink(false)
        #endif
      }
      .navigationTitle("Books")
      .navigationDestination(for: String.self) { name in
        Text("You chose \(name)").navigationTitle("Choice")
      }
      .navigationDestination(for: Int.self) { number in
        Text("Book \(number)").navigationTitle("Number \(number)")
      }
      .navigationDestination(for: Author.self) { author in
        Text("\(author.books) books").navigationTitle(author.name)
      }
      .navigationDestination(for: [Author].self) { authors in
        List(authors) { author in NavigationLink("By \(author.name)", value: author) }
          .navigationTitle("Authors")
      }
    }
  }
}

@MainActor
final class BooksModel: ObservableObject, RoomModel {
  @Published var path = NavigationPath()

  var pathDescription: String { path.summary }

  var events: [AppEvent] {
    [
      AppEvent("a book and its author") {
        self.path = NavigationPath([3])
        self.path.append(Author(name: "Li Bai", books: 1))
      },
      AppEvent("clear") { self.path = NavigationPath() },
    ]
  }
}

private struct ReadingRoom: View {
  var body: some View {
    VStack {
      Text("Silence")
      NavigationLink("Take a book", value: 1)
    }
    .navigationTitle("Reading room")
  }
}

private struct ProminentWherePossible: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) {
      content.buttonStyle(.borderedProminent)
    } else {
      content
    }
  }
}

struct Author: Hashable, Codable, Identifiable {
  let name: String
  let books: Int

  var id: String { name }
}
