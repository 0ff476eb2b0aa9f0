import LinkStackEngine
import Testing

@Suite("An update of a link stack")
struct UpdateApplicationTests {
  private func linkStack(_ values: String) -> LinkStack<Character> {
    var linkStack = LinkStack<Character>()
    for value in values { linkStack.push(value) }
    return linkStack
  }

  private func identities(_ linkStack: LinkStack<Character>) -> [ScreenID] {
    linkStack.map(\.id)
  }

  /// The screens by depth that another path leaves as they are.
  private func survivors(of values: String, to target: String, keeping kept: Int) -> [Int] {
    var linkStack = linkStack(values)
    let before = identities(linkStack)
    linkStack.apply(
      Update(previousDepth: values.count, keptDepth: kept, depth: target.count),
      from: Array(target)
    )
    #expect(String(linkStack.values) == target)
    return Set(before).intersection(identities(linkStack)).map(\.depth).sorted()
  }

  @Test("keeps the screens that it is to keep, and pushes the others")
  func push() {
    #expect(survivors(of: "ab", to: "abcd", keeping: 2) == [1, 2])
  }

  @Test("pops what is too deep")
  func pop() {
    #expect(survivors(of: "abcd", to: "ab", keeping: 2) == [1, 2])
  }

  @Test("replaces a screen whose value is another, and leaves equal ones above as they are")
  func replace() {
    #expect(survivors(of: "abc", to: "xbc", keeping: 0) == [2, 3])
    #expect(survivors(of: "abcde", to: "axcy", keeping: 1) == [1, 3])
  }

  @Test("replaces equal values that stand at other depths")
  func shifted() {
    #expect(survivors(of: "abc", to: "bca", keeping: 0) == [])
  }
}
