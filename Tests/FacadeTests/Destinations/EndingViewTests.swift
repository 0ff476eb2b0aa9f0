#if os(Linux)
import SwiftUI
import Testing

@MainActor
@Suite("Changes of the app as a presented view ends")
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

  @Test("a view that people have left stays away while the app refuses to turn its binding off")
  func refusedEnd() async {
    for host in NavigationHost.both {
      let model = RowsModel()
      let app = await model.launchedApp(host) { [model] _ in
        let isShown = Binding(get: { model.isOn(5) }, set: { if $0 { model.turn(5, true) } })
        NavigationStack {
          Text("\(model.items.count) rows").navigationDestination(isPresented: isShown) {
            Text("shown")
          }
        }
      }
      await app.settle { model.items[5] = true }
      await app.goBack()
      await app.settle { model.items[7] = false }
      expect(app, sees: "3 rows")
      expect(model.isOn(5), is: true)
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
