import Foundation
import SwiftUI

extension GalleryModel: Flow {
  /// The list of rooms, or one of them.
  public var root: GalleryApp {
    GalleryApp(model: self)
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
