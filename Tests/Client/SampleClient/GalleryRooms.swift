import Combine
import SwiftUI

/// A published path whose publisher is part of a protocol.
@MainActor
final class TrailModel: ObservableObject, Trail, RoomModel {
  @Published var path = NavigationPath()
  @Published var steps: [Int] = []

  var publishedPath: Published<NavigationPath> { _path }
  var pathPublisher: Published<NavigationPath>.Publisher { $path }

  var pathDescription: String { "\(path.summary); steps \(steps)" }

  var events: [AppEvent] {
    let trail: any Trail = self
    return [
      AppEvent("walk on") { trail.path.append(trail.path.count + 1) },
      AppEvent("run") {
        for _ in 0..<3 { trail.path.append(trail.path.count + 1) }
      },
      AppEvent("turn round") { trail.path = NavigationPath() },
    ]
  }
}

/// A visitor, whose path others can see and change.
@MainActor
protocol Trail: AnyObject {
  var path: NavigationPath { get set }
  var publishedPath: Published<NavigationPath> { get }
  var pathPublisher: Published<NavigationPath>.Publisher { get }
}

struct TrailRoom: View {
  @ObservedObject var model: TrailModel
  @State private var received = 0

  // The form of `onChange` that older systems have is deprecated from iOS 17 on.
  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  @available(tvOS, introduced: 14, deprecated: 17)
  @available(watchOS, introduced: 7, deprecated: 10)
  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        NavigationLink("Set out", value: 1)
        Text("\(received) steps from here")
      }
      .navigationTitle("Trail")
      .navigationDestination(for: Int.self) { step in
        NavigationLink("Another step", value: step + 1).navigationTitle("Step \(step)")
      }
    }
    .onChange(of: model.path) { path in model.steps.append(path.count) }
    .onReceive(model.pathPublisher) { path in received = path.count }
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

struct PlainRoom: View {
  var body: some View {
    NavigationStack {
      List(1..<4) { number in NavigationLink("Stone \(number)", value: number) }
        .navigationTitle("Stones")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("A stone of \(number) kg")
            NavigationLink("A heavier one", value: number * 10)
            NavigationLink("By its name", value: "Stone \(number)")
          }
          .navigationTitle("\(number) kg")
          .navigationDestination(for: String.self) { name in
            Text("Named \(name)").navigationTitle(name)
          }
        }
    }
  }
}

struct ConstantRoom: View {
  var body: some View {
    NavigationStack(path: .constant(NavigationPath())) {
      Text("Do not touch").navigationTitle("Behind glass")
    }
  }
}

@MainActor
final class OlderModel: ObservableObject, RoomModel {
  @Published var showsFirst = false

  /// A link may set it to `nil` once more, and SwiftUI's own looks first.
  var choice: Int? {
    willSet { if newValue != choice { objectWillChange.send() } }
  }

  var pathDescription: String { "first \(showsFirst), choice \(choice.map(String.init) ?? "none")" }

  var events: [AppEvent] {
    [
      AppEvent("show the first") { self.showsFirst = true },
      AppEvent("hide the first") { self.showsFirst = false },
      AppEvent("choose one") { self.choice = 1 },
    ]
  }
}

/// A room that isn't rewritten yet: a plain `NavigationView`, with links of the same name.
struct OlderRoom: View {
  @ObservedObject var model: OlderModel

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(isActive: $model.showsFirst) {
          OldScreen(model: model)
        } label: {
          Text("First")
        }
        NavigationLink(tag: 1, selection: $model.choice) {
          Text("Chosen").navigationTitle("Choice")
        } label: {
          Text("Choose")
        }
        NavigationLink("Simple") { Text("Nothing more").navigationTitle("Simple") }
      }
      .navigationTitle("Older")
    }
    #if !os(macOS)
    .navigationViewStyle(StackNavigationViewStyle())
    #endif
  }
}

private struct OldScreen: View {
  @ObservedObject var model: OlderModel

  var body: some View {
    VStack {
      NavigationLink("Second", destination: Text("The end").navigationTitle("Second"))
      Button("Back to the start") { model.showsFirst = false }
    }
    .navigationTitle("First")
  }
}
