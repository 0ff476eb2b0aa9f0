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
    let app = EmulatedApp { NavigationView { Level(census: census, level: 0) } }
    for _ in 0..<depth { app.walk("on") }
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

  @Test("An app that has ended, or is released without an end, releases all objects")
  func endReleasesAll() {
    let app = app(depth: 8)
    app.end()
    #expect(census.living == 0)
    do { _ = self.app(depth: 8) }
    #expect(census.living == 0)
  }

  @Test("An app can be released that shows a thousand screens")
  func thousandScreens() {
    do { _ = app(depth: 1000) }
    #expect(census.living == 0)
  }
}

@MainActor
@Suite("Native stack: memory")
struct StackMemoryTests {
  private let census = Census()
  private let model = MixedStackModel()

  private func app(_ count: Int) -> EmulatedApp {
    model.path = NavigationPath(Array(repeating: 0, count: count))
    let app = EmulatedApp { CensusStack(model: model, census: census) }
    app.settle()
    return app
  }

  @Test("Popped screens release their objects with the end of the transition")
  func poppedScreens() {
    let app = app(8)
    #expect(census.living == 8)
    app.back(to: 2)
    #expect(census.living == 8)
    app.settle()
    #expect(census.living == 2)
  }

  @Test("A presented screen releases its objects with the end of the transition")
  func presentedScreen() {
    let app = app(0)
    model.isPresented = true
    app.settle()
    #expect(census.living == 1)
    model.isPresented = false
    app.update()
    #expect(census.living == 1)
    app.settle()
    #expect(census.living == 0)
  }

  @Test("A covered screen that is replaced releases its objects")
  func coveredScreen() {
    let app = app(2)
    model.path = NavigationPath([1, 0])
    app.update()
    app.settle()
    #expect(census.living == 2)
  }

  @Test("Values taken in and out many times leave nothing behind")
  func manyChanges() {
    let app = app(0)
    for round in 0..<200 {
      model.path = NavigationPath(Array(repeating: round, count: round % 5))
      app.advance(by: Int64(round % 3) * 200_000_000)
      if round % 7 == 0 { model.isPresented.toggle() }
      app.back()
    }
    model.path = NavigationPath()
    model.isPresented = false
    app.settle()
    #expect(app.depth == 0)
    #expect(census.living == 0)
    #expect(app.violations.isEmpty)
  }

  @Test("An app that has ended releases all objects")
  func end() {
    let app = app(8)
    app.end()
    #expect(census.living == 0)
  }

  @Test("An app can be released that shows a thousand screens")
  func thousandScreens() {
    do { _ = app(1000) }
    #expect(census.living == 0)
  }

  @Test("A stack that goes away in the middle of a transition releases all objects")
  func stackGoes() {
    let app = app(0)
    model.path.append(1)
    app.update()
    #expect(census.living == 1)
    model.suffix = "gone"
    app.settle()
    #expect(app.visibleTexts == ["gone"])
    #expect(census.living == 0)
  }
}

/// A stack that a model may have gone.
private struct CensusStack: View {
  @ObservedObject var model: MixedStackModel
  let census: Census

  var body: some View {
    if model.suffix == "gone" {
      Text("gone")
    } else {
      NavigationStack(path: $model.path) {
        Text("root")
          .navigationDestination(for: Int.self) { _ in CensusScreen(census: census) }
          .navigationDestination(isPresented: $model.isPresented) { CensusScreen(census: census) }
      }
    }
  }
}

private struct CensusScreen: View {
  @StateObject private var resident: Resident

  init(census: Census) {
    _resident = StateObject(wrappedValue: Resident(census))
  }

  var body: some View { Text("resident") }
}
