import SwiftUI
import Testing

@MainActor
@Suite("Values that outlive an app")
struct StorageTests {
  private enum Choice: String { case first, second }

  private struct Screen: View {
    @SceneStorage("count") private var count = 0
    @SceneStorage("data") private var data: Data?
    @AppStorage("choice") private var choice = Choice.first
    @AppStorage("site") private var site: URL?
    @AppStorage("name") private var name = "nobody"

    var body: some View {
      Text("\(count) \(data?.count ?? -1) \(choice.rawValue) \(site?.path ?? "-") \(name)")
      Button("change") {
        count += 1
        data = Data([1, 2])
        choice = .second
        site = URL(fileURLWithPath: "/x")
      }
      TextField("name", text: $name)
      Button("forget") { site = nil }
      Reader()
    }
  }

  private struct Reader: View {
    @SceneStorage("count") private var count = 100

    var body: some View { Text("reads \(count)") }
  }

  @Test("They have their initial values at first")
  func initialValues() {
    let app = EmulatedApp { Screen() }
    #expect(app.visibleTexts.first == "0 -1 first - nobody")
  }

  @Test("They are there again in the next launch")
  func nextLaunch() {
    let storage = EmulatedStorage()
    let app = EmulatedApp(storage: storage) { Screen() }
    app.tap("change")
    app.type("Ann", into: "name")
    let next = EmulatedApp(storage: storage) { Screen() }
    #expect(next.visibleTexts.first == "1 2 second /x Ann")
    #expect(storage.scene["count"] as? Int == 1)
    #expect(storage.defaults["choice"] as? String == "second")
  }

  @Test("All views that read a value follow it")
  func readers() {
    let app = EmulatedApp { Screen() }
    #expect(app.visibleTexts.last == "reads 100")
    app.tap("change")
    #expect(app.visibleTexts.last == "reads 1")
  }

  @Test("Nil is kept as nothing")
  func nilIsNothing() {
    let storage = EmulatedStorage()
    let app = EmulatedApp(storage: storage) { Screen() }
    app.tap("change")
    app.tap("forget")
    #expect(storage.defaults["site"] == nil)
  }

  @Test("What is kept in another form counts as nothing")
  func anotherForm() {
    let storage = EmulatedStorage()
    storage.scene["count"] = "text"
    storage.defaults["choice"] = "third"
    let app = EmulatedApp(storage: storage) { Screen() }
    #expect(app.visibleTexts.first == "0 -1 first - nobody")
  }

  private final class Settings: ObservableObject {
    @AppStorage("name") var name = "nobody"
  }

  @Test("An object keeps what is written, and views follow it")
  func inObject() {
    let settings = Settings()
    settings.name = "Ann"
    #expect(settings.name == "Ann")
    let app = EmulatedApp {
      Observing(settings) { _ in
        Text(settings.name)
        TextField("name", text: settings.$name)
      }
    }
    #expect(app.visibleTexts == ["Ann", "Ann"])
    app.type("Bo", into: "name")
    #expect(app.visibleTexts == ["Bo", "Bo"])
    #expect(settings.name == "Bo")
  }
}
