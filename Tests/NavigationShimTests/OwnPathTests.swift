@testable import NavigationShim
import SwiftUI
import Testing

/// Each test has a type of root of its own, so that no other's stacks are taken for the same.
@MainActor
@Suite("The path that a stack keeps to itself")
struct OwnPathTests {
  private let scheduler = ManualScheduler()
  private let root = Root()

  private final class Root {}

  /// The path of a stack that is built where columns are one above the other or not.
  private func stack(
    collapsed isCollapsed: Bool = false,
    on root: Root? = nil,
    in columns: ColumnStacks? = nil,
    path: [Int] = []
  ) -> OwnPath {
    let stack = OwnPath()
    var configuration = NavigationConfiguration()
    configuration.scheduler = scheduler
    let surroundings = OwnPath.Surroundings(
      root: ObjectIdentifier(root ?? self.root),
      width: width(collapsed: isCollapsed)
    )
    stack.update(surroundings, in: columns, configuration)
    stack.path = NavigationPath(path)
    return stack
  }

  private func width(collapsed isCollapsed: Bool) -> StackWidth {
    #if os(iOS) || os(visionOS) || !canImport(Darwin)
    StackWidth(sizeClass: nil, isCollapsed: isCollapsed)
    #else
    StackWidth(isCollapsed: isCollapsed)
    #endif
  }

  @Test("is there in another width where its stack goes in the same turn, or a moment later")
  func takenOver() {
    for isLater in [false, true] {
      var former = [stack(path: [1, 2])]
      let new = stack(collapsed: true)
      // What is due by now is done before.
      if isLater { scheduler.after(.turn) { former.removeAll() } } else { former.removeAll() }
      scheduler.run()
      #expect(new.path == NavigationPath([1, 2]))
    }
  }

  /// Why a path stays where it is.
  enum Reason: CaseIterable {
    case otherRoot, sameWidth, anotherGoesToo, pushedOn, goesTooLate
  }

  @Test("is not there otherwise", arguments: Reason.allCases)
  func left(_ reason: Reason) {
    let otherRoot = Root()
    var former = [stack(path: [1, 2])]
    if reason == .anotherGoesToo { former.append(stack(path: [3])) }
    let new = stack(
      collapsed: reason != .sameWidth,
      on: reason == .otherRoot ? otherRoot : root,
      path: reason == .pushedOn ? [4] : []
    )
    if reason == .goesTooLate { scheduler.run() }
    former.removeAll()
    scheduler.run()
    #expect(new.path == NavigationPath(reason == .pushedOn ? [4] : []))
  }

  @Test("waits in columns until they come back into view, and is handed out once")
  func columns() {
    let columns = ColumnStacks()
    columns.update(width(collapsed: false))
    var former = [stack(in: columns, path: [1]), stack(in: columns, path: [2])]
    columns.update(width(collapsed: true))
    for number in 1...2 {
      former.removeFirst()
      // The split view is evaluated again.
      columns.update(width(collapsed: true))
      let new = stack(collapsed: true, in: columns)
      scheduler.run()
      #expect(new.path == NavigationPath([number]))
    }
  }
}
