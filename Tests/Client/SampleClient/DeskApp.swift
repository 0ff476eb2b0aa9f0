import Combine
import Foundation
package import SwiftUI

package struct DeskApp: View {
  @ObservedObject var model: DeskModel

  // The form of `onChange` that older systems have is deprecated from iOS 17 on.
  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  @available(tvOS, introduced: 14, deprecated: 17)
  @available(watchOS, introduced: 7, deprecated: 10)
  package var body: some View {
    NavigationStack(path: $model.path) { LoadingDesk(isLoaded: model.isLoaded) }
      .onChange(of: model.path) { path in
        model.disk.files["path.json"] = try? JSONEncoder().encode(path.codable)
      }
  }
}

/// A path that is there before the screen that declares what its elements show: the app loads first.
@MainActor
package final class DeskModel: ObservableObject, Flow {
  @Published var path = NavigationPath()
  @Published var isLoaded = false
  fileprivate let disk: Disk

  package init(disk: Disk) {
    self.disk = disk
    guard let data = disk.files["left.json"],
      let saved = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    else { return }
    path = NavigationPath(saved)
  }

  package var root: DeskApp { DeskApp(model: self) }

  package var pathDescription: String { "\(path.summary); saved: \(savedCount)" }

  private var savedCount: Int {
    let texts = disk.files["path.json"].flatMap {
      try? JSONDecoder().decode([String].self, from: $0)
    }
    return (texts?.count ?? 0) / 2
  }

  package var events: [AppEvent] {
    [
      AppEvent("load", if: !isLoaded) { self.isLoaded = true },
      AppEvent("push two") {
        self.path.append(1)
        self.path.append(2)
      },
    ]
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
