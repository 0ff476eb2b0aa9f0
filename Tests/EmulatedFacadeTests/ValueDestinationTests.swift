import SwiftUI
import Testing

@MainActor
@Suite("Destinations for values")
struct ValueDestinationTests {
  @Test("a declaration above a screen doesn't count for it")
  func above() async {
    let model = Numbers()
    let app = await AppUnderTest.settled(.links, warnings: model.warnings) {
      AboveRoot(model: model)
    }
    model.path.append("s")
    model.path.append(1)
    await app.settle()
    #expect(app.visibleTexts == ["number 1"])
    #expect(!app.emulated.tree().contains("string s"))
  }

  @Test("a declaration on a screen doesn't count for what takes its place")
  func replacingItsScreen() async {
    let model = Numbers([1])
    let app = await AppUnderTest.settled(.links) { AboveRoot(model: model) }
    model.path.popAndPush("s")
    await app.update()
    #expect(!app.emulated.tree().contains("string s"))
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

@MainActor
@Suite("Rule 11: a missing destination shows")
struct MissingDestinationTests {
  private let sign = "[exclamationmark.triangle.fill]"

  @Test(
    "a value of the path without a destination shows a sign, and one warning that names its type"
  )
  func showsSign() async {
    let model = Numbers()
    let app = await model.launched()
    model.path.append("hello")
    await app.settle()
    #expect(app.visibleTexts == [sign])
    #expect(app.depth == 1)
    #expect(model.path.count == 1)
    #expect(model.warnings.texts.count == 1)
    #expect(model.warnings.texts.first?.contains("Swift.String") == true)
    #expect(model.warnings.texts.first?.contains(".navigationDestination(for:") == true)
  }

  @Test("a value of another type in the same place is warned of as well")
  func replaced() async {
    let model = Numbers()
    let app = await model.launched()
    model.path.append("hello")
    await app.settle()
    model.path.popAndPush(1.5)
    await app.settle()
    #expect(app.visibleTexts == [sign])
    #expect(model.warnings.texts.count == 2)
    model.path.popAndPush(1)
    await app.settle()
    #expect(app.visibleTexts.contains("number 1"))
  }

  @Test("a destination that is declared later is found")
  func declaredLater() async {
    let model = Numbers()
    let app = await AppUnderTest.settled(.links, warnings: model.warnings) {
      LateRoot(model: model)
    }
    model.path.append("hello")
    await app.settle()
    #expect(app.visibleTexts == [sign])
    model.note = "declare"
    await app.settle()
    #expect(app.visibleTexts == ["string hello"])
  }

  @Test("a destination that is withdrawn leaves a sign")
  func withdrawn() async {
    let model = Numbers()
    model.note = "declare"
    let app = await AppUnderTest.settled(.links, warnings: model.warnings) {
      LateRoot(model: model)
    }
    model.path.append("hello")
    await app.settleWithTasks()
    #expect(app.visibleTexts == ["string hello"])
    model.note = ""
    await app.settleWithTasks()
    #expect(app.visibleTexts == [sign])
  }
}
