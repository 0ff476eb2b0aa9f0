import SwiftUI
import Testing

@MainActor
@Suite("Destinations for values")
struct ValueDestinationTests {
  @Test("a screen refreshes when what its declaration captures changes")
  func refresh() {
    let model = Numbers([1])
    let app = EmulatedApp(stacks: .links) { NotedRoot(model: model) }
    app.settle()
    model.note = "new"
    app.settle()
    #expect(app.visibleTexts == ["1 new"])
  }

  @Test("a screen of a restored path refreshes, too")
  func refreshRestored() throws {
    let saved = Data(#"["Swift.Int","1"]"#.utf8)
    let model = Numbers()
    model.path = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
    )
    let app = EmulatedApp(stacks: .links) { NotedRoot(model: model) }
    app.settle()
    model.note = "new"
    app.settle()
    #expect(app.visibleTexts == ["1 new"])
  }

  @Test("a declaration above a screen doesn't count for it")
  func above() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links, warnings: model.warnings) { AboveRoot(model: model) }
    model.path.append("s")
    model.path.append(1)
    app.settle()
    #expect(app.visibleTexts == ["number 1"])
    #expect(!app.tree().contains("string s"))
  }

  @Test("a declaration on a screen doesn't count for what takes its place")
  func replacingItsScreen() {
    let model = Numbers([1])
    let app = EmulatedApp(stacks: .links) { AboveRoot(model: model) }
    app.settle()
    model.path.popAndPush("s")
    app.update()
    #expect(!app.tree().contains("string s"))
  }

  @Test("with a path of one type a declaration that isn't on the root doesn't count")
  func typedAbove() {
    let warnings = CollectedWarnings()
    let app = EmulatedApp(stacks: .links, warnings: warnings) { TypedAbove() }
    app.tap("view")
    app.settle()
    app.tap("go")
    app.settle()
    #expect(app.buttonLabels.contains("go"))
    #expect(warnings.texts.count == 1)
  }

  @Test("a declaration on a pushed screen counts for what is pushed on it")
  func onPushedScreen() {
    let app = EmulatedApp(stacks: .links) {
      NavigationStack {
        NavigationLink("letters", value: 1)
          .navigationDestination(for: Int.self) { _ in
            NavigationLink("a", value: "a")
              .navigationDestination(for: String.self) { Text("letter \($0)") }
          }
      }
    }
    #expect(app.tap("letters"))
    app.settle()
    #expect(app.tap("a"))
    app.settle()
    #expect(app.visibleTexts == ["letter a"])
  }

  @Test(
    "of several screens that declare a type the one nearest to the root is used, with a warning"
  )
  func nearestToRoot() {
    let warnings = CollectedWarnings()
    let app = EmulatedApp(stacks: .links, warnings: warnings) {
      NavigationStack {
        NavigationLink("1", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("\(number + 1)", value: number + 1)
              .navigationDestination(for: Int.self) { Text("second \($0)") }
          }
      }
    }
    #expect(app.tap("1"))
    app.settle()
    #expect(app.tap("2"))
    app.settle()
    #expect(app.visibleTexts == ["3"])
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.first?.contains("more than one screen") == true)
  }

  @Test("of several declarations on one view the inner one is used")
  func innermost() {
    let app = EmulatedApp(stacks: .links) {
      NavigationStack {
        NavigationLink("1", value: 1)
          .navigationDestination(for: Int.self) { Text("inner \($0)") }
          .navigationDestination(for: Int.self) { Text("outer \($0)") }
      }
    }
    #expect(app.tap("1"))
    app.settle()
    #expect(app.visibleTexts == ["inner 1"])
  }

  @Test("several declarations on one view are not warned of")
  func severalOnOneView() {
    let warnings = CollectedWarnings()
    let app = EmulatedApp(stacks: .links, warnings: warnings) {
      NavigationStack {
        Text("root")
          .navigationDestination(for: Int.self) { Text("inner \($0)") }
          .navigationDestination(for: Int.self) { Text("outer \($0)") }
      }
    }
    app.settle()
    #expect(warnings.texts == [])
  }

  @Test("a restored path is decoded by the destinations that are declared")
  func restored() throws {
    let saved = Data(#"["Swift.Int","2","Swift.Int","1"]"#.utf8)
    let model = Numbers()
    model.path = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
    )
    let app = model.launched()
    #expect(app.shown == ["1", "2"])
    #expect(app.violations == [])
  }

  @Test("a saved element of a type that nothing is declared for is never pushed")
  func undeclared() throws {
    let saved = Data(#"["Swift.Int","3","Swift.Bool","true","Swift.Int","1"]"#.utf8)
    let model = Numbers()
    model.path = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
    )
    let app = model.launched()
    #expect(app.shown == ["1"])
    #expect(app.hostUpdates == 1)
    #expect(model.warnings.texts.count == 1)
  }

  @Test(
    "an element that can't be decoded goes with what is above it, with a warning that names its index"
  )
  func undecodable() throws {
    let saved = Data(#"["Swift.Int","3","Swift.Int","\"x\"","Swift.Int","1"]"#.utf8)
    let model = Numbers()
    model.path = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
    )
    let app = model.launched()
    #expect(app.shown == ["1"])
    #expect(app.hostUpdates == 1)
    #expect(model.numbers == [1])
    #expect(model.warnings.texts.count == 1)
    #expect(model.warnings.texts.first?.contains("Element 1") == true)
    #expect(app.violations == [])
  }
}

private struct AboveRoot: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("number \(number)").navigationDestination(for: String.self) { Text("string \($0)") }
      }
    }
  }
}

private struct TypedAbove: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("view") {
        NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }
}

private struct NotedRoot: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { Text("\($0) \(model.note)") }
    }
  }
}

@MainActor
@Suite("Rule 11: a missing destination shows")
struct MissingDestinationTests {
  private let sign = "[exclamationmark.triangle.fill]"

  @Test(
    "a value of the path without a destination shows a sign, and one warning that names its type"
  )
  func showsSign() {
    let model = Numbers()
    let app = model.launched()
    model.path.append("hello")
    app.settle()
    #expect(app.visibleTexts == [sign])
    #expect(app.depth == 1)
    #expect(model.path.count == 1)
    #expect(model.warnings.texts.count == 1)
    #expect(model.warnings.texts.first?.contains("Swift.String") == true)
    #expect(model.warnings.texts.first?.contains(".navigationDestination(for:") == true)
  }

  @Test("the warning comes once")
  func once() {
    let model = Numbers()
    let app = model.launched()
    model.path.append("hello")
    model.path.append("world")
    app.settle()
    app.back()
    app.settle()
    model.path.append("again")
    app.settle()
    #expect(model.warnings.texts.count == 1)
  }

  @Test("a value of another type in the same place is warned of as well")
  func replaced() {
    let model = Numbers()
    let app = model.launched()
    model.path.append("hello")
    app.settle()
    model.path.popAndPush(1.5)
    app.settle()
    #expect(app.visibleTexts == [sign])
    #expect(model.warnings.texts.count == 2)
    model.path.popAndPush(1)
    app.settle()
    #expect(app.visibleTexts.contains("number 1"))
  }

  @Test("a destination that is declared later is found")
  func declaredLater() {
    let model = Numbers()
    let app = EmulatedApp(stacks: .links, warnings: model.warnings) { LateRoot(model: model) }
    model.path.append("hello")
    app.settle()
    #expect(app.visibleTexts == [sign])
    model.note = "declare"
    app.settle()
    #expect(app.visibleTexts == ["string hello"])
  }

  @Test("a destination that is withdrawn leaves a sign")
  func withdrawn() async {
    let model = Numbers()
    model.note = "declare"
    let app = EmulatedApp(stacks: .links, warnings: model.warnings) { LateRoot(model: model) }
    model.path.append("hello")
    await app.settle()
    #expect(app.visibleTexts == ["string hello"])
    model.note = ""
    await app.settle()
    #expect(app.visibleTexts == [sign])
  }

  @Test("a link without a destination does nothing, and warns")
  func link() {
    let warnings = CollectedWarnings()
    let app = EmulatedApp(stacks: .links, warnings: warnings) {
      NavigationStack { NavigationLink("go", value: 1.5) }
    }
    #expect(app.tap("go"))
    app.settle()
    #expect(app.depth == 0)
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.first?.contains("Swift.Double") == true)
  }

  @Test("a value of a foreign type does nothing in a typed path, and warns")
  func foreignType() {
    let warnings = CollectedWarnings()
    let app = EmulatedApp(stacks: .links, warnings: warnings) { TypedRoot() }
    #expect(app.tap("foreign"))
    app.settle()
    #expect(app.depth == 0)
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.first?.contains("Swift.String") == true)
    #expect(warnings.texts.first?.contains("Swift.Int") == true)
  }
}

private struct LateRoot: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      if model.note == "declare" {
        Text("root").navigationDestination(for: String.self) { Text("string \($0)") }
      } else {
        Text("root")
      }
    }
  }
}

private struct TypedRoot: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("foreign", value: "x")
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .navigationDestination(for: String.self) { Text($0) }
    }
  }
}
