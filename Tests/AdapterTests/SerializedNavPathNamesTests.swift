import Foundation
import SwiftUI
import Testing

/// An app's only addition when it comes from the package SerializedNavPath.
extension SerializedNavPath {
  fileprivate var routes: [Waypoint] { routes(as: Waypoint.self) }
}

/// A class, as that package's routes are.
final class Waypoint: Hashable, Codable {
  let path: String

  init(path: String) {
    self.path = path
  }

  static func == (one: Waypoint, other: Waypoint) -> Bool {
    one.path == other.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

@MainActor
@Suite("For those who come from SerializedNavPath")
struct SerializedNavPathNamesTests {
  private let name = "SerializedNavPathNamesTests-\(UUID().uuidString).json"

  @Test("what they have written works")
  func surface() async throws {
    let navPath = SerializedNavPath(filenameWithExtension: name)
    defer { navPath.erase() }
    navPath.append(Waypoint(path: "home"))
    navPath.append(Waypoint(path: "other"))
    navPath.removeLast()
    #expect(navPath.count == 1)
    #expect(navPath.routes.map(\.path) == ["home"])
    try await navPath.save()
    let binding: Binding<NavigationPath> = navPath.pathBinding
    #expect(binding.wrappedValue.count == 1)
    #expect(SerializedNavPath(filenameWithExtension: name).routes.first?.path == "home")
    #expect(SerializedNavPath(filenameWithExtension: name, createNew: true).count == 0)
  }
}
