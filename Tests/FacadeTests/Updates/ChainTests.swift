#if os(Linux)
import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A chain of views, each declared on the one before, is one change", .misusesNoHost)
struct ChainTests {
  /// How the screens declare the next one.
  enum Kind: CaseIterable {
    case item, flag, link
  }

  @Test("set in one turn it is one transition to the eye", arguments: Kind.allCases, [2, 5, 10])
  func warm(kind: Kind, count: Int) async {
    let root = Branch.chain(of: count)
    let app = await AppUnderTest.settled(.links) { ChainStack(root: root, kind: kind) }
    app.emulated.watch()
    root.turnOn()
    await app.wait(350 + 40 * Int64(count))
    expect(app.isInTransition, is: false)
    expect(app, shows: (1...count).map(String.init))
    await app.settle()
    // What comes after the first screen comes under its snapshot.
    let first: [Sight] = [.screen("root"), .transition(from: "root", to: "1"), .screen("1")]
    expect(app.emulated.sights, is: first + [.screen("\(count)")])
    expect(app.emulated.pictures.isEmpty, is: true)
  }
}

/// A node of a tree of the screens that are on.
@MainActor
private final class Branch: ObservableObject {
  @Published var item: Int?
  let depth: Int
  let next: Branch?

  init(depth: Int, next: Branch?) {
    self.depth = depth
    self.next = next
  }

  static func chain(of count: Int) -> Branch {
    let last = Branch(depth: count, next: nil)
    return (0..<count).reversed().reduce(last) { Branch(depth: $1, next: $0) }
  }

  var isOn: Bool {
    get { item != nil }
    set { item = newValue ? depth + 1 : nil }
  }

  /// Turns on all screens above this one.
  func turnOn() {
    guard let next else { return }
    isOn = true
    next.turnOn()
  }
}

private struct ChainStack: View {
  let root: Branch
  let kind: ChainTests.Kind

  var body: some View {
    NavigationStack { BranchScreen(branch: root, kind: kind) }
  }
}

private struct BranchScreen: View {
  @ObservedObject var branch: Branch
  let kind: ChainTests.Kind

  private var name: String { branch.depth == 0 ? "root" : "\(branch.depth)" }

  var body: some View {
    switch kind {
    case .item:
      Text(name).navigationTitle(name)
        .navigationDestination(item: $branch.item) { _ in next }
    case .flag:
      Text(name).navigationTitle(name)
        .navigationDestination(isPresented: $branch.isOn) { next }
    case .link:
      NavigationLink("more", isActive: $branch.isOn) { next }.navigationTitle(name)
    }
  }

  @ViewBuilder private var next: some View {
    if let next = branch.next { AnyView(BranchScreen(branch: next, kind: kind)) }
  }
}

#endif
