import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Navigator of a path of one type")
struct TypedNavigatorTests {
  @Test("each function does to the path what it says", arguments: NavigationHost.both)
  func functions(host: NavigationHost) throws {
    let holder = TypedPath([Stop(id: 1), Stop(id: 2)])
    let app = holder.launched(host) { Text("\($0.id)") }
    let navigator = try #require(holder.navigator)
    func check(_ ids: [Int], _ change: () -> Void) {
      change()
      #expect(navigator.path.map(\.id) == ids)
      app.settle()
      #expect(holder.path.map(\.id) == ids)
      #expect(app.shown == ids.map { "\(Stop(id: $0))" })
    }
    check([1, 2, 3]) { navigator.push(Stop(id: 3)) }
    check([1, 2]) { navigator.pop() }
    check([1]) { navigator.pop(to: Stop(id: 1)) }
    check([1, 2, 3, 2, 4]) { navigator.path += [2, 3, 2, 4].map { Stop(id: $0) } }
    check([1, 2, 3, 2]) { navigator.pop(toLastID: 2) }
    check([1, 2]) { navigator.pop(toIndex: 1) }
    check([1, 2]) { navigator.pop(toIndex: 1) }
    check([1, 5]) { navigator.popAndPush(Stop(id: 5)) }
    check([1]) { navigator.pop(toLastWhere: { $0.id < 5 }) }
    check([6, 7, 8]) { navigator.pathBinding.wrappedValue = [6, 7, 8].map { Stop(id: $0) } }
    check([6]) { navigator.pop(2) }
    check([]) { navigator.popToRoot() }
    #expect(app.violations == [])
  }

  @Test("at the root, popping does nothing, and replacing pushes", arguments: NavigationHost.both)
  func atRoot(host: NavigationHost) throws {
    let holder = TypedPath([Stop]())
    let app = holder.launched(host) { Text("\($0.id)") }
    let navigator = try #require(holder.navigator)
    navigator.pop()
    navigator.pop(5)
    navigator.popToRoot()
    app.settle()
    #expect(app.depth == 0)
    navigator.popAndPush(Stop(id: 1))
    app.settle()
    #expect(holder.path == [Stop(id: 1)])
    #expect(app.depth == 1)
  }

  @Test("what isn't there is not popped to")
  func notThere() throws {
    let holder = TypedPath([Stop(id: 1), Stop(id: 2)])
    let app = holder.launched(.links) { Text("\($0.id)") }
    let navigator = try #require(holder.navigator)
    #expect(!navigator.pop(to: Stop(id: 3)))
    #expect(!navigator.pop(toLastID: 3))
    #expect(!navigator.pop(toLastWhere: { $0.id > 2 }))
    #expect(navigator.pop(to: Stop(id: 2)))
    app.settle()
    #expect(holder.path.count == 2)
  }

  @Test("popping to what is on top writes nothing")
  func onTop() throws {
    let holder = TypedPath([Stop(id: 1), Stop(id: 2)])
    let app = holder.launched(.links) { Text("\($0.id)") }
    let navigator = try #require(holder.navigator)
    var writes = 0
    let subscription = holder.objectWillChange.sink { _ in writes += 1 }
    #expect(navigator.pop(to: Stop(id: 2)))
    app.settle()
    #expect(writes == 0)
    subscription.cancel()
  }

  @Test("a slice's own indices are popped to")
  func sliceIndices() throws {
    let holder = TypedPath([0, 0, 1, 2, 3][2...])
    let app = holder.launched(.links) { Text("\($0)") }
    let navigator = try #require(holder.navigator)
    navigator.pop(toIndex: 3)
    app.settle()
    #expect(Array(holder.path) == [1, 2])
    #expect(app.depth == 2)
  }

  @Test("a negative number of screens to pop traps")
  func negativeCount() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let holder = TypedPath([1])
        let app = holder.launched(.links) { Text("\($0)") }
        holder.navigator?.pop(-1)
        app.settle()
      }
    }
    expectTrap(result, says: "the number of screens to pop is negative")
  }

  @Test("an index that the path doesn't have traps, and names popToRoot")
  func foreignIndex() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let holder = TypedPath([1])
        let app = holder.launched(.links) { Text("\($0)") }
        holder.navigator?.pop(toIndex: 1)
        app.settle()
      }
    }
    expectTrap(result, says: "popToRoot()")
  }

}

private struct Stop: Hashable, Identifiable {
  let id: Int
}
