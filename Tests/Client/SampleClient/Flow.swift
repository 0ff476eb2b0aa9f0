package import Combine
package import Foundation
package import SwiftUI

/// One small app of the sample client, as scripts launch it and read its path.
@MainActor
package protocol Flow: ObservableObject {
  associatedtype Root: View

  init(disk: Disk)

  var root: Root { get }

  var pathDescription: String { get }

  var events: [AppEvent] { get }

  func open(_ url: URL)
}

extension Flow {
  package func open(_ url: URL) {}

  package var actions: [String] { events.map(\.name) }

  package func perform(_ action: String) -> Bool {
    guard let event = events.first(where: { $0.name == action }), event.isPossible else {
      return false
    }
    event.run()
    return true
  }
}

@MainActor
package func makeFlow(_ name: String, on disk: Disk) -> any Flow {
  let types: [String: any Flow.Type] = [
    "fleet": FleetModel.self, "numbers": NumbersModel.self,
    "notes": NotesModel.self, "library": LibraryModel.self, "account": AccountModel.self,
    "atlas": AtlasModel.self, "errands": ErrandsModel.self,
  ]
  guard let type = types[name] else { preconditionFailure("There is no app \(name).") }
  return type.init(disk: disk)
}

@MainActor
package struct AppEvent {
  let name: String
  let isPossible: Bool
  let run: () -> Void

  init(_ name: String, if isPossible: Bool = true, run: @escaping () -> Void) {
    self.name = name
    self.isPossible = isPossible
    self.run = run
  }
}

@MainActor
package final class Disk {
  package var files: [String: Data]

  package init(files: [String: Data] = [:]) { self.files = files }
}

extension NavigationPath {
  /// The elements from the root's neighbour to the top, or only their number where one of them
  /// can't be saved.
  ///
  /// A `NavigationPath` doesn't hand its elements out; what it saves is the only way to see them.
  @MainActor var summary: String {
    guard let texts = savedTexts else { return "\(count) of which some can't be saved" }
    let pairs = stride(from: 0, to: texts.count - 1, by: 2).map { index in
      Self.localName(of: texts[index]) + " " + Self.sorted(texts[index + 1])
    }
    return pairs.reversed().joined(separator: " > ")
  }

  /// What is saved: names of types and values in turn, the top first; `nil` where an element can't be saved.
  var savedTexts: [String]? {
    guard let codable, let data = try? JSONEncoder().encode(codable) else { return nil }
    return try? JSONDecoder().decode([String].self, from: data)
  }

  /// The name of a type without the client's own module, which is not the same on both sides.
  private static func localName(of tag: String) -> String {
    let module = String(reflecting: Disk.self).prefix { $0 != "." }
    return tag.replacingOccurrences(of: module + ".", with: "")
  }

  private static func sorted(_ json: String) -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    guard
      let value = try? JSONSerialization.jsonObject(
        with: Data(json.utf8),
        options: .fragmentsAllowed
      ),
      let data = try? JSONSerialization.data(withJSONObject: value, options: options)
    else { return json }
    return String(decoding: data, as: UTF8.self)
  }
}

extension URL {
  var pairs: [(kind: String, id: String)] {
    let parts = pathComponents.filter { $0 != "/" }
    return stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0], parts[$0 + 1]) }
  }
}
