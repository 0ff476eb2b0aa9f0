import Combine
import Dispatch
import LinkStackEngine
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("Saved elements that a stack drops")
struct SavedElementsTests {
  @Test("with an element that can't be shown goes what was saved above it, and nothing pushed")
  func lost() {
    var elements = PathFollower.SavedElements()
    elements.follow([PathElement(1), saved, saved], after: [])
    expect(elements.positionsLost(at: 2), is: 1..<3)
    elements.follow(
      [PathElement(1), saved, saved, PathElement(9)],
      after: [PathElement(1), saved, saved]
    )
    expect(elements.positionsLost(at: 2), is: 1..<3)
    elements.follow(
      [PathElement(1), saved, PathElement(9)],
      after: [PathElement(1), saved, saved, PathElement(9)]
    )
    expect(elements.positionsLost(at: 2), is: 1..<2)
  }

  @Test("pushed elements stay also where a saved one below them was dropped")
  func lostBelowPushed() {
    var elements = PathFollower.SavedElements()
    elements.follow([saved, saved, saved], after: [])
    elements.follow([saved, saved, saved, PathElement(9)], after: [saved, saved, saved])
    elements.remove(1..<3)
    expect(elements.positionsLost(at: 1), is: 0..<1)
  }

  private let saved = PathElement(content: UndecodedElement(tag: "App.Gone", item: "{}"))
}
