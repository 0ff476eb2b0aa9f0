import Foundation
import NavigationShim
import TestSupport

/// A random walk through an app with columns, and its first difference from the app's state.
///
/// In the widths that all sides have, all sides go through it alike. In a calm walk each step meets an app idle, and
/// in a hasty one it comes at any time.
@MainActor
package struct ColumnWalk {
  package enum Pace: String, CaseIterable, Sendable {
    case calm, hasty
  }

  package private(set) var fault: Fault?
  private var walkers: [Walker]
  private var chooser: StepChooser
  private let pace: Pace
  private let seed: UInt64

  /// Whether only link stacks play: the emulated SwiftUI has no compact width, and shows nothing in the next column.
  private let isOfLinks: Bool
  private let plan: ColumnPlan
  private var steps: [String] = []

  package struct Fault {
    package let kind: String
    package let story: String
  }

  package static func play(seed: UInt64, _ pace: Pace, on sides: [Side]) async -> Fault? {
    var walk = ColumnWalk(seed: seed, pace, on: sides)
    await walk.play()
    return walk.fault.map {
      Fault(kind: $0.kind, story: "seed \(seed), \(walk.plan): \(walk.story) | \($0.story)")
    }
  }

  private init(seed: UInt64, _ pace: Pace, on sides: [Side]) {
    self.pace = pace
    self.seed = seed
    isOfLinks = sides == [.links]
    var chooser = StepChooser(flow: .atlas, generator: SeededGenerator(seed: seed))
    plan = ColumnPlan(
      hasShelves: chooser.chance(2),
      rows: chooser.element(
        ["links", "texts", "tags"] + (isOfLinks ? ["several", "positions"] : [])
      ) ?? "links",
      // Whether the first selection empties a path that belongs to its stack isn't known of SwiftUI.
      detail: chooser.element(
        ["path", "path", "id", "per row", "plain"] + (isOfLinks ? ["own"] : [])
      ) ?? "path"
    )
    let behavior = HostBehavior(followsUnseenScreens: chooser.chance(2))
    let plan = plan
    walkers = sides.map { Walker(ColumnApp(plan, on: $0, behavior), plan, on: $0) }
    self.chooser = chooser
  }

  private var story: String { steps.joined(separator: ", ") }

  private mutating func play() async {
    for walker in walkers { await walker.app.screen.settle() }
    if isOfLinks, chooser.chance(2) { await take(.app("width", 0)) }
    if mayRefuse, chooser.chance(2) { await take(.app("refuse", chooser.number(below: 3) + 1)) }
    for _ in 0..<14 where fault == nil {
      guard let action = action() else { continue }
      await take(action)
    }
    guard fault == nil else { return }
    for index in walkers.indices {
      await walkers[index].app.screen.settle()
      await walkers[index].app.screen.wait(20_000)
      note(walkers[index].faultAtRest, on: index)
      if let leftover = await walkers[index].app.screen.leftovers().first {
        note("at the end, something is left: \(leftover)", on: index)
      }
      walkers[index].app.screen.end()
    }
  }

  private mutating func take(_ action: Action) async {
    steps.append("\(action)")
    LastWords.note("a \(pace) walk, seed \(seed), \(plan): \(story)")
    let pause = chooser.element([0, 16, 100, 350, 600] as [Int64]) ?? 0
    for index in walkers.indices {
      walkers[index].begin()
      let isDone = await walkers[index].perform(action)
      switch pace {
      case .calm:
        await walkers[index].app.screen.settle()
        await walkers[index].app.screen.wait(1_500)
        if isDone { note(walkers[index].fault(after: action), on: index) }
      case .hasty:
        await walkers[index].app.screen.wait(pause)
        walkers[index].forget()
      }
    }
    guard fault == nil, pace == .calm, let first = walkers.first?.seen else { return }
    for index in walkers.indices.dropFirst() where walkers[index].seen != first {
      note("the sides differ after \(action.kind)", on: index)
    }
  }

  private mutating func note(_ reason: String?, on index: Int) {
    guard fault == nil, let reason else { return }
    let seen = walkers.map { "\($0.side.rawValue): \($0.seen)" }.joined(separator: "; ")
    let kind = reason.components(separatedBy: ": ")[0]
    fault = Fault(kind: "\(walkers[index].side.rawValue), \(kind)", story: "\(reason); \(seen)")
  }

  private var mayRefuse: Bool { !["several", "positions"].contains(plan.rows) }

  private mutating func action() -> Action? {
    guard let walker = walkers.first else { return nil }
    let screen = walker.app.screen
    let number = chooser.number(below: 3) + 1
    switch chooser.number(below: 24) {
    case 0..<9:
      let others = isOfLinks ? [] : ["settings", "item", "flag"]
      return chooser.element(screen.enabledLabels.filter { !others.contains($0) }).map { .tap($0) }
    case 9..<12: return .back
    case 12 where screen.depth > 0: return .backTo(chooser.number(below: screen.depth))
    case 13 where screen.hasSheet: return .dismissSheet
    case 14: return .pictures
    default: break
    }
    var names = ["select", "clear", "clear all", "path", "append", "link", "sheet", "year"]
    names.append(mayRefuse ? "refuse" : "edit")
    if isOfLinks { names += ["item", "no item", "flag", "width"] }
    return chooser.element(names).map { .app($0, $0 == "select" ? number * 10 : number) }
  }
}

extension ColumnWalk {
  fileprivate enum Action {
    case tap(String)
    case back
    case backTo(Int)
    case dismissSheet

    /// The system takes snapshots of the app in both widths, in the background.
    case pictures
    case app(String, Int)

    var kind: String {
      switch self {
      case .tap(let label): "a tap on " + label.filter { !$0.isNumber }
      case .back: "back"
      case .backTo: "back by the menu"
      case .dismissSheet: "a dismissed sheet"
      case .pictures: "pictures"
      case .app(let name, _): "the app's " + name
      }
    }

    func taps(_ prefix: String) -> Bool {
      if case .tap(let label) = self { label.hasPrefix(prefix) } else { false }
    }

    func isApps(_ names: String...) -> Bool {
      if case .app(let name, _) = self { names.contains(name) } else { false }
    }
  }

  @MainActor
  fileprivate struct Walker {
    let app: ColumnApp
    let side: Side
    private let plan: ColumnPlan
    private var before: Seen

    /// Whether the link to a view is what was chosen last in its column.
    ///
    /// What hasty steps choose last isn't known.
    private var hasChosenSettings: Bool? = false

    init(_ app: ColumnApp, _ plan: ColumnPlan, on side: Side) {
      self.app = app
      self.plan = plan
      self.side = side
      before = Seen(app)
    }

    var seen: Seen { Seen(app) }

    mutating func begin() { before = Seen(app) }

    func perform(_ action: Action) async -> Bool {
      let screen = app.screen
      switch action {
      case .tap(let label): return await screen.tap(label)
      case .back: return await screen.back()
      case .backTo(let depth): return await screen.back(to: depth)
      case .dismissSheet: return await screen.dismissSheet()
      case .pictures:
        await screen.leave()
        await screen.wait(200)
        for _ in 0..<2 {
          app.perform("width", 0)
          await screen.update()
          await screen.wait(100)
        }
        await screen.comeBack()
      case .app(let name, let number):
        app.perform(name, number)
        await screen.update()
      }
      return true
    }

    mutating func forget() { hasChosenSettings = nil }
  }
}

private struct Seen: Equatable, CustomStringConvertible {
  let texts: [String]
  let facts: [String: [Int]]

  @MainActor
  init(_ app: ColumnApp) {
    texts = app.screen.visibleTexts
    facts = app.facts()
  }

  subscript(_ name: String) -> [Int] { facts[name] ?? [] }

  func has(_ name: String) -> Bool { !self[name].isEmpty }

  func shows(_ prefix: String) -> Bool { texts.contains { $0.hasPrefix(prefix) } }

  var description: String {
    let state = facts.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
    return "\(texts) with \(state.map { "\($0.key) \($0.value)" })"
  }
}

extension ColumnWalk.Walker {
  mutating func fault(after action: ColumnWalk.Action) -> String? {
    let now = seen
    follow(action, now)
    return faultOfChange(action, now) ?? faultAtRest.map { "\($0), after \(action.kind)" }
  }

  private mutating func follow(_ action: ColumnWalk.Action, _ now: Seen) {
    let list = plan.hasShelves ? "shelf" : "rows"
    if action.taps("settings") {
      hasChosenSettings = true
    } else if selects(action, now) || now.has(list) && now[list] != before[list]
      || now.has("item") && now["item"] != before["item"]
      || now.has("flag") && !before.has("flag") || now["compact"] != before["compact"]
    {
      hasChosenSettings = false
    }
    if now.has("compact") { hasChosenSettings = now.shows("the settings") }
  }

  /// Whether a step is a tap in the sidebar's list, and the list has what was tapped selected then.
  private func selects(_ action: ColumnWalk.Action, _ now: Seen) -> Bool {
    if plan.hasShelves { return action.taps("shelf") }
    guard case .tap(let label) = action, label.hasPrefix("row"), !now.has("edited") else {
      return false
    }
    return now["rows"].contains { label == "row \($0 / 10)" }
  }

  private func isOtherShown(_ seen: Seen) -> Bool {
    seen.shows("noted") || seen.shows("raised") || seen.shows("the settings")
  }

  /// The changes that the step doesn't explain.
  private func faultOfChange(_ action: ColumnWalk.Action, _ now: Seen) -> String? {
    let isCompact = now.has("compact") && !now.has("sheet")
    switch action {
    case .pictures: if now != before { return "pictures change something" }
    case .app("year", _), .app("refuse", _),
      .app("no item", _) where !before.has("item"):
      if now.facts != before.facts { return "something changes by itself" }
    case .tap(let label) where label.hasPrefix("filter"):
      if now.facts.filter({ $0.key != "filter" }) != before.facts.filter({ $0.key != "filter" }) {
        return "a filter changes something else"
      }
      if !now.has("filter") { return "a filter isn't chosen" }
    case .tap(let label) where label.hasPrefix("row") && before.has("edited"):
      // A list in edit mode selects identities.
      guard let number = label.split(separator: " ").last.flatMap({ Int($0) }) else { break }
      let identity = plan.rows == "positions" ? number : number * 10
      let changes = Set(now["rows"]).symmetricDifference(before["rows"])
      if changes.isEmpty { return "a row can't be selected in edit mode" }
      if changes != [identity] { return "edit mode selects something else" }
    case .tap(let label) where label.hasPrefix("row"):
      guard let number = label.split(separator: " ").last.flatMap({ Int($0) }) else { break }
      if now["rows"] != [number * 10], now["rows"] != before["rows"] {
        return "a tap selects something else"
      }
      if isCompact, now["rows"] == [number * 10], !showsDetail(now) {
        return "a tap opens nothing"
      }
      if isCompact, now["rows"] != [number * 10], now.texts != before.texts {
        return "a refused row opens something"
      }
    case .tap(let label) where label.hasPrefix("shelf"):
      if isCompact, !now.shows("row"), !showsDetail(now) || !now.has("rows") {
        return "a tap on a shelf opens nothing"
      }
    case .app("select", _), .app("link", _):
      let isListThere = !plan.hasShelves || now.has("shelf") && !isOtherShown(before)
      let isNew = now["rows"] != before["rows"] && isListThere
      if isCompact, isNew, !now.has("edited"), !showsDetail(now) {
        return "the app selects, and no detail comes"
      }
    case .back, .backTo:
      guard isCompact, !showsDetail(now), showsDetail(before) else { break }
      if now.has("rows") { return "back keeps the selection" }
      if now.has("path"), ["path", "id"].contains(plan.detail) { return "back keeps the path" }
    default: break
    }
    return faultOfPath(action, now)
  }

  private func faultOfPath(_ action: ColumnWalk.Action, _ now: Seen) -> String? {
    if action.isApps("path", "append", "link") || action.taps("on to") { return nil }
    if plan.detail == "per row", now["rows"] != before["rows"] { return nil }
    switch action {
    case .back, .backTo: return nil
    default: break
    }
    return now["path"] == before["path"] ? nil : "the path has changed by \(action.kind)"
  }

  private func showsDetail(_ seen: Seen) -> Bool { seen.shows("root") || seen.shows("place") }

  private func detail(_ now: Seen) -> String? {
    let row = now["rows"].first.map(String.init) ?? "none"
    switch plan.detail {
    case "own": return nil
    case "plain": return "root \(row)"
    default: return now["path"].last.map { "place \($0)" } ?? "root \(row)"
    }
  }

  private func showsRightDetail(_ now: Seen) -> Bool {
    detail(now).map(now.texts.contains) ?? showsDetail(now)
  }

  /// The difference from the app's state.
  var faultAtRest: String? {
    let now = seen
    let faults = app.screen.warnings.failedChecks
    if !faults.isEmpty { return "a check has failed: \(faults)" }
    if !app.screen.violations.isEmpty { return "a host was misused: \(app.screen.violations)" }
    if now.has("sheet") != now.shows("filter"), isColumnOfSheetShown(now) {
      return "a sheet is up, or not"
    }
    guard !now.has("sheet") else { return nil }
    return now.has("compact") ? faultInCompactWidth(now) : faultSideBySide(now)
  }

  /// Whether the column that presents the sheet shows its own view, or is below one that does.
  private func isColumnOfSheetShown(_ now: Seen) -> Bool {
    guard plan.hasShelves else { return true }
    if now.has("compact") { return now.has("shelf") && !now.has("item") && !now.has("flag") }
    return !now.has("item") && !now.has("flag") && hasChosenSettings == false
  }

  private func faultOfDestinations(_ now: Seen) -> String? {
    let isItemShown = now.shows("noted")
    let isFlagShown = now.shows("raised")
    if isItemShown, !now.has("item") { return "an item is shown that isn't there" }
    if isFlagShown, !now.has("flag") { return "a flag is shown that is off" }
    if now.has("item") || now.has("flag"), !isItemShown, !isFlagShown {
      return "an item or a flag isn't shown"
    }
    return nil
  }

  private func faultSideBySide(_ now: Seen) -> String? {
    if let fault = faultOfDestinations(now) { return fault }
    let isOther = now.has("item") || now.has("flag") || hasChosenSettings != false
    if !now.shows(plan.hasShelves ? "shelf" : "row") { return "no sidebar" }
    if hasChosenSettings == true, !now.has("item"), !now.has("flag"), !now.shows("the settings") {
      return "what was chosen last isn't shown"
    }
    if hasChosenSettings == false, now.shows("the settings") {
      return "what was chosen before is shown"
    }
    if plan.hasShelves, !isOther, !now.shows("row") { return "no rows" }
    if plan.hasShelves || !isOther, !showsRightDetail(now) { return "another detail" }
    return nil
  }

  private func faultInCompactWidth(_ now: Seen) -> String? {
    if let fault = faultOfDestinations(now) { return fault }
    let isDetail = showsDetail(now)
    if isDetail, !showsRightDetail(now) { return "another detail" }
    if isDetail, !now.has("rows") { return "no row, and the detail" }
    let isRows = !isDetail && now.shows("row") && plan.hasShelves
    // Beside the sidebar, rows are shown without a shelf as well, and stay there as the columns collapse.
    if isRows, before.has("shelf"), !now.has("shelf") { return "no shelf, and the rows" }
    if !isDetail, !["row", "shelf", "noted", "raised", "the settings"].contains(where: now.shows) {
      return "nothing is shown"
    }
    return nil
  }
}
