import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Screens that leave keep showing what they showed", .misusesNoHost)
struct LeavingScreensTests {
  private func launched(
    _ model: Leaving,
    _ behavior: HostBehavior = HostBehavior()
  ) async -> AppUnderTest {
    await AppUnderTest.settled(.links, behavior: behavior) { LeavingRoot(model: model) }
  }

  /// When a host reports that a screen was left.
  nonisolated private static let reports = [
    HostBehavior.DismissalReport.atStart, .beforeSettling, .afterSettling,
    .late(by: .milliseconds(100)),
  ]

  @Test("bindings turned off read false", .needs(.choosingBehavior, .swiping), arguments: reports)
  func readsOff(report: HostBehavior.DismissalReport) async {
    let behavior = HostBehavior(evaluatesLeftLinks: true, dismissalReport: report)
    // By the back button, or by a finger that lets go after milliseconds.
    for time in [nil, 0, 80, 160, 240, 320] as [Int64?] {
      let model = Leaving([1, 2])
      let app = await launched(model, behavior)
      if let time {
        expect(await app.beginSwipeBack(), is: true)
        await app.wait(time)
        await app.finishSwipeBack()
      } else {
        expect(await app.back(), is: true)
      }
      await app.settle()
      expect(model.path.count, is: 1)
      expect(app, warns: ["declared on more than one screen"])
    }
  }

  #if os(Linux)
  /// A screen that goes together with what has declared it, named as its text.
  enum Shown: String, CaseIterable {
    case number = "number 1"
    case text = "text of 1"
    case presented = "presented name"
    case item = "item 7"
    case linked = "linked name"

    @MainActor
    func set(_ isThere: Bool, in model: Leaving) {
      switch self {
      case .number:
        model.declaresNumbers = isThere
        model.path = NavigationPath(isThere ? [1] : [])
      case .text:
        model.path = NavigationPath(isThere ? [1] : [])
        if isThere { model.path.append("text") }
      case .presented: (model.isPresented, model.name) = (isThere, isThere ? "name" : nil)
      case .item: (model.item, model.note) = (isThere ? 7 : nil, isThere ? "" : "new")
      case .linked: (model.isLinked, model.name) = (isThere, isThere ? "name" : nil)
      }
    }
  }

  @Test("although the view that declares them goes", arguments: HostBehavior.all, Shown.allCases)
  func goes(behavior: HostBehavior, shown: Shown) async {
    let model = Leaving()
    let app = await launched(model, behavior)
    await app.settle { shown.set(true, in: model) }
    expect(app.contains(shown.rawValue), is: true)
    shown.set(false, in: model)
    await app.wait(100)
    expect(app.contains(shown.rawValue), is: true)
    await app.settle()
    expect(app, depth: 0)
  }
  #endif
}

#if os(Linux)
extension AppUnderTest {
  /// Whether a text is on any screen, even on a leaving one.
  fileprivate func contains(_ text: String) -> Bool { emulated.tree().contains("\"\(text)\"") }
}
#endif

@MainActor
final class Leaving: ObservableObject {
  @Published var path: NavigationPath
  @Published var declaresNumbers = true
  @Published var isPresented = false
  @Published var isLinked = false
  @Published var name: String?
  @Published var item: Int?
  @Published var note = ""

  init(_ numbers: [Int] = []) { path = NavigationPath(numbers) }
}

struct LeavingRoot: View {
  @ObservedObject var model: Leaving

  var body: some View {
    NavigationStack(path: $model.path) { root.navigationTitle("root") }
  }

  @MainActor @ViewBuilder private var root: some View {
    let content = VStack {
      Text(model.note)
      NavigationLink(isActive: $model.isLinked) {
        if let name = model.name { Text("linked \(name)") }
      } label: {
        Text("link")
      }
    }
    .navigationDestination(isPresented: $model.isPresented) {
      if let name = model.name { Text("presented \(name)") }
    }
    .navigationDestination(item: $model.item) { Text("item \($0)") }
    if model.declaresNumbers {
      content.navigationDestination(for: Int.self) { number in
        Text("number \(number)")
          .navigationTitle("\(number)")
          .navigationDestination(for: String.self) { Text("\($0) of \(number)") }
      }
    } else {
      content
    }
  }
}
