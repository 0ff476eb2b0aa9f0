public import Combine
import Foundation
public import SwiftUI

/// A gallery of uses: one room at a time, each with a stack of its own.
@MainActor
public final class GalleryModel: ObservableObject, Flow {
  @Published var room: GalleryRoom?
  let exhibits = ExhibitsModel()
  let trail = TrailModel()
  let routers = MuseumRouter()
  let environment = WindowsModel()
  let posters = PostersModel()
  let tours = ToursModel()
  let decorated = DecoratedModel()
  let links = BooksModel()
  let saved = SavedModel()
  let older = OlderModel()
  let loose = LooseModel()

  /// Launches the gallery outside its rooms.
  public init(disk: Disk) {}

  var roomModel: (any RoomModel)? {
    switch room {
    case .exhibits: exhibits
    case .trail: trail
    case .routers: routers
    case .environment: environment
    case .posters: posters
    case .tours: tours
    case .decorated: decorated
    case .links: links
    case .saved: saved
    case .older: older
    case .loose: loose
    case .plain, .constant, nil: nil
    }
  }

  /// The list of rooms, or one of them.
  public var root: GalleryApp { GalleryApp(model: self) }

  /// The gallery, and its rooms.
  public var models: [any ObservableObject] {
    [
      self, exhibits, trail, routers, environment, posters, tours, decorated, links, saved, older,
      loose,
    ]
  }

  /// The room, and what it says about its path.
  public var pathDescription: String {
    "\(room?.name ?? "Outside"): \(roomModel?.pathDescription ?? "")"
  }

  /// The ways to the rooms and outside, and what the room's own code might do.
  public var events: [AppEvent] {
    GalleryRoom.allCases.map { room in AppEvent(room.rawValue) { self.room = room } }
      + [AppEvent("outside") { self.room = nil }]
      + (roomModel?.events ?? [])
  }
}

/// The rooms of the gallery, each for some uses of the API that real apps make.
enum GalleryRoom: String, CaseIterable {
  case exhibits, trail, routers, environment, posters, tours, decorated, links, saved, plain
  case constant, older, loose

  var name: String { "Room of \(rawValue)" }
}

/// What every room's model can tell and do.
@MainActor
protocol RoomModel: AnyObject {
  var pathDescription: String { get }
  var events: [AppEvent] { get }
}

/// The list of rooms, or one of them.
public struct GalleryApp: View {
  @ObservedObject var model: GalleryModel

  /// What is shown now.
  public var body: some View {
    switch model.room {
    case nil: RoomList(model: model)
    case .exhibits: ExhibitsRoom(model: model.exhibits)
    case .trail: TrailRoom(model: model.trail)
    case .routers: RoutedStack(router: model.routers) { MuseumEntrance() }
    case .environment: WindowsRoom(model: model.environment)
    case .posters: PostersRoom(model: model.posters)
    case .tours: ToursRoom(model: model.tours)
    case .decorated: DecoratedRoom(model: model.decorated)
    case .links: BooksRoom(model: model.links)
    case .saved: SavedRoom(model: model.saved)
    case .plain: PlainRoom()
    case .constant: ConstantRoom()
    case .older: OlderRoom(model: model.older)
    case .loose: LooseRoom(model: model.loose)
    }
  }
}

private struct RoomList: View {
  @ObservedObject var model: GalleryModel

  var body: some View {
    List(GalleryRoom.allCases, id: \.self) { room in Button(room.name) { model.room = room } }
  }
}

@MainActor
final class LooseModel: ObservableObject, RoomModel {
  @Published var path: [Int] = []
  @Published var isOpen = false

  var pathDescription: String { "\(path), \(isOpen ? "open" : "closed")" }

  var events: [AppEvent] {
    [
      AppEvent("open or close") { self.isOpen.toggle() },
      AppEvent("three drawers, one of them empty") { self.path = [1, 0, 2] },
    ]
  }
}

/// A stack whose screens are several views, or none at all, and change what they are.
struct LooseRoom: View {
  @ObservedObject var model: LooseModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("Cabinet")
        .navigationTitle("Cabinet")
        .navigationDestination(for: Int.self) { number in
          Drawer(number: number, model: model).navigationTitle("Drawer \(number)")
        }
      if model.isOpen {
        NavigationLink("First drawer", value: 1)
        NavigationLink("Second drawer", value: 2)
      }
    }
  }
}

private struct Drawer: View {
  let number: Int
  @ObservedObject var model: LooseModel
  @State private var count = 0

  var body: some View {
    if number > 0 {
      Button("\(count) things in here") { count += 1 }
      if model.isOpen { Text("It is open") }
    }
  }
}
