import NavigationShim
import SwiftUI
import Testing

/// Paths that an app sets from the moment on in which a finger goes down on a screen.
@MainActor
@Suite("What the app sets while a finger goes back is newer than that", .needs(.swiping))
struct SetDuringSwipeTests {
  @Test(
    "and is shown whole where a screen sets it, whether the finger goes through with it or not",
    arguments: SwipedHost.all,
    [
      SetPath([1], then: [1, 2, 3]), SetPath([1], then: [1, 9]), SetPath([1, 2], then: [1, 2, 9]),
      SetPath([1, 2], then: [1, 2, 9, 10]), SetPath([1, 2], then: [1]), SetPath([1, 2], then: []),
      SetPath([1, 2], then: [7, 8]), SetPath([1, 2], then: [1, 7]),
    ]
  )
  func whole(host: SwipedHost, path: SetPath) async {
    for finishes in [true, false] {
      let model = Numbers(path.before)
      let below = path.before.dropLast().last ?? 0
      let app = await model.launchedStack(host.host, host.behavior) {
        NumberedScreen(number: 0, model: model, below: below, sets: path.after)
          .navigationDestination(for: Int.self) {
            NumberedScreen(number: $0, model: model, below: below, sets: path.after)
          }
      }
      model.note = "armed"
      expect(await app.beginSwipeBack(), is: true)
      await app.wait(300)
      if finishes { await app.finishSwipeBack() } else { await app.cancelSwipeBack() }
      await app.settle()
      expect(model.numbers, is: path.after, "finishes: \(finishes)")
      expect(app, shows: path.after.map(String.init))
      // A host that can't be asked may get a push too early, and then again.
      if host.behavior.canBeAsked { expect(app.violations, is: []) }
    }
  }
}

/// A path, and another one that the app sets while a finger holds the top of the first.
struct SetPath: CustomTestStringConvertible {
  let before: [Int]
  let after: [Int]

  init(_ before: [Int], then after: [Int]) {
    self.before = before
    self.after = after
  }

  var testDescription: String { "\(before), then \(after)" }
}

/// A host on which a finger goes back.
struct SwipedHost: CustomTestStringConvertible {
  let host: NavigationHost
  let behavior: HostBehavior

  static let all =
    ([HostBehavior()] + HostBehavior.unasked + HostBehavior.late.suffix(1))
    .map { SwipedHost(host: .links, behavior: $0) }
    + NavigationHost.both.filter { $0 == .native }.map { SwipedHost(host: $0, behavior: .init()) }

  var testDescription: String { "\(host), \(behavior)" }
}

/// A screen that changes the path as it comes into view, once.
private struct NumberedScreen: View {
  let number: Int
  let model: Numbers
  let below: Int
  /// The path that it sets; it appends 9 if `nil`.
  let sets: [Int]?

  var body: some View {
    Text("number \(number)").navigationTitle("\(number)").onAppear {
      guard number == below, model.note == "armed" else { return }
      model.note = ""
      if let sets { model.numbers = sets } else { model.path.append(9) }
    }
  }
}
