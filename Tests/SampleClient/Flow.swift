package import Combine
package import Foundation
package import SwiftUI

/// One small app of the sample client, as scripts launch it and ask it about its path.
@MainActor
package protocol Flow: AnyObject {
  /// The type of the app's first view.
  associatedtype Root: View

  /// Launches the app with the files that earlier launches have left.
  init(disk: Disk)

  /// The app's first view.
  var root: Root { get }

  /// What the app itself says about its path, and about what it presents besides.
  var pathDescription: String { get }

  /// The objects that the app keeps its paths in, if they tell of all their changes.
  var models: [any ObservableObject] { get }

  /// What the app's own code might do at any time.
  var events: [AppEvent] { get }

  /// Shows what a link from outside asks for, if it is one of the app's.
  func open(_ url: URL)
}

extension Flow where Self: ObservableObject {
  /// The app's model itself.
  package var models: [any ObservableObject] { [self] }
}

extension Flow {
  /// None: a model that is observed by the property doesn't tell.
  package var models: [any ObservableObject] { [] }

  /// Does nothing: most of the apps have no links.
  package func open(_ url: URL) {}

  /// The names of what the app's own code might do now.
  package var actions: [String] { events.map(\.name) }

  /// Does what the app's own code might do at any time, and returns whether it could be done.
  package func perform(_ action: String) -> Bool {
    guard let event = events.first(where: { $0.name == action }), event.isPossible else {
      return false
    }
    event.run()
    return true
  }
}

/// Launches an app by its name; where there are two, with a model that is observed by the property.
@MainActor
package func makeFlow(_ name: String, isObservable: Bool, on disk: Disk) -> any Flow {
  #if canImport(Observation)
  if isObservable, #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
    return ObservableShopModel(disk: disk)
  }
  #endif
  let types: [String: any Flow.Type] = [
    "fleet": FleetModel.self, "shop": ShopModel.self, "numbers": NumbersModel.self,
    "picker": PickerModel.self, "pages": PagesModel.self, "notes": NotesModel.self,
    "book": BookModel.self, "library": LibraryModel.self, "account": AccountModel.self,
    "mail": MailModel.self, "atlas": AtlasModel.self, "desk": DeskModel.self,
    "gallery": GalleryModel.self,
  ]
  guard let type = types[name] else { preconditionFailure("There is no app \(name).") }
  return type.init(disk: disk)
}

/// What a timer or a message from a server might make an app do.
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

/// The files of an app, which outlive its launches.
@MainActor
package final class Disk {
  package var files: [String: Data]

  /// Creates a disk that holds some files.
  package init(files: [String: Data] = [:]) { self.files = files }
}

extension NavigationPath {
  /// The elements from the root's neighbour to the top, or only their number where one of them
  /// can't be saved.
  ///
  /// A `NavigationPath` doesn't hand its elements out; what it saves is the only way to see them.
  @MainActor var summary: String {
    guard let codable, let texts = try? JSONEncoder().encode(codable).strings else {
      return "\(count) of which some can't be saved"
    }
    let pairs = stride(from: 0, to: texts.count - 1, by: 2).map { index in
      Self.localName(of: texts[index]) + " " + Self.sorted(texts[index + 1])
    }
    return pairs.reversed().joined(separator: " > ")
  }

  /// The name of a type without the client's own module, which is not the same on both sides.
  private static func localName(of tag: String) -> String {
    let module = String(reflecting: Disk.self).prefix { $0 != "." }
    return tag.replacingOccurrences(of: module + ".", with: "")
  }

  /// The same JSON with its keys in order: an encoder writes them in any.
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

extension Data {
  fileprivate var strings: [String] {
    get throws { try JSONDecoder().decode([String].self, from: self) }
  }
}

extension URL {
  /// The steps of a deep link such as `fleet://go/carrier/north/vehicle/n1`, in pairs.
  var pairs: [(kind: String, id: String)] {
    let parts = pathComponents.filter { $0 != "/" }
    return stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0], parts[$0 + 1]) }
  }
}
