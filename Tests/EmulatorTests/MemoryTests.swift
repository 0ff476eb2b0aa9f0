import SwiftUI
import Synchronization
import Testing

/// An object of each screen, counted while it lives.
private final class Resident: ObservableObject {
  private let census: Census

  init(_ census: Census) {
    self.census = census
    census.add(1)
  }

  deinit { census.add(-1) }
}

private final class Census: Sendable {
  private let count = Mutex(0)

  func add(_ difference: Int) { count.withLock { $0 += difference } }

  var living: Int { count.withLock { $0 } }
}

private struct Level: View {
  let census: Census
  let level: Int
  @StateObject private var resident: Resident
  @State private var isActive = false

  init(census: Census, level: Int) {
    self.census = census
    self.level = level
    _resident = StateObject(wrappedValue: Resident(census))
  }

  var body: some View {
    NavigationLink("on", isActive: $isActive) { AnyView(Level(census: census, level: level + 1)) }
  }
}

private struct CensusScreen: View {
  @StateObject private var resident: Resident

  init(census: Census) { _resident = StateObject(wrappedValue: Resident(census)) }

  var body: some View { Text("resident") }
}

@MainActor
@Suite("What stacks keep in memory")
struct MemoryTests {
  private let census = Census()
  private let model = MixedStackModel()

  /// An app with some screens above the root, whose root is a resident, too, where it is a link's.
  private func app(native isNative: Bool, depth: Int) -> EmulatedApp {
    guard isNative else {
      let app = EmulatedApp { NavigationView { Level(census: census, level: 0) } }
      for _ in 0..<depth { app.walk("on") }
      return app
    }
    model.path = NavigationPath(Array(repeating: 0, count: depth))
    let app = EmulatedApp {
      Observing(model) { bindings in
        if model.suffix == "gone" {
          Text("gone")
        } else {
          NavigationStack(path: bindings.path) {
            Text("root")
              .navigationDestination(for: Int.self) { _ in CensusScreen(census: census) }
              .navigationDestination(isPresented: bindings.isPresented) {
                CensusScreen(census: census)
              }
          }
        }
      }
    }
    app.settle()
    return app
  }

  @Test("Screens release their objects as the transition ends, the app as it does or is released")
  func release() {
    for isNative in [false, true] {
      let roots = isNative ? 0 : 1
      do {
        let app = app(native: isNative, depth: 8)
        expect(census.living, 8 + roots)
        app.back(to: 2)
        expect(census.living, 8 + roots)
        app.settle()
        expect(census.living, 2 + roots)
        app.end()
        expect(census.living, 0)
        _ = self.app(native: isNative, depth: 300)
      }
      expect(census.living, 0)
    }
  }

  @Test("So do presented and replaced screens, and a stack that goes in motion")
  func nativeRelease() {
    let app = app(native: true, depth: 0)
    for isPresented in [true, false] {
      app.update { model.isPresented = isPresented }
      expect(census.living, 1)
      app.settle()
      expect(census.living, isPresented ? 1 : 0)
    }
    app.settle { model.path = NavigationPath([0, 0]) }
    app.settle { model.path = NavigationPath([1, 0]) }
    expect(census.living, 2)
    app.update { model.path.append(1) }
    expect(census.living, 3)
    app.settle { model.suffix = "gone" }
    app.shows("gone")
    expect(census.living, 0)
  }

}
