import Combine
import SwiftUI

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

/// Value links in every form.
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

/// Somebody who wrote books.
struct Author: Hashable, Codable, Identifiable {
  let name: String
  let books: Int

  var id: String { name }
}

@MainActor
final class PostersModel: ObservableObject, RoomModel {
  @Published var path = NavigationPath()

  var pathDescription: String { path.summary }

  var events: [AppEvent] {
    [
      AppEvent("a film, a colour, a number") {
        self.path.append(PosterRoute.film("M"))
        self.path.append(Color.blue)
        self.path.append(5)
      },
      AppEvent("clear") { self.path = NavigationPath() },
    ]
  }
}

/// Whether a poster is worth a look.
enum Rating: String, Hashable, Codable, CaseIterable {
  case good, bad, unknown
}

struct PostersRoom: View {
  @ObservedObject var model: PostersModel

  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        NavigationLink("Film", value: PosterRoute.film("Metropolis"))
        NavigationLink("Red", value: Color.red)
        ForEach(Rating.allCases, id: \.self) { rating in
          NavigationLink(rating.rawValue, value: rating)
        }
        NavigationLink("Even", value: 2)
        NavigationLink("Odd", value: 3)
      }
      .navigationTitle("Posters")
      .navigationDestination(for: PosterRoute.self) { $0 }
      .navigationDestination(for: Color.self) { color in
        color
          .overlay(Text("All in one colour"))
          .navigationTitle("Colour")
      }
      .navigationDestination(for: Rating.self) {
        switch $0 {
        case .good: Text("Look at it").navigationTitle("Good")
        case .bad: Text("Look away").navigationTitle("Bad")
        case .unknown: EmptyView()
        }
      }
      .navigationDestination(for: Int.self) {
        if $0.isMultiple(of: 2) {
          Text("\($0) is even").navigationTitle("Even")
        } else {
          Text("\($0) is odd").navigationTitle("Odd")
        }
      }
    }
  }
}

/// A route that is the screen itself.
enum PosterRoute: Hashable, View {
  case film(String)
  case wall(posters: Int)

  var body: some View {
    switch self {
    case .film(let name):
      NavigationLink("Its wall", value: PosterRoute.wall(posters: name.count)).navigationTitle(name)
    case .wall(let posters):
      Text("\(posters) posters").navigationTitle("Wall")
    }
  }
}

/// The way through a museum.
@MainActor
final class MuseumRouter: Router, RoomModel {
  enum Route: Hashable, Codable {
    case hall(Int)
    case cellar
  }

  @Published var path = NavigationPath()

  func screen(for route: Route) -> some View { MuseumScreen(route: route) }

  var pathDescription: String { path.summary }

  var events: [AppEvent] {
    [
      AppEvent("third hall") { self.path = NavigationPath([Route.hall(1), .hall(2), .hall(3)]) },
      AppEvent("a number in the second hall") {
        self.path = NavigationPath([Route.hall(1), .hall(2)])
        self.path.append(2.5)
      },
      AppEvent("leave") { self.path = NavigationPath() },
    ]
  }
}

struct MuseumEntrance: View {
  @EnvironmentObject private var router: MuseumRouter

  var body: some View {
    VStack {
      NavigationLink("Go in", value: MuseumRouter.Route.hall(1))
      Button("Straight to the cellar") { router.path.append(MuseumRouter.Route.cellar) }
    }
    .navigationTitle("Museum")
  }
}

private struct MuseumScreen: View {
  let route: MuseumRouter.Route

  var body: some View {
    switch route {
    case .hall(let number):
      // Two kinds in one generic view, on a screen that was pushed.
      TwoKinds(first: "Label", second: Double(number)) {
        NavigationLink("Next hall", value: MuseumRouter.Route.hall(number + 1))
      }
      .navigationTitle("Hall \(number)")
    case .cellar:
      Text("Dark").navigationTitle("Cellar")
    }
  }
}

/// Somebody who knows the way, and what is shown on it.
@MainActor
protocol Router: ObservableObject {
  associatedtype Route: Hashable
  associatedtype Screen: View

  var path: NavigationPath { get set }

  @ViewBuilder func screen(for route: Route) -> Screen
}

/// The stack of any router.
struct RoutedStack<R: Router, Content: View>: View {
  @ObservedObject var router: R
  @ViewBuilder let content: Content

  var body: some View {
    NavigationStack(path: $router.path) {
      content.navigationDestination(for: R.Route.self) { router.screen(for: $0) }
    }
    .environmentObject(router)
  }
}

/// Links to two types of values and their destinations, whatever the types.
private struct TwoKinds<First: Hashable & Codable, Second: Hashable & Codable, Content: View>: View
{
  let first: First
  let second: Second
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      content
      NavigationLink("First kind", value: first)
      NavigationLink("Second kind", value: second)
    }
    .navigationDestination(for: First.self) { value in
      Text("First: \(String(describing: value))").navigationTitle("First")
    }
    .navigationDestination(for: Second.self) { value in
      Text("Second: \(String(describing: value))").navigationTitle("Second")
    }
  }
}

@MainActor
final class DecoratedModel: ObservableObject, RoomModel {
  @Published var path: [String] = []

  var pathDescription: String { path.joined(separator: " > ") }
  var events: [AppEvent] { [AppEvent("a vase in a bowl") { self.path = ["Bowl", "Vase"] }] }
}

struct DecoratedRoom: View {
  @ObservedObject var model: DecoratedModel

  var body: some View {
    List(["Vase", "Bowl"], id: \.self) { name in NavigationLink(name, value: name) }
      .navigationTitle("Pottery")
      .modifier(InStack(path: $model.path))
  }
}

/// Builds the whole stack around what it is applied to.
private struct InStack: ViewModifier {
  @Binding var path: [String]

  func body(content: Content) -> some View {
    NavigationStack(path: $path) {
      content.navigationDestination(for: String.self) { name in
        VStack {
          Text("\(name), of clay")
          Button("A closer look") { path.append(name + "'s rim") }
        }
        .navigationTitle(name)
      }
    }
  }
}

/// A stack that keeps its path to itself.
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

/// Stacks whose paths nobody can change.
struct ConstantRoom: View {
  var body: some View {
    NavigationStack(path: .constant(NavigationPath())) {
      Text("Do not touch").navigationTitle("Behind glass")
    }
  }
}

private struct ConstantRoomPreviews: @MainActor PreviewProvider {
  @MainActor @State static var path = NavigationPath()

  static var previews: some View {
    ConstantRoom()
    NavigationStack(path: $path) { Text("In a preview") }
  }
}

@MainActor
final class OlderModel: ObservableObject, RoomModel {
  @Published var showsFirst = false
  @Published var choice: Int?

  var pathDescription: String { "first \(showsFirst), choice \(choice.map(String.init) ?? "none")" }

  var events: [AppEvent] {
    [
      AppEvent("show the first") { self.showsFirst = true },
      AppEvent("hide the first") { self.showsFirst = false },
      AppEvent("choose one") { self.choice = 1 },
    ]
  }
}

/// A room that nobody has rewritten yet: a plain `NavigationView`, with links of the same name.
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
