@testable import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("What a stack of links is to show")
struct StackTargetTests {
  private let sheet = Presenter().present()
  private let popover = Presenter().present()

  @Test("is the path and, above it, what is presented")
  func values() {
    let target = presenting(over: [1, 2])
    #expect(target.count == 4)
    #expect(
      target.values == [
        .element(PathElement(1)), .element(PathElement(2)), .presentation(sheet),
        .presentation(popover),
      ]
    )
  }

  @Test("an equal path ends nothing")
  func sameElements() {
    var target = presenting(over: [1, 2])
    let ended = target.sync(with: elements(1, 2))
    #expect(ended?.count == nil)
    #expect(target.presentations.count == 2)
  }

  @Test(
    "another path ends what was presented above the old one",
    arguments: [[1], [1, 2, 3], [2]]
  )
  func otherElements(path: [Int]) throws {
    var target = presenting(over: [1, 2])
    let changed = target.sync(with: path.map { PathElement($0) })
    let ended = try #require(changed)
    #expect(ended.map(ObjectIdentifier.init) == [sheet, popover].map(ObjectIdentifier.init))
    #expect(target.values == path.map { .element(PathElement($0)) })
  }

  @Test("what is presented goes from a screen on, and the path stays")
  func removedPresentation() {
    var target = presenting(over: [1, 2])
    let first = target.remove(3..<4)
    #expect(first.map(ObjectIdentifier.init) == [ObjectIdentifier(popover)])
    #expect(target.elements == elements(1, 2))
    let second = target.remove(2..<3)
    #expect(second.map(ObjectIdentifier.init) == [ObjectIdentifier(sheet)])
    #expect(target.count == 2)
  }

  @Test("an element takes with it what is presented, and leaves what was pushed meanwhile")
  func removedElement() {
    var target = presenting(over: [1, 2, 3])
    let ended = target.remove(1..<2)
    #expect(ended.count == 2)
    #expect(target.elements == elements(1, 3))
    #expect(target.presentations.isEmpty)
  }

  @Test("nothing goes where nothing is above a screen")
  func removedNothing() {
    var target = presenting(over: [1])
    let ended = target.remove(3..<3)
    #expect(ended.isEmpty)
    #expect(target.count == 3)
  }

  @Test("an element whose value is known, the root and what isn't there are not undecoded")
  func undecoded() {
    var target = StackTarget()
    _ = target.sync(with: [PathElement(1), saved])
    #expect(target.undecodedElement(at: 0) == nil)
    #expect(target.undecodedElement(at: 1) == nil)
    #expect(target.undecodedElement(at: 2) == saved)
    #expect(target.undecodedElement(at: 3) == nil)
  }

  @Test(
    "with an element that can't be shown goes what was saved above it, and nothing that was pushed"
  )
  func lost() {
    var target = StackTarget()
    _ = target.sync(with: [PathElement(1), saved, saved])
    #expect(target.positionsLost(with: saved, at: 2) == 1..<3)
    _ = target.sync(with: [PathElement(1), saved, saved, PathElement(9)])
    #expect(target.positionsLost(with: saved, at: 2) == 1..<3)
    _ = target.sync(with: [PathElement(1), saved, PathElement(9)])
    #expect(target.positionsLost(with: saved, at: 2) == 1..<2)
  }

  @Test("what was pushed stays also where something saved has gone from below it")
  func lostBelowPushed() {
    var target = StackTarget()
    _ = target.sync(with: [saved, saved, saved])
    _ = target.sync(with: [saved, saved, saved, PathElement(9)])
    _ = target.remove(1..<3)
    #expect(target.elements == [saved, PathElement(9)])
    #expect(target.positionsLost(with: saved, at: 1) == 0..<1)
  }

  @Test("an element that isn't there any more takes nothing with it")
  func notThere() {
    var target = StackTarget()
    _ = target.sync(with: [PathElement(1), saved])
    #expect(target.positionsLost(with: saved, at: 1) == nil)
    #expect(target.positionsLost(with: saved, at: 3) == nil)
  }

  private let saved = PathElement(content: UndecodedElement(tag: "App.Gone", item: "{}"))

  private func elements(_ numbers: Int...) -> [PathElement] { numbers.map { PathElement($0) } }

  /// A path with a presentation on top, and another one on that.
  private func presenting(over numbers: [Int]) -> StackTarget {
    var target = StackTarget()
    _ = target.sync(with: numbers.map { PathElement($0) })
    target.append(sheet)
    target.append(popover)
    return target
  }
}
