public import Foundation
public import SwiftUI

/// One small app of the sample client, as scripts launch it and ask it about its path.
@MainActor
public protocol Flow: AnyObject {
  /// The type of the app's first view.
  associatedtype Root: View

  /// Launches the app with the files that earlier launches have left.
  init(disk: Disk)

  /// The app's first view.
  var root: Root { get }

  /// What the app itself says about its path, and about what it presents besides.
  var pathDescription: String { get }

  /// What the app's own code might do at any time.
  var events: [AppEvent] { get }

  /// Shows what a link from outside asks for, if it is one of the app's.
  func open(_ url: URL)
}

extension Flow {
  /// Does nothing: most of the apps have no links.
  public func open(_ url: URL) {}

  /// The names of what the app's own code might do now.
  public var actions: [String] { events.map(\.name) }

  /// Does what the app's own code might do at any time, and returns whether it could be done.
  public func perform(_ action: String) -> Bool {
    guard let event = events.first(where: { $0.name == action }), event.isPossible else {
      return false
    }
    event.run()
    return true
  }
}

/// What a timer or a message from a server might make an app do.
@MainActor
public struct AppEvent {
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
public final class Disk {
  /// The files by their names.
  public var files: [String: Data]

  /// Creates a disk that holds some files.
  public init(files: [String: Data] = [:]) { self.files = files }
}
