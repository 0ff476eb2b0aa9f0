import SwiftUI
import Testing

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
