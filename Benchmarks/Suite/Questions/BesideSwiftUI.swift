import BenchmarkKit

#if !canImport(Darwin)
import AppTesting
import NavigationShim
import SidesOnShim
import SidesOnSwiftUI
import SwiftUI
#endif

extension Benchmark {
  #if canImport(Darwin)
  /// None: the views run on the emulator, which isn't built where SwiftUI is.
  static let besideSwiftUI: [Benchmark] = []
  #else
  /// The same views on SwiftUI alone, on the package over it, and on the package over links.
  static let besideSwiftUI =
    [
      push("push", "A push, compared with SwiftUI alone", StackShape(.text)),
      push(
        "declared",
        "A push, compared with SwiftUI alone, destinations declared in a view of its own",
        StackShape(.text, declaresApart: true)
      ),
      pushOver("list", "in a view of its own", StackShape(.value)),
      pushOver("inline", "in the view that owns the path", .init(.value, isInline: true)),
    ] + [
      rows("text", "text", StackShape(.text)),
      rows("value", "links to values", StackShape(.value)),
      rows("view", "links to views", StackShape(.view)),
    ]

  /// One push on a stack of a depth.
  private static func push(_ name: String, _ title: String, _ shape: StackShape) -> Benchmark {
    comparison("native.\(name)", title, upTo: 100, .depth) { measuring, section in
      section.compare(measuring) { side, depth in
        .act(of: side, shape, rows: 0, depth: depth) { $0.push() }
      }
      section.note(meaning)
    }
  }

  /// A push over a list.
  private static func pushOver(_ name: String, _ place: String, _ shape: StackShape) -> Benchmark {
    let title = "A push over a list \(place), compared with SwiftUI alone"
    return comparison("native.\(name)", title, upTo: 1000, .rows) { measuring, section in
      section.compare(measuring) { side, count in
        .act(of: side, shape, rows: count, depth: 0) { $0.push() }
      }
    }
  }

  /// A launch with a list.
  private static func rows(_ name: String, _ words: String, _ shape: StackShape) -> Benchmark {
    let title = "A list of \(words), compared with SwiftUI alone"
    return comparison("lists.\(name)", title, upTo: 1000, .rows) { measuring, section in
      section.compare(measuring, per: "row") { .launch(of: $0, shape, rows: $1) }
      section.note(
        """
        A launch, divided by the rows. The emulator makes all rows of a list; SwiftUI makes those \
        that are seen.
        """
      )
    }
  }

  private static func comparison(
    _ name: String,
    _ title: String,
    upTo greatest: Int,
    _ axis: BenchmarkSection.Axis,
    _ fill: @escaping @MainActor (Measuring, inout BenchmarkSection) -> Void
  ) -> Benchmark {
    Benchmark(name, upTo: greatest) { measuring in
      var section = BenchmarkSection(name, title: title, axis: axis)
      fill(measuring, &section)
      return section
    }
  }

  private static let meaning = """
    The same source is compiled on either side of the swap. Bodies are all that are evaluated: the \
    app's, the package's, and those of the emulator's own views, which are the same on all sides. \
    Calls are those of the app's closure for the destinations.
    """
  #endif
}

#if !canImport(Darwin)
/// What shows a stack.
private enum Side: CaseIterable {
  case alone, native, links, old

  var name: String {
    switch self {
    case .alone: "SwiftUI"
    case .native: "NavigationShim, iOS 16+"
    case .links: "NavigationShim, iOS 14–15"
    case .old: "NavigationView, iOS 14–15"
    }
  }

  @MainActor
  func launch(_ shape: StackShape, rows count: Int, depth: Int) -> LaunchedStack {
    let launched: LaunchedStack
    switch self {
    case .alone:
      let stack = SidesOnSwiftUI.ListedStack(shape, count: count, depth: depth)
      launched = LaunchedStack(
        app: EmulatedApp { stack.view },
        push: stack.push,
        calls: stack.calls
      )
    case .native, .links:
      let stack = SidesOnShim.ListedStack(shape, count: count, depth: depth)
      launched = LaunchedStack(
        app: EmulatedApp(stacks: self == .links ? .links : .native) {
          stack.view
        },
        push: stack.push,
        calls: stack.calls
      )
    case .old:
      launched = LaunchedStack(app: OldStack.app(rows: count)) {
        preconditionFailure("links to views are tapped")
      }
    }
    launched.app.settle()
    return launched
  }
}

/// An app that has come to rest.
@MainActor
private struct LaunchedStack {
  let app: EmulatedApp
  let push: @MainActor () -> Void
  var calls: @MainActor () -> Int = { 0 }

  var evaluations: Int { app.evaluations.values.reduce(0, +) }
}

/// Some work on a side: its time and allocations, and the bodies that it evaluates.
private struct SideWork {
  let workload: Workload
  let bodies: @MainActor () -> Int
  /// The calls of the app's closure for the destinations; `nil` where no work is about them.
  var calls: (@MainActor () -> Int)?

  /// A launch, until the app is at rest.
  @MainActor
  static func launch(of side: Side, _ shape: StackShape, rows count: Int) -> SideWork {
    SideWork(
      workload: Workload(
        "lists",
        prepare: { LaunchedStack?.none },
        run: { $0 = side.launch(opaque(shape), rows: count, depth: 0) },
        isDone: { $0?.app.depth == 0 }
      ),
      bodies: { side.launch(shape, rows: count, depth: 0).evaluations }
    )
  }

  /// What an app does that is at rest, until it is again.
  @MainActor
  static func act(
    of side: Side,
    _ shape: StackShape,
    rows count: Int,
    depth: Int,
    _ act: @escaping @MainActor (LaunchedStack) -> Void
  ) -> SideWork {
    let prepare: @MainActor () -> LaunchedStack = {
      let stack = side.launch(shape, rows: count, depth: depth)
      stack.app.resetCounts()
      return stack
    }
    let run: @MainActor (LaunchedStack) -> Void = {
      act($0)
      $0.app.settle()
    }
    return SideWork(
      workload: Workload(
        "native",
        prepare: prepare,
        run: { run($0) },
        isDone: { depth...depth + 1 ~= $0.app.depth && $0.evaluations > 0 }
      ),
      bodies: {
        let stack = prepare()
        run(stack)
        return stack.evaluations
      },
      calls: {
        let stack = prepare()
        let before = stack.calls()
        run(stack)
        return stack.calls() - before
      }
    )
  }
}

extension BenchmarkSection {
  /// Measures the same on each side.
  @MainActor
  fileprivate mutating func compare(
    _ measuring: Measuring,
    per part: String? = nil,
    _ work: @MainActor (Side, Int) -> SideWork
  ) {
    let sides = part == nil ? [Side.alone, .native, .links] : Side.allCases
    var times = sides.map { Series($0.name, .nanoseconds, per: part) }
    // The link stack takes the place of a `NavigationView`, where there is one.
    let references = sides.map { $0 == .links ? sides.firstIndex(of: .old) ?? 0 : 0 }
    var ratios = zip(sides, references).map { Series($0.name, .ratio, to: sides[$1].name) }
    var bodies = sides.map { Series($0.name, .bodies, per: part) }
    var calls = sides.map { Series($0.name, .calls) }
    var allocations = sides.map { Series($0.name, .allocations, per: part) }
    for size in measuring.depths {
      let works = sides.map { work($0, size) }
      let comparison = TimeComparison(
        of: works.map(\.workload),
        samples: measuring.isQuick ? 3 : size < 1000 ? 15 : 7,
        sampleTime: 0
      )
      let parts = part == nil ? 1 : Double(size)
      for index in sides.indices {
        times[index].add(.sampled(comparison.times[index].divided(by: parts)), at: size)
        if index > 0 {
          ratios[index].add(.sampled(comparison.ratio(of: index, to: references[index])), at: size)
        }
        bodies[index].add(.exact(Double(works[index].bodies()) / parts), at: size)
        if let count = works[index].calls?() { calls[index].add(.exact(Double(count)), at: size) }
        // Dictionaries and sets grow at other sizes in each run.
        let counts = (0..<3).compactMap { _ in works[index].workload.allocations(measuring.meter) }
        if !counts.isEmpty {
          let parted = counts.map { Double($0.count) / parts }
          allocations[index].add(.sampled(Distribution(parted)), at: size)
        }
      }
    }
    for series in times + ratios + bodies + calls + allocations { add(series) }
  }
}
#endif
