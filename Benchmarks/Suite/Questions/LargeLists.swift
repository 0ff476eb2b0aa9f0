import BenchmarkKit

#if !canImport(Darwin)
import Combine
import AppUnderTest
import NavigationShim
import SwiftUI
#endif

extension Benchmark {
  #if canImport(Darwin)
  /// None: lists are made on the emulator, which isn't built where SwiftUI is.
  static let lists: [Benchmark] = []
  #else
  /// What links cost as the rows of a list.
  static let lists = [largeLists]

  /// The number of rows that a screen may show at once, from which on the growth is fitted: what
  /// an app costs without a row counts in a shorter list.
  private static let leastGrowingCount = 100

  /// Lists of links to values, against lists of text.
  static let largeLists = Benchmark(
    "lists",
    asks: "What do links to values cost as the rows of a list, against rows of text?",
    upTo: 10_000
  ) { measuring in
    var section = BenchmarkSection("lists", title: "Large lists of links, or of text")
    var rows = StackKind.allCases.map { ListSeries($0) }
    for count in measuring.depths {
      for index in rows.indices { rows[index].measure(count, measuring) }
    }
    for row in rows { section.add(row.text, row.link, row.ratio) }
    for row in rows { section.add(row.bodies, row.push) }
    for series in rows.flatMap({ [$0.text, $0.link] }) {
      section.add(series.fits("time to launch", from: leastGrowingCount))
    }
    section.note(
      """
      An app is launched with a list of this many rows at the root of its stack, on the emulator, \
      which makes all rows of a list. A row is a text, or a link to a value with a text for its \
      label; "chain of links" and "native stack" are what shows the stack. The time is that of the \
      whole launch, divided by the rows, and most of it is the emulator's own; it is the median of \
      \(ListSeries.samples.usual) samples, of \(ListSeries.samples.quick) with `--quick`.
      """
    )
    section.note(
      """
      Bodies are all that are evaluated, the package's own among them: in the launch per row, and \
      for a push on top of the list as they are. The growth is fitted from \(leastGrowingCount) \
      rows on.
      """
    )
    return section
  }
  #endif
}

#if !canImport(Darwin)
/// What shows a stack.
private enum StackKind: CaseIterable {
  case links, native

  var name: String {
    switch self {
    case .links: "chain of links"
    case .native: "native stack"
    }
  }

  var host: NavigationHost {
    switch self {
    case .links: .links
    case .native: .native
    }
  }
}

/// What is measured of lists in one kind of stack.
private struct ListSeries {
  /// How many samples are taken of a launch, which takes long enough for the clock.
  static let samples = (usual: 7, quick: 3)

  let kind: StackKind
  var text: Series
  var link: Series
  var ratio: Series
  var bodies: Series
  var push: Series

  init(_ kind: StackKind) {
    self.kind = kind
    text = Series("text, \(kind.name)", .nanoseconds, per: "row")
    link = Series("link, \(kind.name)", .nanoseconds, per: "row")
    ratio = Series("link, \(kind.name)", .ratio, to: "text")
    bodies = Series("link, \(kind.name)", .evaluations, per: "row")
    push = Series("a push, \(kind.name)", .evaluations)
  }

  @MainActor
  mutating func measure(_ count: Int, _ measuring: Measuring) {
    let times = TimeComparison(
      of: [
        .launch(of: TextList(count: count), in: kind),
        .launch(of: LinkList(count: count), in: kind),
      ],
      samples: measuring.isQuick ? Self.samples.quick : Self.samples.usual,
      sampleTime: 0
    )
    text.add(.sampled(times.times[0].divided(by: Double(count))), at: count)
    link.add(.sampled(times.times[1].divided(by: Double(count))), at: count)
    ratio.add(.sampled(times.ratio(of: 1, to: 0)), at: count)
    let app = ListedApp(LinkList(count: count), in: kind)
    bodies.add(.exact(Double(app.evaluations) / Double(count)), at: count)
    push.add(.exact(Double(app.evaluationsOfPush())), at: count)
  }
}

extension Workload {
  fileprivate static func launch<Rows: View & Sendable>(
    of rows: Rows,
    in kind: StackKind
  ) -> Workload {
    Workload(
      "lists",
      prepare: { ListedApp?.none },
      run: { $0 = ListedApp(opaque(rows), in: kind) },
      isDone: { $0?.depth == 0 }
    )
  }
}

/// An app with a list at the root of its stack.
@MainActor
private struct ListedApp {
  private let model = ListModel()
  private let app: EmulatedApp

  init<Rows: View>(_ rows: Rows, in kind: StackKind) {
    let model = model
    app = EmulatedApp(stacks: kind.host) { ListRoot(model: model, rows: rows) }
    app.settle()
  }

  var depth: Int { app.depth }
  /// How many bodies have been evaluated.
  var evaluations: Int { app.evaluations.values.reduce(0, +) }

  /// Counts the bodies that a push evaluates.
  func evaluationsOfPush() -> Int {
    app.resetCounts()
    model.path.append(0)
    app.settle()
    let shown = app.depth
    precondition(shown == 1, "a list's app shows \(shown) screens instead of one")
    return evaluations
  }
}

private final class ListModel: ObservableObject {
  @Published var path = Shim.NavigationPath()
}

private struct ListRoot<Rows: View>: View {
  @ObservedObject var model: ListModel
  let rows: Rows

  var body: some View {
    Shim.NavigationStack(path: $model.path) {
      rows.navigationDestination(for: Int.self) { Text("screen \($0)") }
    }
  }
}

private struct TextList: View {
  let count: Int

  var body: some View { List(0..<count) { Text("row \($0)") } }
}

private struct LinkList: View {
  let count: Int

  var body: some View { List(0..<count) { Shim.NavigationLink("row \($0)", value: $0) } }
}
#endif
