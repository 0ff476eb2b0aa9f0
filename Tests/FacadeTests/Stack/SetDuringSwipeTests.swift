import SwiftUI
import Testing

/// Paths that an app sets from the moment on in which a finger goes down on a screen.
@MainActor
@Suite("A path set while a finger swipes back is newer than the swipe", .needs(.swiping))
struct SetDuringSwipeTests {
  private static let changes = [
    ([1], [1, 2, 3]), ([1], [1, 9]), ([1, 2], [1, 2, 9, 10]), ([1, 2], [1]), ([1, 2], [7, 8]),
  ]

  private nonisolated static let hosts =
    ([HostBehavior()] + HostBehavior.unasked + HostBehavior.late.suffix(1))
    .map { (NavigationHost.links, $0) }
    + NavigationHost.both.dropFirst().map { ($0, HostBehavior()) }

  @Test("and is shown whole where a screen sets it", arguments: hosts)
  func set(host: NavigationHost, behavior: HostBehavior) async {
    for (old, new) in Self.changes {
      for finishes in [true, false] {
        let model = Numbers(old)
        let below = old.dropLast().last ?? 0
        let app = await model.launchedStack(host, behavior) {
          SettingScreen(number: 0, model: model, below: below, sets: new)
            .navigationDestination(for: Int.self) {
              SettingScreen(number: $0, model: model, below: below, sets: new)
            }
        }
        model.note = "armed"
        expect(await app.beginSwipeBack(), is: true)
        await app.wait(300)
        if finishes { await app.finishSwipeBack() } else { await app.cancelSwipeBack() }
        await app.settle()
        expect(model.numbers, is: new, "from \(old), finishes: \(finishes)")
        expect(app, shows: new.map(String.init))
        // A host whose state can't be read may get a push too early, and then again.
        if behavior.canBeAsked { expect(app.violations, is: []) }
      }
    }
  }
}

/// A screen that sets the path as it comes into view, once.
private struct SettingScreen: View {
  let number: Int
  let model: Numbers
  let below: Int
  let sets: [Int]

  var body: some View {
    Text("number \(number)").navigationTitle("\(number)").onAppear {
      guard number == below, model.note == "armed" else { return }
      model.note = ""
      model.numbers = sets
    }
  }
}
