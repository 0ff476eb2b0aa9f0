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
      NavigationLink("on", isActive: $isActive) { AnyView(Level(census: census, level: level + 1)) }
    }
  }
}

/// A stack of links, or a native one.
enum StackKind: CaseIterable {
  case links, native
}

@MainActor
@Suite("Deep stacks, and what they keep in memory")
struct DeepStackTests {
  private let census = Census()
  private let model = MixedStackModel()

  /// An app with some screens above the root, whose root is a resident, too, where it is a link's.
  private func app(_ kind: StackKind, depth: Int) -> EmulatedApp {
    switch kind {
    case .links:
      let app = EmulatedApp { NavigationView { Level(census: census, level: 0) } }
      for _ in 0..<depth { app.walk("on") }
      return app
    case .native:
      model.path = NavigationPath(Array(repeating: 0, count: depth))
      let app = EmulatedApp { CensusStack(model: model, census: census) }
      app.settle()
      return app
    }
  }

  @Test("Ten thousand interactions on a chain of 64 evaluate ten thousand bodies")
  func manyInteractions() {
    let app = app(.links, depth: 64)
    app.resetCounts()
    for count in 0..<5000 {
      app.tap("count \(count)")
      app.tap("visit \(count)")
    }
    #expect(app.evaluations == ["Level": 10_000])
  }

  @Test(
    "Popped screens release their objects with the end of the transition",
    arguments: StackKind.allCases,
    [64, 8]
  )
  func poppedScreens(kind: StackKind, depth: Int) {
    let app = app(kind, depth: depth)
    let roots = kind == .links ? 1 : 0
    #expect(census.living == depth + roots)
    app.back(to: 2)
    #expect(census.living == depth + roots)
    app.settle()
    #expect(census.living == 2 + roots)
  }

  @Test(
    "An app that has ended, or is released without an end, releases all objects",
    arguments: StackKind.allCases
  )
  func end(kind: StackKind) {
    let app = app(kind, depth: 8)
    app.end()
    #expect(census.living == 0)
    do { _ = self.app(kind, depth: 8) }
    #expect(census.living == 0)
  }

  @Test("An app can be released that shows a thousand screens", arguments: StackKind.allCases)
  func thousandScreens(kind: StackKind) {
    do { _ = app(kind, depth: 1000) }
    #expect(census.living == 0)
  }

  @Test("A presented screen releases its objects with the end of the transition")
  func presentedScreen() {
    let app = app(.native, depth: 0)
    app.settle { model.isPresented = true }
    #expect(census.living == 1)
    app.update { model.isPresented = false }
    #expect(census.living == 1)
    app.settle()
    #expect(census.living == 0)
  }

  @Test("A covered screen that is replaced releases its objects")
  func coveredScreen() {
    let app = app(.native, depth: 2)
    app.update { model.path = NavigationPath([1, 0]) }
    app.settle()
    #expect(census.living == 2)
  }

  @Test("Values taken in and out many times leave nothing behind")
  func manyChanges() {
    let app = app(.native, depth: 0)
    for round in 0..<200 {
      model.path = NavigationPath(Array(repeating: round, count: round % 5))
      app.advance(by: Int64(round % 3) * 200_000_000)
      if round % 7 == 0 { model.isPresented.toggle() }
      app.back()
    }
    model.path = NavigationPath()
    app.settle { model.isPresented = false }
    #expect(app.depth == 0)
    #expect(census.living == 0)
    #expect(app.violations.isEmpty)
  }

  @Test("A stack that goes away in the middle of a transition releases all objects")
  func stackGoes() {
    let app = app(.native, depth: 0)
    app.update { model.path.append(1) }
    #expect(census.living == 1)
    app.settle { model.suffix = "gone" }
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

  init(census: Census) { _resident = StateObject(wrappedValue: Resident(census)) }

  var body: some View { Text("resident") }
}
