public import Combine
import Foundation
public import SwiftUI

/// A path that is there before the screen that declares what its elements show: the app loads first.
@MainActor
public final class DeskModel: ObservableObject, Flow {
  @Published var path = NavigationPath()
  @Published var isLoaded = false
  fileprivate let disk: Disk

  /// Launches the app with the path that another one has left.
  public init(disk: Disk) {
    self.disk = disk
    guard let data = disk.files["left.json"],
      let saved = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    else { return }
    path = NavigationPath(saved)
  }

  /// The desk in its stack.
  public var root: DeskApp { DeskApp(model: self) }

  /// The elements of the path, and how many are saved.
  public var pathDescription: String { "\(path.summary); saved: \(savedCount)" }

  private var savedCount: Int {
    let texts = disk.files["path.json"].flatMap {
      try? JSONDecoder().decode([String].self, from: $0)
    }
    return (texts?.count ?? 0) / 2
  }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("load", if: !isLoaded) { self.isLoaded = true },
      AppEvent("push two") {
        self.path.append(1)
        self.path.append(2)
      },
    ]
  }
}

/// The desk in its stack, whose path is saved whenever it changes.
public struct DeskApp: View {
  @ObservedObject var model: DeskModel

  // The form of `onChange` that older systems have is deprecated from iOS 17 on.
  /// The stack.
  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  @available(tvOS, introduced: 14, deprecated: 17)
  @available(watchOS, introduced: 7, deprecated: 10)
  public var body: some View {
    NavigationStack(path: $model.path) { LoadingDesk(isLoaded: model.isLoaded) }
      .onChange(of: model.path) { path in
        model.disk.files["path.json"] = try? JSONEncoder().encode(path.codable)
      }
  }
}

/// The same with a path of one type.
@MainActor
public final class DrawersModel: ObservableObject, Flow {
  @Published fileprivate var routes: Routes<Int>
  @Published var isLoaded = false
  fileprivate let disk: Disk

  /// Launches the app where it was left.
  public init(disk: Disk) {
    self.disk = disk
    let saved = disk.files["path.json"]
    routes = Routes(isArray: !disk.exchangesPaths)
    path = saved.flatMap { try? JSONDecoder().decode([Int].self, from: $0) } ?? []
  }

  fileprivate var path: [Int] {
    get { routes.elements }
    set { routes.elements = newValue }
  }

  /// The drawers in their stack.
  public var root: DrawersApp { DrawersApp(model: self) }

  /// The elements of the path.
  public var pathDescription: String { path.map(String.init).joined(separator: " > ") }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("load", if: !isLoaded) { self.isLoaded = true },
      AppEvent("push two") { self.path += [1, 2] },
    ]
  }
}

/// The drawers in their stack, whose path is saved whenever it changes.
public struct DrawersApp: View {
  @ObservedObject var model: DrawersModel

  // The form of `onChange` that older systems have is deprecated from iOS 17 on.
  /// The stack.
  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  @available(tvOS, introduced: 14, deprecated: 17)
  @available(watchOS, introduced: 7, deprecated: 10)
  public var body: some View {
    stack(of: $model.routes) { LoadingDesk(isLoaded: model.isLoaded) }
      .onChange(of: model.path) { path in
        model.disk.files["path.json"] = try? JSONEncoder().encode(path)
      }
  }
}

private struct LoadingDesk: View {
  let isLoaded: Bool

  var body: some View {
    if isLoaded {
      List { NavigationLink("Begin", value: 1) }
        .navigationTitle("Desk")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("On", value: number + 1).navigationTitle("Drawer \(number)")
        }
    } else {
      Text("Loading")
    }
  }
}
