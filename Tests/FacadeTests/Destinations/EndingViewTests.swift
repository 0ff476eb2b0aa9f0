#if os(Linux)
import SwiftUI
import Testing

@MainActor
@Suite("Changes of the app as a presented view ends", .traced)
struct EndingViewTests {
  @Test("a row's binding isn't touched once the row and its data are gone", arguments: [[2], []])
  func removedRow(path: [Int]) async {
    var ends: [String] = []
    for host in [NavigationHost.native, .links] {
      let model = RowsModel()
      let app = await model.launchedApp(host) { bound in
        NavigationStack(path: bound.path) {
          Text("root").navigationTitle("root").navigationDestination(for: Int.self) {
            Rows(model: model).navigationTitle("\($0)")
          }
        }
      }
      await app.settle { model.path = [1] }
      await app.settle { model.items[5] = true }
      let sees = app.visibleTexts
      model.strangeReads = 0
      await app.settle { (model.items, model.path) = ([:], path) }
      ends.append("\(sees) \(model.path) \(app.titles.map { $0 ?? "-" }) \(model.strangeReads)")
    }
    expect(ends[1], is: ends[0])
  }

  @Test(
    "a view whose modifier is removed goes with what is above, also if people don't go back after all",
    arguments: [HostBehavior(), HostBehavior(canBeAsked: false)],
    [false, true]
  )
  func removedModifier(behavior: HostBehavior, isHeld: Bool) async {
    let model = RowsModel()
    let app = await model.launchedApp(.links, behavior) { _ in
      NavigationStack {
        Text("root")
        if !model.items.isEmpty {
          Text("more").navigationDestination(isPresented: .constant(true)) {
            Text("view").navigationDestination(isPresented: .constant(true)) { Text("above") }
          }
        }
      }
    }
    if isHeld { expect(await app.beginSwipeBack(), is: true) }
    model.items = [:]
    await app.wait(100)
    await app.cancelSwipeBack()
    await app.settle()
    expect(app, texts: ["root"])
  }

  @Test("a view whose binding is on again a turn or two later is shown again", arguments: [1, 2])
  func turnedOnAgain(turns: Int) async {
    var ends: [String] = []
    for host in [NavigationHost.native, .links] {
      let model = RowsModel()
      let app = await model.launchedApp(host) { [model] bound in
        NavigationStack(path: bound.path) {
          Text("root").navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationDestination(
              isPresented: Binding(get: { model.isOn(5) }, set: { model.turn(5, $0) })
            ) { Text("shown") }
        }
      }
      await app.settle { model.items[5] = true }
      model.whenOff = { app.inTurns(turns) { model.items[5] = true } }
      await app.settle { model.path = [1] }
      ends.append("\(app.visibleTexts) \(model.path) \(model.isOn(5))")
      model.whenOff = {}
    }
    expect(ends[1], is: ends[0])
  }
}

@MainActor
private final class RowsModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var items: [Int: Bool] = [5: false, 6: false]
  var strangeReads = 0
  var whenOff: @MainActor () -> Void = {}

  func isOn(_ id: Int) -> Bool {
    guard let isOn = items[id] else {
      strangeReads += 1
      return true
    }
    return isOn
  }

  func turn(_ id: Int, _ isOn: Bool) {
    if items[id] == nil { strangeReads += 1 } else { items[id] = isOn }
    if !isOn { whenOff() }
  }
}

private struct Rows: View {
  @ObservedObject var model: RowsModel

  var body: some View {
    VStack {
      ForEach(model.items.keys.sorted(), id: \.self) { id in
        NavigationLink(
          isActive: Binding {
            model.isOn(id)
          } set: {
            model.turn(id, $0)
          },
          destination: { Text("item \(id)").navigationTitle("item \(id)") },
          label: { Text("open \(id)") }
        )
      }
    }
  }
}
#endif
