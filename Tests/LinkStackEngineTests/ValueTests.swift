import LinkStackEngine
import Testing
import TestSupport

@Suite("A link stack")
struct LinkStackTests {
  private func stack(_ values: String...) -> LinkStack<String> {
    var stack = LinkStack<String>()
    for value in values { stack.push(value) }
    return stack
  }

  @Test("turns on the link of the top when a screen is pushed")
  func pushTurnsLinkOn() {
    #expect("\(self.stack().top)" == "root")
    let stack = stack("a", "a")
    #expect(stack.map(\.id) == [stack[1].id, stack[2].id])
    #expect(stack[1].id.depth == 1)
    #expect(stack.top == stack[2].id && "\(stack.top)".hasPrefix("2#"))
  }

  @Test("loses all screens above the depth it is truncated to", arguments: 0...3)
  func truncates(depth: Int) {
    var stack = stack("a", "b", "c")
    stack.truncate(to: depth)
    #expect(stack.values == Array(["a", "b", "c"].prefix(depth)))
    #expect(stack.depth == depth)
    #expect(stack.top == (depth == 0 ? .root : stack[depth].id))
  }

  @Test("replaces one screen and keeps those around it")
  func replacesInPlace() {
    var stack = stack("a", "b", "c")
    let before = stack
    stack.replace(at: 2, with: "x")
    #expect(stack.values == ["a", "x", "c"])
    #expect(stack[1].id == before[1].id)
    #expect(stack[2].id != before[2].id)
    #expect(stack[3].id == before[3].id)
    stack.replace(at: 3, with: "y")
    #expect(stack.top == stack[3].id)
    #expect(stack.top != before.top && !stack.contains(before.top))
  }

  @Test("gives a screen that is popped and pushed again a new identity")
  func pushedAgain() {
    var stack = stack("a")
    let old = stack.top
    stack.truncate(to: 0)
    stack.push("a")
    #expect(stack.top != old)
    #expect(!stack.contains(old))
    #expect(stack.contains(stack.top))
    #expect(stack.contains(.root))
  }

  @Test("equals another of the same shape, whatever the identities")
  func equalityOfShape() {
    var rebuilt = stack("x", "y")
    rebuilt.truncate(to: 0)
    rebuilt.push("a")
    rebuilt.push("b")
    #expect(rebuilt == stack("a", "b"))
    #expect(rebuilt != stack("a"))
    #expect(rebuilt != stack("a", "c"))
    #expect(rebuilt != stack("a", "b", "c"))
  }

  @Test("is a value: a copy keeps its shape")
  func copyIsSnapshot() {
    var stack = stack("a")
    let snapshot = stack
    stack.push("b")
    #expect(snapshot.values == ["a"])
  }

  @Test("of a million screens is built, walked, truncated and released")
  func million() {
    var stack = LinkStack<[Int]>()
    for number in 0..<1_000_000 { stack.push([number]) }
    #expect(stack.depth == 1_000_000)
    #expect(stack.reduce(0) { $0 + $1.value.count } == 1_000_000)
    stack.truncate(to: 1)
    #expect(stack.values == [[0]])
  }
}

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
    let before = linkStack.map(\.id)
    linkStack.apply(
      Update(previousDepth: from.count, keptDepth: kept, depth: to.count),
      from: Array(to)
    )
    #expect(String(linkStack.values) == to)
    #expect(Set(before).intersection(linkStack.map(\.id)).map(\.depth).sorted() == are)
  }
}

@Suite("A span of nanoseconds")
struct NanosecondsTests {
  @Test("is made from seconds and milliseconds without drift")
  func units() {
    #expect(Nanoseconds.seconds(0.65) == .milliseconds(650))
    #expect(Nanoseconds.seconds(0.1) + .seconds(0.2) == .seconds(0.3))
    #expect(Nanoseconds.milliseconds(350) * 5 == .seconds(1.75))
    #expect(Nanoseconds.seconds(1) - .milliseconds(1) == Nanoseconds(999_000_000))
  }

  @Test("is the nearest number of nanoseconds, away from zero if two are as near")
  func rounding() {
    var generator = SeededGenerator(seed: 1)
    let edges = [
      0, 0.5, 1.5, 2.5, 0.5.nextDown, 0.5.nextUp, .leastNonzeroMagnitude, 0x1p51 + 0.5,
      (0x1p52).nextDown, 0x1p52, 0x1p52 + 1, 0x1p53 + 2, (0x1p63).nextDown,
    ]
    #expect(Nanoseconds.seconds(-0x1p63 / 1e9).count == .min)
    let random = (0..<10_000).map { _ in
      Double(Int64(bitPattern: generator.next()))
        / Double(1 << Int.random(in: 0...62, using: &generator))
    }
    // Exactly between two, as 1e9 is an odd number of 512.
    let halves = (0..<1_000).map { Double(2 * $0 + 1) / 1024 }
    for seconds in (edges + random).map({ $0 / 1e9 }) + halves {
      #expect(Nanoseconds.seconds(seconds).count == Int64((seconds * 1e9).rounded()))
      #expect(Nanoseconds.seconds(-seconds).count == Int64((-seconds * 1e9).rounded()))
    }
  }

  @Test("is doubled up to the longest span there is")
  func doubled() {
    #expect(Nanoseconds(3).doubled(2) == Nanoseconds(12))
    #expect(Nanoseconds(.max / 2 + 1).doubled(1) == Nanoseconds(.max))
  }

  @Test("is ordered and printed")
  func order() {
    #expect(Nanoseconds(1) < Nanoseconds(2))
    #expect("\(Nanoseconds.milliseconds(1_750))" == "1.75 s")
  }
}

/// What holds no reference can be sent anywhere where its elements can: that this compiles is the test.
private let sendable: [any Sendable.Type] = [
  LinkStack<Int>.self, LinkStack<Int>.Screen.self, UpdateSequencer.self,
  UpdateSequencer.Event.self, SequencerEffects.self, Update.self,
  UpdateRules.self, ScreenID.self, HostState.self, ChangeOutcome.self, Pacing.self,
  Nanoseconds.self, WakeToken.self,
]
