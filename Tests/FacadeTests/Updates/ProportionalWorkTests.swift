import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Rule 10: work is proportional to change", .misusesNoHost)
struct ProportionalWorkTests {
  private let model = Numbers()

  @Test("screens that go are released", arguments: NavigationHost.both)
  func release(host: NavigationHost) async {
    weak var released: Numbers?
    do {
      let model = Numbers([1, 2, 3])
      released = model
      let app = await model.launched(host)
      expect(model.marks.alive, is: [1, 2, 3])
      await app.goBack()
      expect(model.marks.alive, is: [1, 2])
      await app.settle { model.numbers = [1, 7] }
      expect(model.marks.alive, is: [1, 7])
      // Also in the middle of a deep link.
      model.numbers = [1, 7, 8, 9, 10]
      await app.wait(20)
      app.end()
      expect(model.marks.alive, is: [])
    }
    // What the app's binding holds goes with the stack, and its apps with the test's list of them.
    LaunchedApps.ofThisTask?.end()
    expectNil(released)
  }

  #if os(Linux)
  @Test("a change around a list evaluates none of its links", arguments: [false, true])
  func changeAroundLinks(haveViews: Bool) async {
    let app = await AppUnderTest.settled(.links) {
      NavigationStack {
        Observing(model) { _ in
          Noted(model: model) { Rows(haveViews: haveViews, note: model.note) }
        }
      }
    }
    expect(app.emulated.evaluations.keys.filter { $0.contains("Column") }, is: [])
    for note in ["changed", "again"] {
      app.emulated.resetCounts()
      await app.settle { model.note = note }
      expect(app.emulated.evaluations.keys.filter { $0.contains("Link") }, is: [])
      // A link whose view has gone reads nothing of its environment any more.
      expect(app.emulated.evaluations.keys.filter { $0.contains("PresentedPlace") }, is: [])
      guard haveViews, note == "changed" else { break }
      await app.press("row 1")
      await app.goBack()
    }
  }

  @Test("an unchanged path's elements aren't compared", arguments: [false, true])
  func unchangedPath(isTyped: Bool) async {
    let holder = ComparedPath()
    let app = await model.launchedApp(.links) { _ in
      Observing(holder) { bound in
        if isTyped {
          NavigationStack(path: bound.array) { ComparedRoot() }
        } else {
          NavigationStack(path: bound.path) { ComparedRoot() }
        }
      }
    }
    expect(app, depth: 20)
    Compared.count = 0
    for note in ["k", "ke", "key"] {
      model.note = note
      // Not by the test's own functions, which compare paths idle.
      app.emulated.settle()
    }
    expect(Compared.count, is: 0)
    await app.settle {
      holder.array.removeLast()
      holder.path.removeLast()
    }
    expect(app, depth: 19)
    expect(Compared.count > 0, is: true)
  }
  #endif
}

@MainActor
@Suite("Memory", .misusesNoHost)
struct MemoryTests {
  private let model = Numbers()

  @Test("objects of a presented view are released once it has gone", arguments: NavigationHost.both)
  func presentations(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { [model] in
      NavigationStack {
        Keeping(false) { isPresented in
          Button("presented") { isPresented.wrappedValue = true }
            .navigationDestination(isPresented: isPresented) {
              NumbersScreen(number: 1, marks: model.marks)
            }
          NavigationLink("view") { NumbersScreen(number: 1, marks: model.marks) }
        }
      }
    }
    for label in ["presented", "view"] {
      await app.press(label)
      expect(model.marks.alive, is: [1], "\(label)")
      await app.goBack()
      expect(model.marks.alive, is: [], "\(label)")
    }
  }

  /// The ways to remove objects from a path of two.
  enum Removal: CaseIterable {
    case byApp, topByApp, byPerson
  }

  @Test(
    "an object in the path is released",
    .needs(.countingScreens),
    arguments: NavigationHost.both.flatMap { host in HostBehavior.withUnasked.map { (host, $0) } },
    Removal.allCases
  )
  func values(_ host: (NavigationHost, HostBehavior), removal: Removal) async {
    let holder = TypedPath([PathObject(), PathObject()])
    let app = await holder.launched(host.0, host.1) { _ in Text("item") }
    let item = { [weak item = holder.path[1]] in item }
    expect(item() != nil, is: true)
    switch removal {
    case .byApp: holder.path = []
    case .topByApp: holder.path.removeLast()
    case .byPerson: expect(await app.back(), is: true)
    }
    await app.settle()
    expectNil(item())
  }
}

#if os(Linux)
/// An element that counts how often two of its kind are compared.
private struct Compared: Hashable {
  let number: Int

  @MainActor static var count = 0

  static func == (lhs: Compared, rhs: Compared) -> Bool {
    MainActor.assumeIsolated { count += 1 }
    return lhs.number == rhs.number
  }
}

@MainActor
private final class ComparedPath: ObservableObject {
  @Published var array = (1...20).map { Compared(number: $0) }
  @Published var path = NavigationPath((1...20).map { Compared(number: $0) })
}

private struct ComparedRoot: View {
  var body: some View {
    Text("root").navigationDestination(for: Compared.self) { Text("\($0.number)") }
  }
}

private struct Rows: View {
  let haveViews: Bool
  let note: String

  var body: some View {
    List(0..<100) { number in
      if haveViews {
        NavigationLink("row \(number)") { Text("\(number)") }
      } else {
        NavigationLink("row \(number)", value: number)
      }
    }
  }
}

/// A view whose environment depends on a note.
private struct Noted<Content: View>: View {
  @ObservedObject var model: Numbers
  let content: Content

  init(model: Numbers, @ViewBuilder content: () -> Content) {
    self.model = model
    self.content = content()
  }

  var body: some View {
    content.environment(\.colorScheme, model.note == "changed" ? .dark : .light)
  }
}
#endif
