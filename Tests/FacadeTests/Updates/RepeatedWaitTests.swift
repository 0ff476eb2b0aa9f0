#if os(Linux)
import SwiftUI
import Testing

@MainActor
@Suite("Waits for a path that another caller has set, or a stack that comes", .misusesNoHost)
struct RepeatedWaitTests {
  private let path = [1, 2, 3]

  @Test("two who set one path in one action wait both", arguments: NavigationHost.both)
  func twice(host: NavigationHost) async {
    let model = Numbers()
    let app = await model.launched(host)
    let first = await model.waited(path)
    let second = await model.waited(path)
    await app.waitWithTasks(100)
    expectNil(first.outcome, "first")
    expectNil(second.outcome, "second")
    await app.settleWithTasks()
    expect(first.outcome, is: .presented)
    expect(second.outcome, is: .presented)
  }

  @Test("a stack made with its path is waited for", arguments: NavigationHost.both, [false, true])
  func comingStack(host: NavigationHost, hasOther: Bool) async {
    let model = Numbers()
    let user = Numbers()
    let app = await user.launchedApp(host) { _ in
      VStack {
        if user.note.isEmpty { Text("sign in") } else { NumbersRoot(model: model) }
        if hasOther { NumbersRoot(model: Numbers([8])) }
      }
    }
    user.note = "signed in"
    let change = await model.waited(path)
    // Where there is no stack yet, the wait for one is of the main queue's turns, and not of virtual time.
    if hasOther { expectNil(change.outcome) }
    await app.waitWithTasks(20)
    if host == .links, hasOther { expectNil(change.outcome) }
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
  }
}
#endif
