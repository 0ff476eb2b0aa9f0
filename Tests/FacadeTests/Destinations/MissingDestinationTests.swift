import SwiftUI
import Testing

@MainActor
@Suite("Rule 11: a missing destination shows", .misusesNoHost)
struct MissingDestinationTests {
  private let model = Numbers()

  /// Expects the placeholder, where the system's contents can be read.
  private func expectSign(in app: AppUnderTest) {
    #if os(Linux)
    expect(app, texts: ["[exclamationmark.triangle.fill]"])
    #endif
  }

  @Test("one warning names each type, also of values in the same place")
  func replaced() async {
    let app = await model.launched()
    await app.settle { model.path.append("hello") }
    expectSign(in: app)
    expect(app, warns: [".navigationDestination(for: Swift.String.self)"])
    await app.settle { model.path.append("world") }
    await app.goBack()
    await app.settle { model.path.popAndPush(1.5) }
    expectSign(in: app)
    expect(app, warns: ["a value of type Swift.Double"])
    await app.settle { model.path.popAndPush(1) }
    expect(app, sees: "number 1")
  }

  @Test(
    "a later declaration is found, and a withdrawn one leaves the placeholder",
    arguments: [false, true]
  )
  func declaredLater(isSaved: Bool) async throws {
    let saved = try NavigationPath(saved: #"["Swift.String","\"hello\""]"#)
    let app = await model.launchedStack { [model] in
      if model.note == "declare" {
        Text("root").navigationDestination(for: String.self) { Text("string \($0)") }
      } else {
        Text("root")
      }
    }
    for isFirst in [true, false] {
      if isFirst { model.path = isSaved ? saved : NavigationPath(["hello"]) }
      await app.settleWithTasks()
      expectSign(in: app)
      expect(app, warns: isFirst ? ["a value of type Swift.String, and no destination"] : [])
      model.note = "declare"
      await app.settleWithTasks()
      expect(app, texts: ["string hello"])
      model.note = ""
    }
    await app.settleWithTasks()
  }

  @Test("a value of a foreign type only warns in a typed path", .needs(.countingScreens))
  func foreignType() async {
    let app = await AppUnderTest.settled(.links) {
      Keeping([Int]()) { path in
        NavigationStack(path: path) {
          NavigationLink("foreign", value: "x")
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    await app.press("foreign")
    expect(app, depth: 0)
    expect(
      app,
      warns: [
        "type Swift.String can't be pushed: the elements of this stack's path are of type Swift.Int"
      ]
    )
  }
}
