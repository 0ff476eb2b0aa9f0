import SwiftUI
import Testing

@MainActor
private final class Model: ObservableObject {
  @Published var count = 0
}

private struct Observer: View {
  @ObservedObject var model: Model

  var body: some View { Text("observes \(model.count)") }
}

private struct Owner: View {
  @StateObject private var model = Model()
  @State private var other = 0

  var body: some View {
    VStack {
      Text("owns \(model.count), \(other)")
      Button("count") { model.count += 1 }
      Button("other") { other += 1 }
    }
  }
}

private struct Bystander: View {
  let model: Model

  var body: some View {
    VStack {
      Text("stands by \(model.count)")
      Observer(model: model)
    }
  }
}

private struct Finder: View {
  @EnvironmentObject private var model: Model

  var body: some View { Text("finds \(model.count)") }
}

private struct Wrong: View {
  @ObservedObject var model: Model

  var body: some View {
    if model.count == 1 { model.count = 2 }
    return Text("wrong \(model.count)")
  }
}

@MainActor
@Suite("Observed objects")
struct ObservationTests {
  @Test("A state object is made once and kept")
  func stateObjectIsKept() {
    let app = EmulatedApp { Owner() }
    app.tap("count")
    app.tap("other")
    #expect(app.visibleTexts.first == "owns 1, 1")
  }

  @Test("Only those who observe an object are evaluated")
  func onlyObserversAreEvaluated() {
    let model = Model()
    let app = EmulatedApp { Bystander(model: model) }
    app.resetCounts()
    model.count = 1
    #expect(app.visibleTexts == ["stands by 0", "observes 1"])
    #expect(app.evaluations == ["Observer": 1])
  }

  @Test("An object of the environment is found and observed")
  func environmentObjectIsObserved() {
    let model = Model()
    let app = EmulatedApp { Finder().environmentObject(model) }
    model.count = 1
    #expect(app.visibleTexts == ["finds 1"])
  }

  @Test("An object is released with the view that owns it")
  func stateObjectIsReleased() {
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      let app = EmulatedApp { Bystander(model: model) }
      app.update()
      app.end()
    }
    #expect(weakModel == nil)
  }

  @Test("A change while a body is evaluated is a violation")
  func changeDuringEvaluationIsViolation() {
    let model = Model()
    let app = EmulatedApp { Wrong(model: model) }
    model.count = 1
    #expect(app.violations.map(\.kind) == [.changeDuringEvaluation])
  }
}
