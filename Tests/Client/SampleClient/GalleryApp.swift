package import Combine
import Foundation
package import SwiftUI

package struct GalleryApp: View {
  @ObservedObject var model: GalleryModel

  package var body: some View {
    switch model.room {
    case nil: RoomList(model: model)
    case .trail: TrailRoom(model: model.trail)
    case .links: BooksRoom(model: model.links)
    case .plain: PlainRoom()
    case .constant: ConstantRoom()
    case .older: OlderRoom(model: model.older)
    case .loose: LooseRoom(model: model.loose)
    }
  }
}

/// A gallery of uses: one room at a time, each with a stack of its own.
@MainActor
package final class GalleryModel: ObservableObject, Flow {
  @Published var room: GalleryRoom?
  let trail = TrailModel()
  let links = BooksModel()
  let older = OlderModel()
  let loose = LooseModel()

  package init(disk: Disk) {}

  var roomModel: (any RoomModel)? {
    switch room {
    case .trail: trail
    case .links: links
    case .older: older
    case .loose: loose
    case .plain, .constant, nil: nil
    }
  }

  package var root: GalleryApp { GalleryApp(model: self) }

  package var models: [any ObservableObject] {
    [self, trail, links, older, loose]
  }

  package var pathDescription: String {
    "\(room?.name ?? "Outside"): \(roomModel?.pathDescription ?? "")"
  }

  package var events: [AppEvent] {
    GalleryRoom.allCases.map { room in AppEvent(room.rawValue) { self.room = room } }
      + [AppEvent("outside") { self.room = nil }]
      + (roomModel?.events ?? [])
  }
}

enum GalleryRoom: String, CaseIterable {
  case trail, links, plain, constant, older, loose

  var name: String { "Room of \(rawValue)" }
}

@MainActor
protocol RoomModel: AnyObject {
  var pathDescription: String { get }
  var events: [AppEvent] { get }
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
