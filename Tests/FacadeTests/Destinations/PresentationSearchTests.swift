#if os(Linux)
import Combine
import SwiftUI
import Testing
import TestSupport

/// Small paths, with what views present above them, and two deeds at any distance in time: all ends as on the native
/// stack.
@MainActor
@Suite("What is presented is what SwiftUI presents", .needs(.countingScreens))
struct PresentationSearchTests {
  // One case in 97; `SWEEP=night swift test` plays all.
  @Test(
    "whatever the path, what is presented, and what two deeds make of it",
    arguments: PresentationCase.Distance.allCases
  )
  func all(distance: PresentationCase.Distance) async {
    for (number, example) in PresentationCase.all(distance).enumerated()
    where number % 97 < sweep(of: 97) && example.isDecided {
      let native = await example.end(on: .native)
      let links = await example.end(on: .links)
      expect(links, is: native, "\(example)")
    }
  }
}

/// Two deeds in an app with a path and all kinds of presented views.
struct PresentationCase: CustomStringConvertible {
  enum Distance: CaseIterable {
    case together, nextTurn, soon, atRest
  }

  enum Deed: Hashable, CaseIterable {
    case none
    case path([Int])
    case flag(Bool), item(Int?), tag(Bool), active(Bool), ownFlag(Bool), shared(Int?)
    case back

    static let allCases: [Deed] = [
      .path([]), .path([1]), .path([1, 2]), .path([2, 3]),
      .flag(true), .flag(false), .item(5), .item(6), .item(nil), .tag(true), .active(true),
      .active(false), .ownFlag(true), .ownFlag(false), .shared(7), .shared(nil), .back,
    ]

    /// What there may be from the start.
    static let presented: [Deed] = [
      .none, .flag(true), .item(5), .tag(true), .active(true), .ownFlag(true), .shared(7),
    ]

    var isPath: Bool { if case .path = self { true } else { false } }

    /// Whether it asks to present a view.
    var isRequest: Bool {
      switch self {
      case .flag(true), .item(_?), .tag(true), .active(true), .ownFlag(true), .shared(_?): true
      case .none, .path, .flag, .item, .tag, .active, .ownFlag, .shared, .back: false
      }
    }
  }

  let path: [Int]
  let presented: Deed
  let first: Deed
  let second: Deed
  let distance: Distance

  static func all(_ distance: Distance) -> [PresentationCase] {
    var all: [PresentationCase] = []
    for path in [[], [1], [1, 2]] {
      for presented in Deed.presented {
        for first in Deed.allCases {
          for second in Deed.allCases where second != first {
            all.append(
              PresentationCase(
                path: path,
                presented: presented,
                first: first,
                second: second,
                distance: distance
              )
            )
          }
        }
      }
    }
    return all
  }

  /// Whether what the two deeds mean can be told from the evaluations that follow them.
  ///
  /// Two requests within a turn look like those of one action. Covered screens are evaluated a turn later, and so what
  /// has been set since looks to them as if it had been set together. A path of one turn is never shown.
  var isDecided: Bool {
    switch distance {
    case .soon, .atRest: true
    case .together: !(first.isRequest && second.isRequest)
    case .nextTurn:
      !(first.isRequest && second.isRequest) && !(first.isPath && second.isPath)
        && (presented == .none
          ? first.isPath || path.isEmpty : !first.isRequest && !second.isRequest)
    }
  }

  var description: String {
    "\(path), \(presented); then \(first) and \(second) \(distance)"
  }

  /// How it ends on a host.
  @MainActor
  func end(on host: NavigationHost) async -> String {
    let model = PresentationModel()
    let app = await AppUnderTest.settled(host) { PresentationRoot(model: model) }
    model.path = path
    await app.settle()
    await perform(presented, model, app)
    await app.settle()
    switch distance {
    case .together:
      await perform(first, model, app)
      await perform(second, model, app)
    case .nextTurn:
      await perform(first, model, app)
      app.inNextTurn { change(second, model) }
      if second == .back { await perform(second, model, app) }
    case .soon:
      await perform(first, model, app)
      await app.wait(40)
      await perform(second, model, app)
    case .atRest:
      await perform(first, model, app)
      await app.settle()
      await perform(second, model, app)
    }
    await app.settle()
    let end = "\(app.titles.map { $0 ?? "-" }) \(model.text)"
    app.end()
    return end
  }

  @MainActor
  private func perform(_ deed: Deed, _ model: PresentationModel, _ app: AppUnderTest) async {
    if deed == .back { _ = await app.back() } else { change(deed, model) }
  }

  @MainActor
  private func change(_ deed: Deed, _ model: PresentationModel) {
    switch deed {
    case .none, .back: break
    case .path(let path): model.path = path
    case .flag(let isOn): model.flag = isOn
    case .item(let item): model.item = item
    case .tag(let isOn): model.tag = isOn ? 3 : nil
    case .active(let isOn): model.active = isOn
    case .ownFlag(let isOn): model.ownFlag = isOn
    case .shared(let item): model.shared = item
    }
  }
}

@MainActor
private final class PresentationModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var flag = false
  @Published var item: Int?
  @Published var tag: Int?
  @Published var active = false
  @Published var ownFlag = false
  @Published var shared: Int?

  var text: String {
    "\(path) \(flag) \(item ?? 0) \(tag ?? 0) \(active) \(ownFlag) \(shared ?? 0)"
  }
}

private struct PresentationRoot: View {
  @ObservedObject var model: PresentationModel

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        NavigationLink("tag", tag: 3, selection: $model.tag) { Text("t").navigationTitle("tag") }
        NavigationLink("active", isActive: $model.active) { Text("a").navigationTitle("active") }
      }
      .navigationTitle("root")
      .navigationDestination(for: Int.self) { PresentingNumber(model: model, number: $0) }
      .navigationDestination(isPresented: $model.flag) { Text("f").navigationTitle("flag") }
      .navigationDestination(item: $model.item) { Text("i").navigationTitle("item \($0)") }
      .modifier(SharedItem(model: model))
    }
  }
}

private struct PresentingNumber: View {
  @ObservedObject var model: PresentationModel
  let number: Int

  var body: some View {
    Text("n").navigationTitle("\(number)")
      .navigationDestination(isPresented: number == 1 ? $model.ownFlag : .constant(false)) {
        Text("o").navigationTitle("own flag")
      }
      .modifier(SharedItem(model: model))
  }
}

/// What each screen presents by one binding.
private struct SharedItem: ViewModifier {
  @ObservedObject var model: PresentationModel

  func body(content: Content) -> some View {
    content.navigationDestination(item: $model.shared) { Text("s").navigationTitle("shared \($0)") }
  }
}
#endif
