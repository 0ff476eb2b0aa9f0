import Combine
import SwiftUI

private typealias List = Shim.List

/// A split view with rows, and with a stack of places in its detail column.
@MainActor
final class Split: ObservableObject {
  @Published var selection: Int?
  @Published var path: [Int] = []

  func launched(_ host: NavigationHost = .links, hasPath: Bool = true) async -> AppUnderTest {
    await AppUnderTest.settled(host) { SplitRoot(model: self, hasPath: hasPath) }
  }

  // A Mac knows of no compact width.
  #if !os(macOS)
  func launched(_ width: UserInterfaceSizeClass) async -> AppUnderTest {
    await AppUnderTest.settled(.links) {
      SplitRoot(model: self).environment(\.horizontalSizeClass, width)
    }
  }
  #endif
}

struct SplitRoot: View {
  @ObservedObject var model: Split
  var hasPath = true

  var body: some View {
    NavigationSplitView {
      List(selection: $model.selection) {
        NavigationLink("row 1", value: 1)
        NavigationLink("row 2", value: 2)
        NavigationLink("row three", value: "three")
        NavigationLink("row nil", value: Int?.none)
      }
    } detail: {
      if hasPath { NavigationStack(path: $model.path) { root } } else { NavigationStack { root } }
    }
  }

  private var root: PlacesRoot { PlacesRoot(text: "root \(model.selection ?? 0)") }
}

/// The root of a stack of places, each of which has a link to the next one.
struct PlacesRoot: View {
  var text = "root"

  var body: some View {
    VStack {
      Text(text)
      NavigationLink("on to 1", value: 1)
    }
    .navigationDestination(for: Int.self) { place in
      VStack {
        Text("place \(place)")
        NavigationLink("on to \(place + 1)", value: place + 1)
      }
    }
  }
}
