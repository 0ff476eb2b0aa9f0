#if os(Linux)
import Combine
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import NavigationShim

/// Random walks of one stack in a tab, on random hosts in each safe mode: once idle, the screens are the path, and a
/// tap pushes one screen.
@MainActor
@Suite("A link stack on random hosts")
struct HostWalkTests {
  @Test("shows its path after each step of the day's walks", arguments: HostWalk.Mode.allCases)
  func walk(mode: HostWalk.Mode) async {
    let day = UInt64(Date().timeIntervalSince1970 / 86_400)
    await walk(from: day << 16, mode)
  }

  @Test(
    "shows its path after each step of the same walks as ever",
    .traced,
    arguments: HostWalk.Mode.allCases
  )
  func sameWalk(mode: HostWalk.Mode) async { await walk(from: 0, mode) }

  private func walk(from seed: UInt64, _ mode: HostWalk.Mode) async {
    for number in 0..<UInt64(6 * sweep(of: 50)) {
      var walk = HostWalk(seed: seed + number, mode)
      // A report has the stacks of this walk alone.
      await LiveStacks.Scope.stacks.withValue(LiveStacks()) { await walk.play() }
      expect(walk.faults, is: [], "\(walk)")
    }
  }
}

@MainActor
struct HostWalk: @preconcurrency CustomStringConvertible {
  enum Mode: CaseIterable, Sendable {
    case automatic, always, never

    /// The app rules safe mode out at launch, and chooses it later, on a host whose transitions seem endless.
    case later
  }

  enum Step: Equatable {
    case path([Int]), tap, back, flag, home

    /// The root presents a view, which presents another one.
    case flags

    /// The app's binding answers a back with another path, or refuses it.
    case answeredBack([Int]?)

    /// A finger holds the screen, or another controller is on top of it for an hour, while the app sets a path.
    case hold([Int], milliseconds: Int64, finishes: Bool), foreign([Int])

    /// People leave the window, or select another tab, and the app sets a path.
    case window([Int]), tab([Int])

    /// The app selects another tab in `viewDidAppear` of the screen that comes.
    case tabOnAppear([Int])

    /// People tap on the screen behind a popover.
    case popover

    /// People pull a sheet down some milliseconds after the app has set a path.
    case sheet([Int], milliseconds: Int64)

    /// A value of each presented view changes at this rate for longer than a second.
    case changes(perSecond: Int64)
  }

  private static let hour: Int64 = 3_600_000

  let seed: UInt64
  let mode: Mode
  private(set) var steps: [Step] = []
  private(set) var faults: [String] = []

  /// The path that the app has set in the present step, if people haven't gone back since.
  private var lastSet: [Int]?
  private var generator: SeededGenerator
  private let behavior: HostBehavior
  private let model = HostWalkModel()

  init(seed: UInt64, _ mode: Mode) {
    self.seed = seed
    self.mode = mode
    generator = SeededGenerator(seed: seed)
    behavior = .random(in: mode, using: &generator)
    if mode == .always {
      let pacings: [NavigationPacing] = [
        .settled, .settled(fallbackSeconds: 0.1), .fixed(seconds: 0),
      ]
      model.pacing = pacings.randomElement(using: &generator) ?? .settled
    }
    model.safeMode = [.automatic: .automatic, .always: .always][mode] ?? .never
  }

  var description: String { "\(mode), seed \(seed), \(steps)" }

  mutating func play() async {
    let app = await AppUnderTest.settled(.links, behavior: behavior) { [model] in
      HostWalkTabs(model: model)
    }
    if mode == .later { await app.update { model.safeMode = .always } }
    for _ in 0..<10 where faults.isEmpty {
      let step = step()
      steps.append(step)
      lastSet = nil
      let violations = app.violations.count
      await take(step, app)
      await rest(app)
      if case .path = step {
        faults += app.violations.dropFirst(violations).filter { $0.kind == .pushDuringTransition }
          .map { "\($0)" }
      }
      await check(app)
    }
    if faults.isEmpty { faults = await app.leftovers() }
    app.end()
  }

  private mutating func step() -> Step {
    let path = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      Int.random(in: 1...3, using: &generator)
    }
    return switch Int.random(in: 0..<20, using: &generator) {
    case 0..<3: .path(path)
    case 3..<6: .tap
    case 6: .back
    case 7: .answeredBack(Bool.random(using: &generator) ? path : nil)
    // A stack that has given up tries again by a tap on a link, which presented views don't have.
    case 8: mode == .never || Bool.random(using: &generator) ? .flag : .flags
    case 9: .hold(path, milliseconds: holding(), finishes: .random(using: &generator))
    case 10: .foreign(path)
    case 11: .window(path)
    case 12: .tab(path)
    case 13...14: .tabOnAppear(path)
    case 15: .popover
    case 16: .sheet(path, milliseconds: [0, 8, 16, 100].randomElement(using: &generator) ?? 0)
    case 17: .changes(perSecond: Bool.random(using: &generator) ? 60 : 120)
    default: .home
    }
  }

  private mutating func take(_ step: Step, _ app: AppUnderTest) async {
    switch step {
    case .path(let path): set(path)
    case .home: _ = await app.back(to: 0)
    case .back: _ = await app.back()
    case .answeredBack(let path):
      model.answer = path ?? model.path
      _ = await app.back()
      await rest(app)
      model.answer = nil
    case .tap: await tap(app)
    case .flag: model.flag.toggle()
    case .flags: (model.flag, model.upperFlag) = (true, true)
    case .hold(let path, let time, let finishes):
      guard await app.beginSwipeBack() else { return }
      await wait(time, after: path, app)
      if finishes { lastSet = nil }
      if finishes { await app.finishSwipeBack() } else { await app.cancelSwipeBack() }
    case .foreign(let path):
      guard app.emulated.pushStranger(for: Self.hour * 2_000_000) else { return }
      await wait(Self.hour, after: path, app)
      await app.wait(Self.hour)
    case .window(let path):
      app.emulated.leaveWindow()
      await setUnseen(path, app)
      app.emulated.comeBackToWindow()
    case .tab(let path):
      await app.update { model.tab = 2 }
      await setUnseen(path, app)
      model.tab = 1
    case .tabOnAppear(let path):
      model.leavingNumber = (model.path.last ?? 0) + 1
      await tap(app)
      model.leavingNumber = nil
      if model.tab == 2 { await setUnseen(path, app) }
      model.tab = 1
    case .popover:
      model.hasPopover = true
      await rest(app)
      await tap(app)
      model.hasPopover = false
    case .sheet(let path, let time):
      model.hasSheet = true
      await rest(app)
      await app.update { set(path) }
      await app.wait(time)
      app.emulated.dismissSheet(holding: .milliseconds(500))
    case .changes(let rate):
      model.flag = true
      await rest(app)
      for _ in 0..<rate * 9 / 8 {
        model.value += 1
        await app.wait(1_000 / rate)
      }
    }
  }

  private mutating func set(_ path: [Int]) {
    model.path = path
    lastSet = path
  }

  /// Taps the link on top, which pushes one screen.
  private mutating func tap(_ app: AppUnderTest) async {
    let path = model.path
    guard !model.flag, await app.tap("next") else { return }
    await rest(app)
    if mode == .never, model.path == path { return }
    if model.path != path + [(path.last ?? 0) + 1] {
      faults.append("a tap makes \(path) \(model.path)")
    }
  }

  /// In safe mode not an hour: a stack that can't see the finger gives up meanwhile.
  private mutating func holding() -> Int64 {
    let times: [Int64] = [
      100, 1_000, 10_000, mode == .always || mode == .later ? 3_000 : Self.hour,
    ]
    return times.randomElement(using: &generator) ?? 100
  }

  private mutating func wait(_ time: Int64, after path: [Int], _ app: AppUnderTest) async {
    var waits = 0
    let isNew = path != model.path
    app.note { if $0.contains(": wait ") { waits += 1 } }
    await app.update { set(path) }
    await app.wait(time)
    app.note { _ in }
    // Under a finger, one in three seconds.
    if waits > 1_200 { faults.append("\(waits) waits in an hour") }
    if isNew, !NavigationDiagnostics.report.contains(" path \(path.count) ") {
      faults.append("a report without the change")
    }
  }

  /// Sets a path while nothing may be sent.
  private mutating func setUnseen(_ path: [Int], _ app: AppUnderTest) async {
    await app.wait(5_000)
    var sent: [String] = []
    app.note { if $0.contains(": link "), $0.hasSuffix(" on") { sent.append($0) } }
    await app.update { set(path) }
    await app.wait(20_000)
    app.note { _ in }
    if !sent.isEmpty { faults.append("sent out of view: \(sent)") }
  }

  /// Waits until the app is idle; with transitions that seem endless, for as long as a link needs in safe mode.
  private func rest(_ app: AppUnderTest) async {
    if mode == .later { await app.wait(120_000) } else { await app.settle() }
  }

  private mutating func check(_ app: AppUnderTest) async {
    let wanted = { [model] in
      model.path.map(String.init) + (model.flag ? ["flag"] : [])
        + (model.upperFlag ? ["upper flag"] : [])
    }
    if let lastSet, model.path != lastSet { faults.append("\(lastSet) became \(model.path)") }
    // Under `.never` a stack that has given up tries again when people tap.
    if mode == .never {
      for _ in 0..<8 where app.shown != wanted() {
        _ = await app.tap("next")
        await rest(app)
      }
    }
    if app.shown != wanted() { faults.append("\(app.shown) in place of \(wanted())") }
    if model.flag, !model.upperFlag, !app.visibleTexts.contains("value \(model.value)") {
      faults.append("an old value: \(app.visibleTexts)")
    }
    let warnings = app.warnings.take()
    if !warnings.isEmpty { faults.append("\(warnings)") }
  }
}

extension HostBehavior {
  fileprivate static func random(
    in mode: HostWalk.Mode,
    using generator: inout SeededGenerator
  ) -> HostBehavior {
    var behavior = HostBehavior.random(mayBeSilent: false, using: &generator)
    behavior.followsUnseenScreens = .random(using: &generator)
    behavior.delaysTurns = .random(using: &generator)
    behavior.transition = 350_000_000
    let isReportedGone = Bool.random(using: &generator)
    switch mode {
    case .automatic: break
    case .always:
      behavior.avoidWhatNeedsAsking()
      behavior.disappearsWhereItStays = isReportedGone
    case .never:
      let first = Int.random(in: 2...12, using: &generator)
      behavior.ignoredUpdates = Set(first...first + 6)
    case .later:
      behavior.avoidWhatNeedsAsking()
      behavior.transitionsStay = true
    }
    return behavior
  }
}

@MainActor
private final class HostWalkModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var flag = false
  @Published var upperFlag = false
  @Published var value = 0
  @Published var hasPopover = false
  @Published var hasSheet = false
  @Published var tab = 1
  @Published var safeMode = NavigationSafeMode.automatic
  @Published var leavingNumber: Int?
  var pacing = NavigationPacing.settled
  var answer: [Int]?

  var boundPath: [Int] {
    get { path }
    set {
      path = answer.flatMap { newValue.count < path.count ? $0 : nil } ?? newValue
    }
  }
}

private struct HostWalkTabs: View {
  @ObservedObject var model: HostWalkModel

  var body: some View {
    TabView(selection: $model.tab) {
      NavigationStack(path: $model.boundPath) {
        HostWalkScreen(model: model, number: 0)
          .navigationTitle("root")
          .navigationDestination(for: Int.self) { number in
            HostWalkScreen(model: model, number: number).navigationTitle("\(number)")
          }
          .navigationDestination(isPresented: $model.flag) {
            Presented(value: model.value, isUpperShown: $model.upperFlag)
          }
      }
      .navigationSafeMode(model.safeMode)
      .navigationPacing(model.pacing)
      .popover(isPresented: $model.hasPopover) { Text("popover") }
      .sheet(isPresented: $model.hasSheet) { Text("sheet") }
      .tabItem { Text("first") }.tag(1)
      Text("other").tabItem { Text("second") }.tag(2)
    }
  }

  private struct Presented: View {
    let value: Int
    @Binding var isUpperShown: Bool

    var body: some View {
      Text("value \(value)").navigationTitle("flag")
        .navigationDestination(isPresented: $isUpperShown) {
          Text("upper").navigationTitle("upper flag")
        }
    }
  }
}

private struct HostWalkScreen: View {
  @ObservedObject var model: HostWalkModel
  let number: Int

  var body: some View {
    VStack {
      NavigationLink("next", value: number + 1)
      if model.leavingNumber == number { LeavingTab(model: model) }
    }
  }
}

/// Selects the other tab in `viewDidAppear`.
private struct LeavingTab: UIViewControllerRepresentable {
  let model: HostWalkModel

  final class Controller: UIViewController {
    var model: HostWalkModel?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      model?.tab = 2
    }
  }

  func makeUIViewController(context: Context) -> Controller {
    let controller = Controller()
    controller.model = model
    return controller
  }

  func updateUIViewController(_ controller: Controller, context: Context) {}
}
#endif
