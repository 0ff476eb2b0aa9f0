#if os(Linux)
import SwiftUI
import Testing

@MainActor
@Suite("Changes of the app as a presented view ends")
struct EndingViewTests {
  @Test("a path that an app sets as a view ends is kept whole", arguments: [1, 2, 3, 4])
  func pathSetInSetter(count: Int) async {
    var ends: [String] = []
    for host in [NavigationHost.native, .links] {
      let model = ChainModel()
      let app = await AppUnderTest.settled(host) { ChainRoot(model: model) }
      await app.settle { model.isHigh = true }
      model.onEnd = { [unowned model] in model.path = Array(7..<7 + count) }
      await app.settle { model.isLow = true }
      ends.append("\(model.path) \(app.titles.map { $0 ?? "-" }) \(model.isLow) \(model.isHigh)")
    }
    expect(ends[1], is: ends[0])
  }

  @Test("a path that begins with the elements that another view has replaced is shown, too")
  func appendedInSetter() async {
    var ends: [String] = []
    for host in [NavigationHost.native, .links] {
      let model = ChainModel()
      let app = await AppUnderTest.settled(host) { ChainRoot(model: model) }
      await app.settle { model.isHigh = true }
      model.onEnd = { [unowned model] in model.path.append(4) }
      await app.settle { model.isLow = true }
      ends.append("\(model.path) \(app.titles.map { $0 ?? "-" }) \(model.isLow) \(model.isHigh)")
    }
    expect(ends[1], is: ends[0])
  }

  @Test("a row's binding isn't touched once the row and its data are gone", arguments: [0, 1, 2])
  func removedRow(kind: Int) async {
    var ends: [String] = []
    for host in [NavigationHost.native, .links] {
      let model = RowsModel()
      let app = await AppUnderTest.settled(host) { RowsRoot(model: model) }
      if kind == 2 {
        await app.settle { model.isOn = true }
      } else {
        await app.settle { model.path = [1] }
      }
      await app.settle { model.items[5] = true }
      let sees = app.visibleTexts
      model.strangeReads = 0
      await app.settle {
        model.items = [:]
        switch kind {
        case 0: model.path = [2]
        case 1: model.path = []
        default: model.isOn = false
        }
      }
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
  @Published var isOn = false
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

private struct RowsRoot: View {
  @ObservedObject var model: RowsModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationTitle("root")
        .navigationDestination(for: Int.self) { number in
          Rows(model: model).navigationTitle("\(number)")
        }
        .navigationDestination(isPresented: $model.isOn) {
          Rows(model: model).navigationTitle("rows")
        }
    }
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
