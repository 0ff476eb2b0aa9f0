import Combine
import SwiftUI

struct TrailRoom: View {
  @ObservedObject var model: TrailModel
  @State private var received = 0

  // The form of `onChange` that older systems have is deprecated from iOS 17 on.
  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  @available(tvOS, introduced: 14, deprecated: 17)
  @available(watchOS, introduced: 7, deprecated: 10)
  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        NavigationLink("Set out", value: 1)
        Text("\(received) steps from here")
      }
      .navigationTitle("Trail")
      .navigationDestination(for: Int.self) { step in
        NavigationLink("Another step", value: step + 1).navigationTitle("Step \(step)")
      }
    }
    .onChange(of: model.path) { path in model.steps.append(path.count) }
    .onReceive(model.pathPublisher) { path in received = path.count }
  }
}

/// A published path whose publisher is part of a protocol.
@MainActor
final class TrailModel: ObservableObject, Trail, RoomModel {
  @Published var path = NavigationPath()
  @Published var steps: [Int] = []

  var publishedPath: Published<NavigationPath> { _path }
  var pathPublisher: Published<NavigationPath>.Publisher { $path }

  var pathDescription: String { "\(path.summary); steps \(steps)" }

  var events: [AppEvent] {
    let trail: any Trail = self
    return [
      AppEvent("walk on") { trail.path.append(trail.path.count + 1) },
      AppEvent("run") {
        for _ in 0..<3 { trail.path.append(trail.path.count + 1) }
      },
      AppEvent("turn round") { trail.path = NavigationPath() },
    ]
  }
}

/// A visitor, whose path others can see and change.
@MainActor
protocol Trail: AnyObject {
  var path: NavigationPath { get set }
  var publishedPath: Published<NavigationPath> { get }
  var pathPublisher: Published<NavigationPath>.Publisher { get }
}
