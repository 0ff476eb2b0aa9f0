import LinkStackEngine
import Testing
import TestSupport

@Suite("An update of a link stack")
struct UpdateApplicationTests {
  /// The case, and the screens by depth that are left as they are.
  @Test(
    "leaves screens as they are, pushes, pops and replaces",
    arguments: [
      ("what it is to keep stays, and the others are pushed", "ab", "abcd", 2, [1, 2]),
      ("what is too deep is popped", "abcd", "ab", 2, [1, 2]),
      ("a screen of another value is replaced, equal ones stay", "abc", "xbc", 0, [2, 3]),
      ("so are several", "abcde", "axcy", 1, [1, 3]),
      ("equal values that stand at other depths are replaced", "abc", "bca", 0, []),
    ]
  )
  func survivors(of name: String, from: String, to: String, keeping kept: Int, are: [Int]) {
    var linkStack = LinkStack<Character>()
    for value in from { linkStack.push(value) }
    let before = linkStack.screens.map(\.id)
    linkStack.apply(
      Update(previousDepth: from.count, keptDepth: kept, depth: to.count),
      from: Array(to)
    )
    #expect(String(linkStack.values) == to)
    #expect(Set(before).intersection(linkStack.screens.map(\.id)).map(\.depth).sorted() == are)
  }
}
