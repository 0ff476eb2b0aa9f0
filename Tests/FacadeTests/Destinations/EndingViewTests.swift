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
      let app = await model.launched(host)
      await app.settle { model.items[5] = true }
      model.whenOff = { app.inTurns(turns) { model.items[5] = true } }
      await app.settle { model.path = [1] }
      ends.append("\(app.visibleTexts) \(model.path) \(model.isOn(5))")
      var writes = 0
      model.whenOff = { writes += 1 }
      await app.settle { (model.path, model.items[5]) = ([2], false) }
      ends[ends.count - 1] += ", \(app.visibleTexts) \(writes)"
    }
    expect(ends[1], is: ends[0])
  }

  @Test("a view comes by the latest binding, and cuts no path set as another view ends")
  func request() async {
    for isPathSet in [false, true] {
      let model = RowsModel()
      let app = await model.launched(.links)
      await app.settle { (model.path, model.items[7]) = (isPathSet ? [1, 2] : [1], isPathSet) }
      model.whenOff = { [unowned model] in (model.path, model.whenOff) = ([1, 2, 3], {}) }
      model.items[6] = true
      if !isPathSet { app.inTurns(3) { model.offset = 7 } }
      await app.settle()
      expect(app, sees: isPathSet ? "number 3" : "number 1")
      expect(model.isOn(6), is: !isPathSet)
    }
  }
}

@MainActor
private final class RowsModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var items = Dictionary(uniqueKeysWithValues: (5...9).map { ($0, false) })
  @Published var offset = 5
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

  /// Launches an app whose root, the number 0, and whose screens present a view by a row's binding.
  func launched(_ host: NavigationHost) async -> AppUnderTest {
    await launchedApp(host) { bound in
      NavigationStack(path: bound.path) {
        self.screen(0).navigationDestination(for: Int.self) { self.screen($0) }
      }
    }
  }

  private func screen(_ number: Int) -> some View {
    let id = number + offset
    let isShown = Binding(get: { self.isOn(id) }, set: { self.turn(id, $0) })
    return Text("number \(number)").navigationDestination(isPresented: isShown) { Text("shown") }
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
