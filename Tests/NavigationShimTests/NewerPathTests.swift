import Combine
@testable import NavigationShim
import SwiftUI
import Testing

/// What SwiftUI's own stack writes, where the app has set its path since the stack has read it.
///
/// What is popped goes if all that the stack knew is still there, and what the app has put on top of that
/// stays. What is pushed comes on top of whatever is there. Of anything else, what the app has set stays.
@MainActor
@Suite("A path that the app has set since SwiftUI's own stack has read it")
struct NewerPathTests {
  @Test("a path of any types ends as the rule says, in every small case")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func path() {
    // SwiftUI's path can't be read, so that one with another value on top looks like the same.
    for write in Write.all where write.added.isEmpty || write.kept == write.known.count {
      let holder = Holder()
      let bridge = NativePathBridge()
      let path = ObservedObject(wrappedValue: holder).projectedValue.path
      holder.path = Shim.NavigationPath(write.known)
      bridge.prepare(path, NavigationConfiguration())
      holder.path = Shim.NavigationPath(write.newer)
      var native = bridge.nativePath
      native.removeLast(write.known.count - write.kept)
      for number in write.added { native.append(number) }
      bridge.nativePath = native
      #expect(holder.path.compactElements(as: Int.self) == write.outcome, "\(write)")
      bridge.prepare(path, NavigationConfiguration())
      #expect(bridge.nativePath.count == write.outcome.count, "\(write)")
    }
  }

  @Test("a path of one type ends as the rule says, in every small case")
  func typed() {
    for write in Write.all {
      let holder = Holder()
      let bridge = TypedPathBridge<[Int]>()
      let path = ObservedObject(wrappedValue: holder).projectedValue.numbers
      holder.numbers = write.known
      bridge.prepare(path, NavigationConfiguration())
      holder.numbers = write.newer
      bridge.path = write.known[..<write.kept] + write.added
      #expect(holder.numbers == write.outcome, "\(write)")
      bridge.prepare(path, NavigationConfiguration())
      #expect(bridge.path == write.outcome, "\(write)")
    }
  }

  @Test("a write that is not heeded has the stack made anew, with what the app has set")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func isMadeAnew() {
    let holder = Holder()
    let bridge = NativePathBridge()
    var count = 0
    let observing = bridge.objectWillChange.sink { _ in count += 1 }
    defer { observing.cancel() }
    holder.path = Shim.NavigationPath([1, 2, 3])
    let path = ObservedObject(wrappedValue: holder).projectedValue.path
    bridge.prepare(path, NavigationConfiguration())
    holder.path = Shim.NavigationPath([9, 8, 7, 6])
    bridge.nativePath = SwiftUI.NavigationPath()
    #expect(count == 1)
    #expect(holder.path.compactElements(as: Int.self) == [9, 8, 7, 6])
  }

  @Test("a write that is not heeded has the stack of one type made anew, too")
  func typedIsMadeAnew() {
    let holder = Holder()
    let bridge = TypedPathBridge<[Int]>()
    var count = 0
    let observing = bridge.objectWillChange.sink { _ in count += 1 }
    defer { observing.cancel() }
    holder.numbers = [1, 2, 3]
    bridge.prepare(
      ObservedObject(wrappedValue: holder).projectedValue.numbers,
      NavigationConfiguration()
    )
    holder.numbers = [9, 8, 7, 6]
    bridge.path = []
    #expect(count == 1)
    #expect(holder.numbers == [9, 8, 7, 6])
  }
}

/// A write of SwiftUI's own stack to a path that the app has set since.
private struct Write {
  /// What the stack knows.
  let known: [Int]

  /// What the app has set since.
  let newer: [Int]

  /// How much the stack leaves of what it knows.
  let kept: Int

  /// What it puts on top.
  let added: [Int]

  /// What the app's path is to be afterwards.
  var outcome: [Int] {
    let isPop = kept < known.count
    if newer.starts(with: known) {
      var path = newer
      path.removeSubrange(kept..<known.count)
      return path + added
    }
    return isPop ? newer : newer + added
  }

  /// Every case with paths of at most three elements of two values, and one element pushed at most.
  ///
  /// What is pushed is a third value: a replacement by an equal one is no change to anybody.
  static var all: [Write] {
    let paths = (0...3).flatMap { self.paths(ofLength: $0) }
    return paths.flatMap { known in
      paths.flatMap { newer in
        (0...known.count).flatMap { kept in
          [[], [3]].map { Write(known: known, newer: newer, kept: kept, added: $0) }
        }
      }
    }
  }

  private static func paths(ofLength length: Int) -> [[Int]] {
    (0..<length).reduce([[]]) { paths, _ in paths.flatMap { path in [1, 2].map { path + [$0] } } }
  }
}

@MainActor
private final class Holder: ObservableObject {
  var path = Shim.NavigationPath()
  var numbers: [Int] = []
}
