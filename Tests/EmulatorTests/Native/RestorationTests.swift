import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Native stack: saved paths")
struct RestorationTests {
  let model = StackModel()

  private func app(_ saved: [String]) throws -> EmulatedApp {
    let data = try JSONEncoder().encode(saved)
    let form = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    model.path = NavigationPath(form)
    let app = EmulatedApp { MixedStack(model: model) }
    app.settle()
    return app
  }

  @Test("A saved path is shown by the destinations of the types it names")
  func shown() throws {
    let app = try app(["Swift.String", "\"a\"", "Swift.Int", "1"])
    #expect(app.titles == ["Root", "Number 1", nil])
    #expect(app.visibleTexts == ["string a"])
    #expect(app.hostUpdates == 1)
    #expect(app.warnings.isEmpty)
  }

  @Test("An element of an unknown type is dropped, with all above it")
  func unknownType() throws {
    let app = try app(["Swift.Int", "2", "Foreign.Type", "{}", "Swift.Int", "1"])
    #expect(app.titles == ["Root", "Number 1"])
    #expect(model.path.count == 1)
    #expect(app.warnings.count == 1)
    #expect(app.warnings.first?.contains("index 1") == true)
  }

  @Test("An element that can't be decoded is dropped, with all above it")
  func undecodable() throws {
    let app = try app(["Swift.Int", "2", "Swift.Int", "\"one\""])
    #expect(app.depth == 0)
    #expect(model.path.isEmpty)
    #expect(app.warnings.count == 1)
  }

  @Test("A type that only a screen of the path declares is decoded when that screen is there")
  func declaredOnPushedScreen() throws {
    let data = try JSONEncoder().encode(["Swift.Bool", "true", "Swift.Int", "1"])
    let form = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    model.path = NavigationPath(form)
    let app = EmulatedApp { DeclaringOnPushed(model: model) }
    #expect(app.depth == 2)
    #expect(app.visibleTexts == ["bool true"])
    #expect(app.hostUpdates == 1)
    #expect(model.log.take() == ["appear root"])
    app.settle()
    #expect(app.warnings.isEmpty)
  }

  @Test("A screen of a saved value keeps its state while the path grows")
  func stateOfSavedValue() throws {
    let app = try app(["Swift.Int", "1"])
    app.tap("count 0")
    model.path.append(2)
    app.settle()
    app.back()
    app.settle()
    #expect(app.visibleTexts.prefix(2) == ["number 1", "count 1"])
  }
}

private struct DeclaringOnPushed: View {
  @ObservedObject var model: StackModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root")
        .onAppear { model.log.add("appear root") }
        .navigationDestination(for: Int.self) { number in
          Text("number \(number)")
            .onAppear { model.log.add("appear number") }
            .navigationDestination(for: Bool.self) { Text("bool \($0 ? "true" : "false")") }
        }
    }
  }
}
