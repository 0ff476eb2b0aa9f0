import SwiftUI

// What apps add to their path by themselves, under names that a library may have taken. Each does more
// than its name says, so that it shows which method a call has reached.

extension NavigationPath {
  mutating func push<V: Hashable>(_ value: V) {
    append(value)
    append("pushed")
  }

  mutating func popAndPush(_ value: any Hashable) { append("replaced") }
  mutating func pop() { append("popped") }
  mutating func pop(_ count: Int) { append("popped") }
  mutating func pop(to value: any Hashable) { append("popped to") }
  mutating func pop(toIndex index: Int) { append("popped to") }
  mutating func popToRoot() { append("popped to the root") }
  func last<V>(as type: V.Type) -> V? { nil }

  var lastElement: String { "own" }
}

/// Calls each of an app's own methods of a path.
public enum OwnPathMethods {
  /// How long the path is after each call that changes it.
  public static func counts() -> [Int] {
    var path = NavigationPath()
    var counts: [Int] = []
    func after(_ change: (inout NavigationPath) -> Void) {
      change(&path)
      counts.append(path.count)
    }
    after { $0.push(1) }
    after { $0.push(Float.pi) }
    after { $0.popAndPush(2) }
    after { $0.pop() }
    after { $0.pop(1) }
    after { $0.pop(to: 1) }
    after { $0.pop(toIndex: 0) }
    after { $0.popToRoot() }
    return counts
  }

  /// What the top of a path is read as.
  public static func top() -> (Int?, String) {
    let path = NavigationPath([1])
    let element = path.lastElement
    return (path.last(as: Int.self), "\(element)")
  }
}
