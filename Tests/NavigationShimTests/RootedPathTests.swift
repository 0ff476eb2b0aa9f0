import Foundation
import NavigationShim
import Testing

@Suite("A root with its path")
struct RootedPathTests {
  @Test("the root changes together with the path")
  func changes() {
    var state = RootedPath(root: "a", path: [1, 2])
    state.changeRoot(to: "b", path: [3])
    #expect(state == RootedPath(root: "b", path: [3]))
  }

  @Test("without a path, nothing is above the new root")
  func changesToEmpty() {
    var state = RootedPath(root: "a", path: [1, 2])
    state.changeRoot(to: "b")
    #expect(state == RootedPath(root: "b"))
  }

  @Test("a NavigationPath will do")
  func untyped() {
    var state = RootedPath(root: "a", path: NavigationPath([1, 2]))
    state.changeRoot(to: "b")
    #expect(state == RootedPath(root: "b"))
    #expect(state.path.isEmpty)
  }

  @Test("it is hashable, codable and sendable where its parts are")
  func conformances() throws {
    let state = RootedPath(root: "a", path: [1, 2])
    let data = try JSONEncoder().encode(state)
    let read = try JSONDecoder().decode(RootedPath<String, [Int]>.self, from: data)
    #expect(read == state)
    #expect(Set([state, read]).count == 1)
    let sendable: any Sendable = state
    #expect(sendable is RootedPath<String, [Int]>)
  }
}
