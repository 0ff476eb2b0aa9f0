import Foundation
import NavigationShim
import Testing

@Suite("A root with its path")
struct RootedPathTests {
  @Test("the root changes together with the path, and without one nothing is above it")
  func changes() {
    var state = RootedPath(root: "a", path: [1, 2])
    state.changeRoot(to: "b", path: [3])
    expect(state, is: RootedPath(root: "b", path: [3]))
    state.changeRoot(to: "c")
    expect(state, is: RootedPath(root: "c"))
    var untyped = RootedPath(root: "a", path: NavigationPath([1, 2]))
    untyped.changeRoot(to: "b")
    expect(untyped, is: RootedPath(root: "b", path: NavigationPath()))
  }

  @Test("it is codable and sendable where its parts are")
  func conformances() throws {
    let state = RootedPath(root: "a", path: [1, 2])
    let data = try JSONEncoder().encode(state)
    let read = try JSONDecoder().decode(RootedPath<String, [Int]>.self, from: data)
    expect(read, is: state)
    let sendable: any Sendable = state
    expect(sendable is RootedPath<String, [Int]>, is: true)
  }
}
