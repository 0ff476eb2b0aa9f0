import SwiftUI
import Synchronization
import Testing

/// An object of each screen, counted while it lives.
private final class Resident: ObservableObject {
  @Published var visits = 0
  let census: Census

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

private struct Root: View {
  let census: Census

  var body: some View {
    NavigationView { Level(census: census, level: 0) }
  }
}

private struct Level: View {
  let census: Census
  let level: Int
  @StateObject private var resident: Resident
  @State private var isActive = false
  @State private var count = 0

  init(census: Census, level: Int) {
    self.census = census
    self.level = level
    _resident = StateObject(wrappedValue: Resident(census))
  }

  var body: some View {
    VStack {
      Text("level \(level)")
      Button("count \(count)") { count += 1 }
      Button("visit \(resident.visits)") { resident.visits += 1 }
      NavigationLink("on", isActive: $isActive) {
        AnyView(Level(census: census, level: level + 1))
      }
    }
  }
}

@MainActor
@Suite("Strict host: deep chains")
struct DeepChainTests {
  private let census = Census()

  private func app(depth: Int) -> EmulatedApp {
    let app = EmulatedApp { Root(census: census) }
    for _ in 0..<depth {
      app.tap("on")
      app.settle()
    }
    return app
  }

  @Test("Ten thousand interactions on a chain of 64 evaluate ten thousand bodies")
  func manyInteractions() {
    let app = app(depth: 64)
    app.resetCounts()
    for count in 0..<5000 {
      app.tap("count \(count)")
      app.tap("visit \(count)")
    }
    #expect(app.evaluations == ["Level": 10_000])
  }

  @Test("Popped screens release their objects with the end of the transition")
  func poppedScreensAreReleased() {
    let app = app(depth: 64)
    #expect(census.living == 65)
    app.back(to: 10)
    #expect(census.living == 65)
    app.settle()
    #expect(census.living == 11)
  }

  @Test("An app that has ended releases all objects")
  func endReleasesAll() {
    let app = app(depth: 8)
    app.end()
    #expect(census.living == 0)
  }

  @Test("An app that is released without an end releases all objects too")
  func releaseReleasesAll() {
    do { _ = app(depth: 8) }
    #expect(census.living == 0)
  }

  @Test("An app can be released that shows a thousand screens")
  func thousandScreens() {
    do { _ = app(depth: 1000) }
    #expect(census.living == 0)
  }
}
