public import SwiftUI

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
    }
  }
}

private struct RoomList: View {
  @ObservedObject var model: GalleryModel

  var body: some View {
    List(GalleryRoom.allCases, id: \.self) { room in
      Button(room.name) {
        model.room = room
      }
    }
  }
}
