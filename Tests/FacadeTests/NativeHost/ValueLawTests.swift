#if os(Linux)
import Combine
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import NavigationShim

/// Random walks of an app whose values have every law, on both hosts and on SwiftUI alone.
@MainActor
@Suite("Values of every law")
struct ValueLawTests {
  @Test("show the same on all sides in a random walk", arguments: Laws.allCases)
  func walk(law: Laws) async {
    // A seed that has been looked at proves nothing.
    var seed = UInt64(Date().timeIntervalSince1970 * 1000)
    let columns = [(Writing.atOnce, Layout.columns)]
    let saved = [.asJSON] + Array(repeating: Writing.inFile, count: 4)
    let writings = [.atOnce, .inNextTurn, .refusingBacks] + (law == .badHash ? saved : [])
    for (writing, layout) in writings.map({ ($0, Layout.stack) }) + columns {
      // A navigation link to a value in a sidebar without a selection leads nowhere on the link stack, which waits for
      // destinations of saved elements.
      let isNative = layout == .columns || writing == .inFile
      let hosts: [NavigationHost?] = isNative ? [.native, nil] : [.native, .links, nil]
      let sides = hosts.map { LawApp($0, law, writing, layout) }
      for side in sides { await side.launch() }
      seed += 1
      var generator = SeededGenerator(seed: seed)
      var steps: [LawStep] = []
      for _ in 0..<24 {
        let step = LawStep.random(in: layout, writing, using: &generator)
        steps.append(step)
        let former = sides.map { ($0.seen, $0.topInPath) }
        for side in sides { await side.take(step) }
        let seen = sides.map(\.seen)
        // Alone, the emulated stack leaves a screen whose removal the app refuses. No path with a NaN equals itself.
        let control = writing == .refusingBacks ? seen[1] : seen[sides.count - 1]
        let areAlike = seen[0] == control && (seen[1] == control || law == .notANumber)
        // An equal value that the app sets leaves the screen as it is, on each side. So does a tap on a link in an
        // earlier column that leads there again.
        let isRead = zip(sides, former).dropLast().allSatisfy { side, former in
          side.topInPath == side.top || (side.seen, side.topInPath) == former
        }
        let areReadable = !step.isTap || law == .notANumber || isRead
        guard areAlike, areReadable else {
          let ends = zip(sides, seen).map { "\($0.name): \($1), \($0.topInPath ?? "nothing") read" }
          Issue.record("\(law), \(writing), \(layout), seed \(seed), \(steps): \(ends)")
          break
        }
      }
      for side in sides.dropLast() {
        await side.take(.set([]))
        let kept = await side.countAfterRemovingLinks()
        expect(kept, is: 0, "objects of removed links, \(law), \(side.name), seed \(seed)")
      }
      for side in sides { side.end() }
    }
  }
}

@MainActor
@Suite("A value of many that are equal", .misusesNoHost)
struct ManyLinksTests {
  @Test("a tap among 3,000 links reads the one that was tapped, also below an equal one")
  func many() async {
    let app = LawApp(.native, .byNumber, .atOnce, count: 3_000)
    await app.launch()
    await app.take(.tap(0))
    expect(app.topInPath, is: "0 new")
    await app.take(.tapTwin(0))
    expect(app.namesInPath, is: ["new", "twin"])
  }
}

/// The storage behind an app's binding.
private enum Writing: Sendable {
  case atOnce, inNextTurn, refusingBacks

  /// The model keeps the path's JSON, and makes a path at each read.
  case asJSON

  /// A file keeps the path, and the destinations are declared by SwiftUI's modifiers.
  case inFile
}

private enum Layout: Sendable {
  case stack, columns
}

enum Laws: CaseIterable, Sendable {
  case byNumber, badHash, notANumber, unencodable, object, changingHash, aroundObject

  fileprivate func value(_ number: Int, _ name: String) -> any LawValue {
    switch self {
    case .byNumber: ByNumber(number: number, name: name)
    case .badHash: BadHash(number: number, name: name)
    case .notANumber: NotANumber(number: number, name: name)
    case .unencodable: Unencodable(number: number, name: name)
    case .object: Item(number, name)
    case .changingHash: Renamed(number, name)
    case .aroundObject: Around.item(Renamed(number, name))
    }
  }
}

private protocol LawValue: Hashable {
  var number: Int { get }
  var name: String { get }
}

private struct ByNumber: LawValue {
  let number: Int
  let name: String

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
}

private struct BadHash: LawValue, Codable {
  let number: Int
  let name: String

  func hash(into hasher: inout Hasher) {}
}

private struct NotANumber: LawValue {
  let number: Int
  let name: String
  var ratio = Double.nan
}

private struct Unencodable: LawValue, Codable {
  let number: Int
  let name: String
  var height = Double.infinity
}

private class Item: LawValue {
  let number: Int
  var name: String

  init(_ number: Int, _ name: String) {
    self.number = number
    self.name = name
  }

  static func == (lhs: Item, rhs: Item) -> Bool { lhs.number == rhs.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private struct WeakItem {
  weak var item: Item?
}

private final class Renamed: Item {
  override func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private enum Around: LawValue {
  case item(Renamed)

  var number: Int { item.number }
  var name: String { item.name }

  var item: Renamed {
    switch self {
    case .item(let item): item
    }
  }
}

private enum LawStep {
  /// Taps a link on the top screen, or one beside it with an equal value, or one in the sidebar.
  case tap(Int), tapTwin(Int), tapInSidebar(Int)

  case back, append(Int), removeLast, set([Int]), rename

  /// The app ends, and is launched again. Its new version may lack the type of an element that is added to the file.
  case relaunch(addsElement: Bool)

  var isTap: Bool {
    switch self {
    case .tap, .tapTwin, .tapInSidebar: true
    default: false
    }
  }

  static func random(
    in layout: Layout,
    _ writing: Writing,
    using generator: inout SeededGenerator
  ) -> LawStep {
    let number = Int.random(in: 0..<3, using: &generator)
    if writing == .inFile {
      let steps: [LawStep] = [
        .relaunch(addsElement: false), .relaunch(addsElement: number == 0), .back, .tap(number),
        .append(number),
      ]
      return steps.randomElement(using: &generator) ?? .back
    }
    return switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: .tap(number)
    case 2, 3: layout == .columns ? .tapInSidebar(number) : .tapTwin(number)
    case 4, 5: .back
    case 6: .append(number)
    case 7: .removeLast
    case 8: .rename
    default: .set(Array(0..<number))
    }
  }
}

@MainActor
private final class LawModel: ObservableObject {
  let law: Laws
  @Published var values: [any LawValue]

  /// Values that are equal to them.
  @Published private(set) var twins: [any LawValue]

  private var objects: [WeakItem] = []

  @Published private var storedPath = NavigationPath()
  @Published private var storedApples = SwiftUI.NavigationPath()
  @Published private var json = Data("[]".utf8)
  private let isJSON: Bool
  private var journey: SavedJourney?

  init(_ law: Laws, _ writing: Writing, count: Int) {
    self.law = law
    isJSON = writing == .asJSON
    journey = writing == .inFile ? try? SavedJourney() : nil
    values = []
    twins = []
    values = (0..<count).map { made($0, "new") }
    twins = (0..<3).map { made($0, "twin") }
  }

  private func made(_ number: Int, _ name: String) -> any LawValue {
    let value = law.value(number, name)
    if let item = value as? Item ?? (value as? Around)?.item {
      objects.append(WeakItem(item: item))
    }
    return value
  }

  func rename(to name: String) { values = values.map { made($0.number, name) } }

  func removeLinks() {
    values = []
    twins = []
  }

  /// The objects among the values that are alive.
  var liveCount: Int { objects.count { $0.item != nil } }

  var path: NavigationPath {
    get {
      let saved = isJSON ? decoded(NavigationPath.CodableRepresentation.self) : nil
      return saved.map { NavigationPath($0) } ?? journey?.store.path ?? storedPath
    }
    set {
      journey?.store.path = newValue
      if isJSON { encode(newValue.codable) } else { storedPath = newValue }
    }
  }

  var apples: SwiftUI.NavigationPath {
    get {
      let saved = isJSON ? decoded(SwiftUI.NavigationPath.CodableRepresentation.self) : nil
      return saved.map { SwiftUI.NavigationPath($0) } ?? storedApples
    }
    set { if isJSON { encode(newValue.codable) } else { storedApples = newValue } }
  }

  private func decoded<Saved: Decodable>(_ type: Saved.Type) -> Saved? {
    try? JSONDecoder().decode(type, from: json)
  }

  func relaunch(addingElement addsElement: Bool) {
    func restored(_ saved: String) -> String {
      let others = saved == "[]" ? "]" : "," + saved.dropFirst()
      return addsElement ? #"["App.Gone","{}""# + others : saved
    }
    journey = try? SavedJourney(saved: restored(journey?.text ?? "[]"))
    encode(apples.codable)
    json = Data(restored(String(decoding: json, as: UTF8.self)).utf8)
    let saved = decoded(SwiftUI.NavigationPath.CodableRepresentation.self)
    storedApples = saved.map { SwiftUI.NavigationPath($0) } ?? SwiftUI.NavigationPath()
  }

  private func encode(_ representation: (some Encodable)?) {
    if let new = try? representation.map(JSONEncoder().encode) { json = new }
  }

  /// Changes the path, of either kind.
  func change(
    _ change: (inout NavigationPath) -> Void,
    alone: (inout SwiftUI.NavigationPath) -> Void
  ) {
    change(&path)
    alone(&apples)
  }

  func append(_ value: any LawValue) {
    func add<V: LawValue>(_ value: V) {
      if let codable = value as? any (LawValue & Codable) { return addCodable(codable) }
      change {
        $0.append(value)
      } alone: {
        $0.append(value)
      }
    }
    func addCodable<V: LawValue & Codable>(_ value: V) {
      change {
        $0.append(value)
      } alone: {
        $0.append(value)
      }
    }
    add(value)
  }
}

@MainActor
private final class LawApp {
  let name: String
  private let host: NavigationHost?
  private let writing: Writing
  fileprivate let layout: Layout
  private let model: LawModel
  private var app: AppUnderTest?
  private var renames = 0

  init(
    _ host: NavigationHost?,
    _ law: Laws,
    _ writing: Writing,
    _ layout: Layout = .stack,
    count: Int = 3
  ) {
    self.host = host
    self.layout = layout
    self.writing = writing
    name = host.map { "\($0)" } ?? "alone"
    model = LawModel(law, writing, count: count)
  }

  func launch() async {
    app = await AppUnderTest.settled(host ?? .native) { [self] in
      Observing(self.model) { _ in LawView(model: self.model, app: self, isAlone: self.host == nil)
      }
    }
  }

  func end() { app?.end() }

  func take(_ step: LawStep) async {
    guard let app else { return }
    switch step {
    case .tap(let number): await press("link \(number)")
    case .tapTwin(let number): await press("twin \(number)")
    // Of several screens, an equal value that replaces all looks like the lowest, as Limits says.
    case .tapInSidebar(let number): if depth < 2 { await press("sidebar \(number)") }
    case .back: if app.depth > 0 { await app.goBack() }
    case .append(let number): model.append(model.values[number])
    case .removeLast:
      model.change {
        $0.pop()
      } alone: {
        if !$0.isEmpty { $0.removeLast() }
      }
    case .set(let numbers):
      model.change {
        $0 = .init()
      } alone: {
        $0 = .init()
      }
      for number in numbers { model.append(model.values[number]) }
    case .rename:
      renames += 1
      model.rename(to: "renamed \(renames)")
    case .relaunch(let addsElement):
      await app.leave()
      app.end()
      model.relaunch(addingElement: addsElement)
      return await launch()
    }
    await app.settle()
  }

  private func press(_ label: String) async {
    if let app, app.visibleTexts.contains(label) { await app.press(label) }
  }

  func countAfterRemovingLinks() async -> Int {
    model.removeLinks()
    await app?.settle()
    return model.liveCount
  }

  private var depth: Int { host == nil ? model.apples.count : model.path.count }

  var top: String? {
    app?.visibleTexts.first { $0.hasPrefix("value ") }.map { String($0.dropFirst(6)) }
  }

  var isSaved: Bool { writing == .inFile }

  var seen: String { "\(top ?? "root"), path \(depth)" }

  var namesInPath: [String] { model.path.elements.compactMap { ($0.value as? any LawValue)?.name } }

  var topInPath: String? {
    guard let value = model.path.elements.last?.value as? any LawValue else {
      return model.path.lastValue(of: BadHash.self).map { "\($0.number) \($0.name)" }
    }
    return "\(value.number) \(value.name)"
  }

  /// A binding that takes a path as the walk has it.
  func binding<Path>(
    _ keyPath: ReferenceWritableKeyPath<LawModel, Path>,
    count: @escaping (Path) -> Int
  ) -> Binding<Path> {
    Binding { [model] in
      model[keyPath: keyPath]
    } set: { [self] new in
      let set = { @MainActor [model] in model[keyPath: keyPath] = new }
      switch writing {
      case .atOnce, .asJSON, .inFile: set()
      case .inNextTurn: app?.emulated.inNextTurn(set)
      case .refusingBacks: if count(new) >= count(model[keyPath: keyPath]) { set() }
      }
    }
  }
}

private struct LawView: View {
  @ObservedObject var model: LawModel
  let app: LawApp
  let isAlone: Bool

  var body: some View {
    switch (app.layout, isAlone) {
    case (.stack, _): stack
    case (.columns, true):
      SwiftUI.NavigationSplitView {
        LawLinks(model: model, isAlone: isAlone, label: "sidebar")
      } detail: {
        stack
      }
      .environment(\.horizontalSizeClass, .regular)
    case (.columns, false):
      NavigationSplitView {
        LawLinks(model: model, isAlone: isAlone, label: "sidebar")
      } detail: {
        stack
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }

  @ViewBuilder
  private var stack: some View {
    if isAlone {
      SwiftUI.NavigationStack(path: app.binding(\.apples) { $0.count }) { linksToSwiftUIs }
    } else if app.isSaved {
      NavigationStack(path: app.binding(\.path) { $0.count }) { linksToSwiftUIs }
    } else {
      NavigationStack(path: app.binding(\.path) { $0.count }) {
        links
          .navigationDestination(for: ByNumber.self, destination: screen)
          .navigationDestination(for: BadHash.self, destination: screen)
          .navigationDestination(for: NotANumber.self, destination: screen)
          .navigationDestination(for: Unencodable.self, destination: screen)
          .navigationDestination(for: Item.self, destination: screen)
          .navigationDestination(for: Renamed.self, destination: screen)
          .navigationDestination(for: Around.self, destination: screen)
      }
    }
  }

  private var linksToSwiftUIs: some View {
    links
      .navigationDestination(for: ByNumber.self, destination: screen, since: .init())
      .navigationDestination(for: BadHash.self, destination: screen, since: .init())
      .navigationDestination(for: NotANumber.self, destination: screen, since: .init())
      .navigationDestination(for: Unencodable.self, destination: screen, since: .init())
      .navigationDestination(for: Item.self, destination: screen, since: .init())
      .navigationDestination(for: Renamed.self, destination: screen, since: .init())
      .navigationDestination(for: Around.self, destination: screen, since: .init())
  }

  private var links: some View {
    VStack {
      LawLinks(model: model, isAlone: isAlone, label: "link")
      if app.layout == .stack {
        LawLinks(model: model, isAlone: isAlone, label: "twin", values: model.twins)
      }
    }
  }

  private func screen(_ value: some LawValue) -> some View {
    VStack {
      Text("value \(value.number) \(value.name)")
      links
    }
  }
}

/// Links whose labels don't change with their values.
private struct LawLinks: View {
  @ObservedObject var model: LawModel
  let isAlone: Bool
  let label: String
  var values: [any LawValue]?

  var body: some View {
    let values = values ?? model.values
    VStack {
      ForEach(Array(values.indices), id: \.self) { index in
        link(to: values[index], "\(label) \(index)")
      }
    }
  }

  private func link(to value: any LawValue, _ label: String) -> AnyView {
    func plain<V: LawValue>(_ value: V) -> AnyView {
      isAlone
        ? AnyView(SwiftUI.NavigationLink(label, value: value))
        : AnyView(NavigationLink(label, value: value))
    }
    func codable<V: LawValue & Codable>(_ value: V) -> AnyView {
      isAlone
        ? AnyView(SwiftUI.NavigationLink(label, value: value))
        : AnyView(NavigationLink(label, value: value))
    }
    if let value = value as? any (LawValue & Codable) { return codable(value) }
    return plain(value)
  }
}
#endif
