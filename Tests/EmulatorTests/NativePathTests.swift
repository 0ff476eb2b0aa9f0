import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Native stack: paths as values, and saved ones")
struct NativePathTests {
  private let model = MixedStackModel()

  /// The path whose saved form some strings are.
  private func savedPath(_ strings: [String]) throws -> NavigationPath {
    let data = try JSONEncoder().encode(strings)
    return NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    )
  }

  private func saved(_ path: NavigationPath) throws -> [String]? {
    let data = try path.codable.map { try JSONEncoder().encode($0) }
    return try data.map { try JSONDecoder().decode([String].self, from: $0) }
  }

  private func appended(_ value: some Hashable, to path: NavigationPath) -> NavigationPath {
    var path = path
    path.append(value)
    return path
  }

  @Test("Values are saved as a type's name and JSON, the last one first, and read as they were")
  func savedForm() throws {
    var path = NavigationPath([[1]])
    path.append(Int?.none)
    path.append("hello")
    let strings = [
      "Swift.String", "\"hello\"", "Swift.Optional<Swift.Int>", "null", "Swift.Array<Swift.Int>",
      "[1]",
    ]
    expect(try saved(path), strings)
    let foreign = ["Foreign.Type", "{\"b\":1,\"a\":2}", "Swift.Int", "1"]
    expect(try savedPath(foreign).count, 2)
    expect(try saved(savedPath(foreign)), foreign)
    #expect(throws: DecodingError.self) { try savedPath(["Swift.Int"]) }
    path = appended(2, to: path)
    expect(try saved(path), nil, "A value that isn't known to be Codable")
    path.removeLast()
    expect(try saved(path), strings)
    path.removeLast(3)
    expect(path.isEmpty, true)
    let value: any Hashable = 1
    path.append(value)
    expect(path.codable == nil, true)
    expect(path, NavigationPath([1]))
  }

  @Test("Paths are equal when values are, and the types that these were given as")
  func equality() {
    expect(appended(1, to: NavigationPath()), NavigationPath([1]))
    let others = [NavigationPath([2]), NavigationPath([Int8(1)]), NavigationPath([AnyHashable(1)])]
    expect(others.contains(NavigationPath([1])), false)
    expect(NavigationPath([1, 2]).codable, NavigationPath([1, 2]).codable)
    expect(NavigationPath([1, 2]).codable == NavigationPath([2, 1]).codable, false)
  }

  @Test(
    "A saved path is shown as far as its types are known and its elements decoded, and cut with a warning",
    arguments: [
      (["Swift.String", "\"a\"", "Swift.Int", "1"], ["Root", "Number 1", nil], nil),
      (
        ["Swift.Int", "2", "Foreign.Type", "{}", "Swift.Int", "1"], ["Root", "Number 1"], "index 1"
      ),
      (["Swift.Int", "2", "Swift.Int", "\"one\""], ["Root"], "index 0"),
    ] as [([String], [String?], String?)]
  )
  func shown(strings: [String], titles: [String?], warning: String?) throws {
    model.path = try savedPath(strings)
    let app = EmulatedApp { MixedStack(model: model) }
    app.settle()
    expect(app.titles, titles)
    expect(model.path.count, titles.count - 1)
    expect(app.warnings.count, warning == nil ? 0 : 1)
    if let warning { expect(app.warnings[0].contains(warning), true, app.warnings[0]) }
  }

  @Test("A type that only a screen of the path declares is decoded in the same update")
  func declaredOnPushedScreen() throws {
    model.path = try savedPath(["Swift.Bool", "true", "Swift.Int", "1"])
    let app = EmulatedApp {
      PathStack(model: model) {
        Text("root")
          .onAppear { model.log.add("appear root") }
          .navigationDestination(for: Int.self) { number in
            Text("number \(number)")
              .onAppear { model.log.add("appear number") }
              .navigationDestination(for: Bool.self) { Text("bool \($0 ? "true" : "false")") }
          }
      }
    }
    app.shows("bool true")
    expect([app.depth, app.hostUpdates], [2, 1])
    expect(model.log.take(), ["appear root"])
    expect(app.warnings, [])
  }

  @Test("A screen keeps its state while the path grows, be its value a saved one")
  func stateOfSavedValue() throws {
    model.path = try savedPath(["Swift.Int", "1"])
    let app = EmulatedApp { MixedStack(model: model) }
    app.tap(all: "count 0")
    app.settle { model.path.append(2) }
    app.walkBack()
    expect(app.visibleTexts.prefix(2), ["number 1", "count 1"])
  }
}

@MainActor
@Suite("Native stack: presented screens")
struct PresentationTests {
  private let model = MixedStackModel()

  private func app(_ path: Int..., presents isPresented: Bool = false) -> EmulatedApp {
    model.path = NavigationPath(path)
    let flag = Binding(
      get: { [model] in model.isPresented },
      set: { [model] in
        model.log.add("isPresented := \($0)")
        model.isPresented = $0
      }
    )
    let app = EmulatedApp {
      PathStack(model: model) { bindings in
        Text("root")
          .navigationTitle("Root")
          .navigationDestination(isPresented: flag) { Presented(text: "presented") }
          .navigationDestination(item: bindings.item) { Presented(text: "item \($0)") }
          .navigationDestination(for: Int.self) { Presenting(number: $0) }
      }
    }
    app.settle()
    if isPresented { app.settle { model.isPresented = true } }
    app.resetCounts()
    _ = model.log.take()
    return app
  }

  private var writes: [String] { model.log.take().filter { $0.contains(":=") } }

  @Test("A screen is no part of the path, and goes by its binding, a person, or itself")
  func ends() {
    let ends: [(written: [String], (EmulatedApp) -> Void)] = [
      ([], { [model] _ in model.isPresented = false }),
      (["isPresented := false"], { $0.back() }),
      (["isPresented := false"], { $0.tap("dismiss") }),
    ]
    for (written, end) in ends {
      let app = app(presents: true)
      expect(app.depth, 1)
      expect(model.path.isEmpty, true)
      end(app)
      expect(writes, written)
      app.settle()
      expect("\(app.depth) \(model.isPresented)", "0 false")
    }
    let chain = app(presents: true)
    chain.walk("deeper")
    chain.shows("deep")
    chain.resetCounts()
    chain.update { model.isPresented = false }
    expect([chain.depth, chain.hostUpdates], [0, 1])
    chain.settle()
    chain.settle { model.isPresented = true }
    expect(chain.depth, 1)
  }

  @Test("Another item shows in place and keeps the state, and one that goes stays to the end")
  func items() {
    let app = app()
    app.settle { model.item = 1 }
    app.tap(all: "count 0")
    app.resetCounts()
    app.update { model.item = 2 }
    expect(app.visibleTexts.prefix(2), ["item 2", "count 1"])
    expect("\(app.isInTransition) \(app.hostUpdates)", "false 0")
    app.back()
    expect(model.item, nil)
    expect(app.tree().contains("item 2"), true)
    app.settle()
    expect(app.tree().contains("item 2"), false)
  }

  @Test("A push, or another path, ends what is presented, and the root's presentation the path")
  func pathAndPresentation() {
    let app = app(presents: true)
    app.tap(all: "value link")
    expect(writes, ["isPresented := false", "path := 1"])
    app.settle()
    expect(app.titles, ["Root", "Number 5"])
    app.settle { model.item = 3 }
    expect([app.depth, model.path.count], [1, 0])
    app.settle { model.path.append(2) }
    expect(model.item, nil)
    app.resetCounts()
    app.settle { model.path.append(3) }
    app.settle { model.isPresented = true }
    expect([app.depth, model.path.count, app.hostUpdates], [1, 0, 2])
  }

  @Test("A pushed screen presents above the path, and one that dismisses itself takes that along")
  func pushedScreenPresents() {
    let app = app(1)
    app.walk("present here")
    expect([app.depth, model.path.count], [2, 1])
    app.walkBack()
    app.walk("present here", "dismiss number")
    expect([app.depth, model.path.count], [0, 0])
  }

  @Test("A link to a view shows it above the path, and going back turns its binding off")
  func viewLinks() {
    let app = EmulatedApp {
      Observing(model) { bindings in
        NavigationStack {
          NavigationLink("bound", isActive: bindings.isPresented) { Text("linked") }
          NavigationLink("own") { Text("view") }
        }
      }
    }
    for _ in 0..<2 {
      app.walk("own")
      app.shows("view")
      app.walkBack()
    }
    app.settle { model.isPresented = true }
    app.shows("linked")
    app.walkBack()
    expect(model.isPresented, false)
    app.breaks()
  }

  private struct Presenting: View {
    let number: Int
    @State private var isPresented = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("present here") { isPresented = true }
        .navigationTitle("Number \(number)")
        .navigationDestination(isPresented: $isPresented) { Button("dismiss number") { dismiss() } }
    }
  }

  private struct Presented: View {
    let text: String
    @State private var count = 0
    @State private var goesDeeper = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text(text)
        Button("count \(count)") { count += 1 }
        Button("dismiss") { dismiss() }
        NavigationLink("value link", value: 5)
        Button("deeper") { goesDeeper = true }
      }
      .navigationDestination(isPresented: $goesDeeper) { Text("deep") }
    }
  }
}
