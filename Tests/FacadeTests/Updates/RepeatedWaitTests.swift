#if os(Linux)
import Combine
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("Waits for a path that another caller has set, or a stack that comes", .misusesNoHost)
struct RepeatedWaitTests {
  private static var lastNumber = 4_800

  /// A path of three screens that no other test's stack has meanwhile, as a wait is for all stacks with an equal one.
  private let path: [Int]

  init() {
    Self.lastNumber += 1
    path = [Self.lastNumber, 2, 3]
  }

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
    let flag = ComingFlag()
    let app = await flag.launchedApp(host) { bound in
      VStack {
        if bound.isThere.wrappedValue { NumbersRoot(model: model) } else { Text("sign in") }
        if hasOther { NumbersRoot(model: Numbers([8])) }
      }
    }
    flag.isThere = true
    let change = await model.waited(path)
    // Where there is no stack yet, the wait for one is of the main queue's turns, and not of virtual time.
    if hasOther { expectNil(change.outcome) }
    await app.waitWithTasks(20)
    if host == .links, hasOther { expectNil(change.outcome) }
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
  }
}

@MainActor
private final class ComingFlag: ObservableObject {
  @Published var isThere = false
}
#endif
