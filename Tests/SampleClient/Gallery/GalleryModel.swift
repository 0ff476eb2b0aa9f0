public import Combine
import SwiftUI

/// A gallery of uses: one room at a time, each with a stack of its own.
@MainActor
public final class GalleryModel: ObservableObject {
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
    case .plain, .constant, nil: nil
    }
  }
}
