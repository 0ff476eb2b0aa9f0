#if os(Linux)
import SwiftUI
import Testing

@MainActor
@Suite("Changes of the app as a presented view ends")
struct EndingViewTests {
  // The last one begins with the elements that the other view has replaced.
  @Test(
    "a path that an app sets as a view ends is kept whole",
    arguments: [[7], [7, 8], [7, 8, 9], [7, 8, 9, 10], [1, 2, 3, 4]]
  )
  func pathSetInSetter(path: [Int]) async {
    var ends: [String] = []
    for host in [NavigationHost.native, .links] {
      let model = ChainModel()
      let app = await AppUnderTest.settled(host) { ChainRoot(model: model) }
      await app.settle { model.isHigh = true }
      model.onEnd = { [unowned model] in model.path = path }
      await app.settle { model.isLow = true }
      ends.append("\(model.path) \(app.titles.map { $0 ?? "-" }) \(model.isLow) \(model.isHigh)")
    }
    expect(ends[1], is: ends[0])
  }

  @Test("a row's binding isn't touched once the row and its data are gone", arguments: [[2], []])
  func removedRow(path: [Int]) async {
    var ends: [String] = []
    for host in [NavigationHost.native, .links] {
      let model = RowsModel()
      let app = await AppUnderTest.settled(host) {
        Observing(model) { bound in
          NavigationStack(path: bound.path) {
            Text("root").navigationTitle("root").navigationDestination(for: Int.self) {
              Rows(model: model).navigationTitle("\($0)")
            }
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
}

@MainActor
private final class ChainModel: ObservableObject {
  @Published var path = [1, 2, 3]
  @Published var isLow = false
  @Published var isHigh = false {
    didSet { if oldValue, !isHigh { onEnd() } }
  }
  var onEnd: () -> Void = {}
}

private struct ChainRoot: View {
  @ObservedObject var model: ChainModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationTitle("root").navigationDestination(for: Int.self) {
        ChainScreen(model: model, number: $0)
      }
    }
  }
}

private struct ChainScreen: View {
  @ObservedObject var model: ChainModel
  let number: Int

  var body: some View {
    Text("number \(number)").navigationTitle("\(number)")
      .navigationDestination(
        isPresented: number == 1 ? $model.isLow : number == 3 ? $model.isHigh : .constant(false)
      ) {
        Text("view").navigationTitle(number == 1 ? "low" : "high")
      }
  }
}

@MainActor
private final class RowsModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var items: [Int: Bool] = [5: false, 6: false]
  var strangeReads = 0

  func isOn(_ id: Int) -> Bool {
    guard let isOn = items[id] else {
      strangeReads += 1
      return true
    }
    return isOn
  }

  func turn(_ id: Int, _ isOn: Bool) {
    if items[id] == nil { strangeReads += 1 } else { items[id] = isOn }
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
