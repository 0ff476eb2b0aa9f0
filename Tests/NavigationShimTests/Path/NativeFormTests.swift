import SimulatedHost
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("The path as SwiftUI's stack keeps it")
struct NativeFormTests {
  /// A change of a path, by an app or by SwiftUI's stack.
  private enum Change: CaseIterable {
    case append, appendBySwiftUI, removeLast, removeLastBySwiftUI, cut, replaceBySwiftUI, set, save

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    func perform(on path: inout Shim.NavigationPath, _ numbers: inout [Int], next: Int) {
      switch self {
      case .append:
        path.append(next)
        numbers.append(next)
      case .appendBySwiftUI:
        path.native.append(next)
        numbers.append(next)
      case .removeLast:
        path.pop()
        numbers = numbers.dropLast()
      case .removeLastBySwiftUI:
        if !numbers.isEmpty { path.native.removeLast() }
        numbers = numbers.dropLast()
      case .cut:
        path.remove(numbers.dropFirst().indices, cutByStack: true)
        numbers = Array(numbers.prefix(1))
      case .replaceBySwiftUI:
        path.native = SwiftUI.NavigationPath([next])
        numbers = [next]
      case .set:
        numbers = [1, next]
        path = Shim.NavigationPath(numbers)
      case .save:
        if let codable = path.codable { path = Shim.NavigationPath(codable) }
      }
    }
  }

  @Test("has the same elements after any five changes, whether it was read between them or not")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func staysEqual() {
    let changes = Change.allCases
    for code in 0..<changes.count * changes.count * changes.count * changes.count * changes.count {
      var path = Shim.NavigationPath()
      var numbers: [Int] = []
      var rest = code
      var former = (path, numbers)
      for next in 10..<15 {
        former = (path, numbers)
        changes[rest % changes.count].perform(on: &path, &numbers, next: next)
        rest /= changes.count
        if code.isMultiple(of: 2) { _ = path.native }
      }
      guard path.native == SwiftUI.NavigationPath(numbers), path.count == numbers.count,
        path == Shim.NavigationPath(numbers), path.codable != nil,
        former.0.native == SwiftUI.NavigationPath(former.1)
      else {
        Issue.record("\(code): \(path.native), not \(numbers)")
        return
      }
    }
  }

  @Test("is made once for all copies, and stays when the path is appended to")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func isShared() throws {
    let saved = try path(savedAs: #"["Swift.Int","2","Swift.Int","1"]"#)
    let copy = saved
    _ = saved.native
    var longer = copy
    longer.native = saved.native
    expect(longer.elements[1].isUndecoded, is: true)
    longer.append(3)
    var native = longer.native
    native.removeLast()
    // SwiftUI's paths of saved elements are equal only if one is a copy of the other.
    expect(native == saved.native, is: true)
    expect(longer.native == SwiftUI.NavigationPath([1, 2, 3]), is: false)
  }

  @Test("has what SwiftUI has written in place of an equal path, which the app's state keeps")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func isKept() throws {
    let state = try path(savedAs: #"["Swift.Int","2","Swift.Int","1"]"#)
    var path = state
    path.native = SwiftUI.NavigationPath([1, 2])
    expect(path == state, is: true)
    // To SwiftUI, decoded values don't equal saved ones.
    expect(state.native == SwiftUI.NavigationPath([1, 2]), is: true)
  }

  @Test("a value that doesn't equal itself can be replaced by SwiftUI, and replace another")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func replacedNotANumber() throws {
    var path = Shim.NavigationPath([Double.nan])
    path.native = SwiftUI.NavigationPath([5])
    expect(try path.values(of: Int.self), is: [5])
    path = Shim.NavigationPath([5])
    path.native = SwiftUI.NavigationPath([Double.nan])
    expect(path.compactValues(of: Int.self), is: [])
  }

  @Test("a value that doesn't equal itself can be popped by SwiftUI")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func notANumber() {
    var path = Shim.NavigationPath([1, .nan, 2] as [Double])
    path.native.removeLast()
    expect(path == Shim.NavigationPath([1, .nan] as [Double]), is: true)
    path.native.removeLast()
    expect(path.elements, is: [PathElement(1.0)])
  }

  @Test("SwiftUI cuts a path that it is decoding, and people go back from any other")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func isCut() throws {
    for (isRestoring, isChanged) in [(true, false), (true, true), (false, false)] {
      let scheduler = VirtualTime()
      var path = try path(savedAs: #"["Swift.Int","2","Swift.Int","1"]"#)
      expect(path.isCutByStack, is: false)
      path.append(3)
      path.noteRestoration(isNew: false, scheduler)
      path.native = SwiftUI.NavigationPath([1, 2, 3])
      expect(path.isCutByStack, is: false)
      if !isRestoring { scheduler.runUntilIdle() }
      if isChanged { path.popAndPush(4) }
      // SwiftUI may write the same once more.
      for count in [1, 0] {
        path.native.removeLast(count)
        expect(path.isCutByStack, is: isRestoring && !isChanged)
      }
      path.append(3)
      expect(path.isCutByStack, is: false)
      path.native.removeLast()
      expect(path.isCutByStack, is: false)
    }
  }
}
