import Foundation
import NavigationShim
import Testing

@Suite struct NavigationPathPoppingTests {
  /// Two values of `User` with one number among them, decoded and not.
  private func paths() throws -> [NavigationPath] {
    var path = NavigationPath()
    path.push(User(id: 1, name: "Blob"))
    path.push(7)
    path.push(User(id: 2, name: "Blob"))
    path.push(7)
    path.push("top")
    return [path, try reread(path)]
  }

  @Test("as many screens are popped as there are, down to any index, or all")
  func counts() throws {
    for original in try paths() {
      func expectLeft(_ count: Int, after pop: (inout NavigationPath) -> Void) {
        var path = original
        pop(&path)
        expect(path.elements, is: Array(original.elements.prefix(count)))
        expect(path.count, is: count)
        expect(path.isEmpty, is: count == 0)
      }
      expectLeft(4) { $0.pop() }
      for count in 0...6 { expectLeft(max(0, 5 - count)) { $0.pop(count) } }
      for index in 0..<5 { expectLeft(index + 1) { $0.pop(toIndex: index) } }
      for count in 0...5 { expectLeft(5 - count) { $0.removeLast(count) } }
      expectLeft(0) { $0.popToRoot() }
    }
  }

  @Test("pop searches from the top, and leaves the path as it is where it finds nothing")
  func searches() throws {
    let any: any Hashable = 7
    let pops: [(name: String, pop: (inout NavigationPath) -> Bool, count: Int?)] = [
      ("any Hashable", { $0.pop(to: any) }, 4), ("the top", { $0.pop(to: "top") }, 5),
      ("a type", { $0.pop(toLast: Int.self) }, 4),
      ("a condition", { $0.pop(toLast: User.self) { $0.id < 2 } }, 1),
      ("an identity", { $0.pop(toLast: User.self, id: 2) }, 3),
      ("the one below", { $0.pop(toLast: User.self, id: 1) }, 1),
      ("another type", { $0.pop(to: 7 as Int64) }, nil),
      ("no such identity", { $0.pop(toLast: User.self, id: 3) }, nil),
    ]
    for original in try paths() {
      for (name, pop, count) in pops {
        var path = original
        expect(pop(&path), is: count != nil, "\(name)")
        expect(path.count, is: count ?? 5, "\(name)")
        if count == nil { expect(path, is: original, "\(name)") }
      }
    }
  }

  @Test("a condition is called until it is met, and an error leaves the path as it is")
  func conditions() throws {
    for original in try paths() {
      var path = original
      var asked: [Int] = []
      let isFound = path.pop(toLast: User.self) { user in
        asked.append(user.id)
        return true
      }
      expect(isFound, is: true)
      expect(asked, is: [2])
      path = original
      #expect(throws: NotCodable.self) {
        try path.pop(toLast: Int.self) { _ in throw NotCodable() }
      }
      expect(path, is: original)
    }
  }
}
