import Foundation
import NavigationShim
import Testing

/// What a path of any types does, beyond what `NavigationPathModelTests` compares with an array.
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

  @Test("pop searches from the top, and leaves the path as it is where it finds nothing")
  func searches() throws {
    let any: any Hashable = 7
    let pops: [(name: String, pop: (inout NavigationPath) -> Bool, count: Int?)] = [
      ("any Hashable", { $0.pop(to: any) }, 4),
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
