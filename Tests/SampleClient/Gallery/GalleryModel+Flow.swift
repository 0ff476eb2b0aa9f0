import Foundation
import SwiftUI

extension GalleryModel: Flow {
  /// Launches the gallery outside its rooms.
  public convenience init(disk: Disk) {
    self.init()
  }

  /// The list of rooms, or one of them.
  public var root: GalleryApp {
    GalleryApp(model: self)
  }

  /// The room, and what it says about its path.
  public var pathDescription: String {
    "\(room?.name ?? "Outside"): \(roomModel?.pathDescription ?? "")"
  }

  /// The rooms, the way outside, and what the room's own code might do.
  public var actions: [String] {
    GalleryRoom.allCases.map(\.rawValue) + ["outside"] + (roomModel?.actions ?? [])
  }

  /// Goes to a room by its name, or does what the room's own code might.
  public func perform(_ action: String) -> Bool {
    if action == "outside" {
      room = nil
    } else if let room = GalleryRoom(rawValue: action) {
      self.room = room
    } else {
      return roomModel?.perform(action) ?? false
    }
    return true
  }
}
