import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A stack that is out of sight", .misusesNoHost, .needs(.countingScreens))
struct HiddenStackTests {
  @Test(
    "What is presented while it is hidden stays asked for, and is shown when the stack is",
    arguments: HiddenCase.all
  )
  func presented(_ hidden: HiddenCase) async {
    let model = HiddenModel(hidden)
    let app = await model.launched(hidden)
    await hidden.way.hide(model, app)
    model.ask(for: hidden.request)
    await app.settle()
    expect(model.isAsked(for: hidden.request), is: true)
    await hidden.way.show(model, app)
    expect(app, sees: "presented", depth: hidden.path.count + 1)
    expect(model.isAsked(for: hidden.request), is: true)
    expect(model.path, is: hidden.path)
    await app.goBack()
    expect(model.isAsked(for: hidden.request), is: false)
    expect(app, depth: hidden.path.count)
  }
}

#if os(Linux)
/// What the emulator alone knows.
@MainActor
@Suite("A stack that is said to have gone, and stays", .misusesNoHost)
struct LingeringStackTests {
  nonisolated private static let behaviors = [
    HostBehavior(disappearsWhereItStays: true),
    HostBehavior(lag: 16_000_000, disappearsWhereItStays: true),
    HostBehavior(disappearsWhereItStays: true, animatesEveryUpdate: true),
  ]

  @Test("shows a path that is set as its tab is selected, at any moment", arguments: behaviors)
  func everyMoment(behavior: HostBehavior) async {
    for moment in [0, 1, 10, 17, 30, 100, 400, 640, 660, 1_000] as [Int64] {
      let (hidden, model, app) = await launched(behavior, [7])
      await hidden.way.hide(model, app)
      model.tab = 0
      await app.wait(moment)
      await app.settle { model.path = [1, 2, 3] }
      expect(model.path, is: [1, 2, 3], "\(moment) ms")
      expect(app, depth: 3, "\(moment) ms")
    }
  }

  private func launched(
    _ behavior: HostBehavior,
    _ path: [Int]
  ) async -> (HiddenCase, HiddenModel, AppUnderTest) {
    let hidden = HiddenCase(
      host: .links,
      behavior: behavior,
      way: .otherTab,
      request: .item,
      path: path
    )
    let model = HiddenModel(hidden)
    return (hidden, model, await model.launched(hidden))
  }
}
#endif

@MainActor
@Suite("A sheet of a screen that is out of sight", .misusesNoHost)
struct HiddenSheetTests {
  @Test(
    "goes when its tab is selected again, if a new path lacks the screen",
    .needs(.countingScreens),
    arguments: NavigationHost.both
  )
  func goes(host: NavigationHost) async {
    let model = SheetModel()
    let app = await AppUnderTest.settled(host) {
      Observing(model) { bound in
        TabView(selection: bound.tab) {
          NavigationStack(path: bound.path) {
            Text("root").navigationDestination(for: Int.self) { _ in
              Text("screen").sheet(isPresented: bound.hasSheet) { Text("sheet") }
            }
          }
          .tabItem { Text("first") }
          .tag(0)
          Text("other").tabItem { Text("second") }.tag(1)
        }
      }
    }
    await app.settle { model.hasSheet = true }
    expect(app, texts: ["sheet"])
    model.tab = 1
    await app.settle { model.path = [] }
    await app.settle { model.tab = 0 }
    expect(app, texts: ["root", "first", "second"], depth: 0)
  }
}

@MainActor
private final class SheetModel: ObservableObject {
  @Published var tab = 0
  @Published var path = [1]
  @Published var hasSheet = false
}

/// A way for a stack to get out of sight.
@MainActor
enum HidingWay: CaseIterable {
  case otherTab, neverSelectedTab, cover, leftApp

  /// What the running system has.
  nonisolated static let here = allCases.filter { $0 != .cover || Ability.covering.isHere }

  fileprivate func hide(_ model: HiddenModel, _ app: AppUnderTest) async {
    switch self {
    case .otherTab: model.tab = 1
    case .neverSelectedTab: break
    case .cover: model.isCovered = true
    case .leftApp: await app.leave()
    }
    await app.settle()
  }

  fileprivate func show(_ model: HiddenModel, _ app: AppUnderTest) async {
    switch self {
    case .otherTab, .neverSelectedTab: model.tab = 0
    case .cover: model.isCovered = false
    case .leftApp: await app.comeBack()
    }
    await app.settle()
  }
}

/// What asks for a view to be presented.
enum HiddenRequest: CaseIterable {
  case isPresented, item, link
}

struct HiddenCase: CustomTestStringConvertible {
  let host: NavigationHost
  let behavior: HostBehavior
  let way: HidingWay
  let request: HiddenRequest
  let path: [Int]

  static let all = hosts.flatMap { host, behavior in
    HidingWay.here.flatMap { way in
      HiddenRequest.allCases.flatMap { request in
        [[], [1], [1, 2]].map { path in
          HiddenCase(host: host, behavior: behavior, way: way, request: request, path: path)
        }
      }
    }
  }

  private static let hosts =
    NavigationHost.both.filter { $0 == .native }.map { ($0, HostBehavior()) }
    + ([HostBehavior()] + HostBehavior.unasked).map { (NavigationHost.links, $0) }

  var testDescription: String { "\(host) \(way) \(request) \(path) \(behavior)" }
}

@MainActor
private final class HiddenModel: ObservableObject {
  @Published var tab = 0
  @Published var isCovered = false
  @Published var path: [Int] = []
  @Published var isPresented = false
  @Published var item: String?
  @Published var isActive = false
  let request: HiddenRequest
  /// The number on the screen that presents.
  let owner: Int

  init(_ hidden: HiddenCase) {
    path = hidden.path
    owner = hidden.path.last ?? 0
    request = hidden.request
    tab = hidden.way == .neverSelectedTab ? 1 : 0
  }

  func launched(_ hidden: HiddenCase) async -> AppUnderTest {
    await AppUnderTest.settled(hidden.host, behavior: hidden.behavior) {
      Observing(self) { bound in
        TabView(selection: bound.tab) {
          NavigationStack(path: bound.path) {
            HiddenScreen(model: self, number: 0)
              .navigationDestination(for: Int.self) { HiddenScreen(model: self, number: $0) }
          }
          .tabItem { Text("first") }
          .tag(0)
          Text("other")
            .tabItem { Text("second") }
            .tag(1)
        }
        .covered(if: bound.isCovered)
      }
    }
  }

  func ask(for request: HiddenRequest) {
    switch request {
    case .isPresented: isPresented = true
    case .item: item = "item"
    case .link: isActive = true
    }
  }

  func isAsked(for request: HiddenRequest) -> Bool {
    switch request {
    case .isPresented: isPresented
    case .item: item != nil
    case .link: isActive
    }
  }
}

private struct HiddenScreen: View {
  @ObservedObject var model: HiddenModel
  let number: Int

  var body: some View {
    if number != model.owner {
      Text("screen \(number)")
    } else {
      switch model.request {
      case .isPresented:
        Text("screen \(number)")
          .navigationDestination(isPresented: $model.isPresented) { Text("presented") }
      case .item:
        Text("screen \(number)")
          .navigationDestination(item: $model.item) { _ in Text("presented") }
      case .link:
        NavigationLink("link", isActive: $model.isActive) { Text("presented") }
      }
    }
  }
}
