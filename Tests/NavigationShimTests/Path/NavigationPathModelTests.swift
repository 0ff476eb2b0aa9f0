import Foundation
import NavigationShim
import TestSupport
import Testing

/// What a path does, against what a plain array does.
@Suite struct NavigationPathModelTests {
  /// A path, and an array that should have the same elements.
  private struct Pair {
    var path = NavigationPath()
    var model: [AnyHashable] = []

    var values: [AnyHashable] {
      path.elements.map { element in
        if let number = try? element.value(as: Int.self) { return AnyHashable(number) }
        if let text = try? element.value(as: String.self) { return AnyHashable(text) }
        return AnyHashable(Plain())
      }
    }

    mutating func removeLast(from index: Int?) -> Bool {
      guard let index else { return false }
      model.removeLast(model.count - 1 - index)
      return true
    }

    /// Performs one step on both, and returns what it was.
    mutating func step(using generator: inout SeededGenerator) throws -> String {
      let number = Int.random(in: 0..<4, using: &generator)
      switch Int.random(in: 0..<13, using: &generator) {
      case 0...2:
        path.append(number)
        model.append(number)
        return "append(\(number))"
      case 3, 4:
        path.push("\(number)")
        model.append("\(number)")
        return "push(\"\(number)\")"
      case 5:
        let count = Int.random(in: 0...model.count, using: &generator)
        path.removeLast(count)
        model.removeLast(count)
        return "removeLast(\(count))"
      case 6:
        path.pop(number)
        model.removeLast(min(number, model.count))
        return "pop(\(number))"
      case 7:
        let index = model.lastIndex(of: number)
        expect(path.pop(to: number), is: removeLast(from: index))
        return "pop(to: \(number))"
      case 8:
        let index = model.lastIndex { $0.base is String }
        expect(path.pop(toLast: String.self), is: removeLast(from: index))
        return "pop(toLast: String.self)"
      case 9:
        let index = model.lastIndex { ($0.base as? Int).map { $0 > number } ?? false }
        expect(path.pop(toLast: Int.self) { $0 > number }, is: removeLast(from: index))
        return "pop(toLast: Int.self, where: > \(number))"
      case 10:
        guard let index = model.indices.randomElement(using: &generator) else { return "nothing" }
        path.pop(toIndex: index)
        _ = removeLast(from: index)
        return "pop(toIndex: \(index))"
      case 11:
        path = try reread(path)
        return "reread"
      default:
        guard number == 0 else { return "nothing" }
        path.popToRoot()
        model = []
        return "popToRoot()"
      }
    }
  }

  @Test("after any changes, a path agrees with an array", arguments: 1...40 as ClosedRange<UInt64>)
  func anySeriesChangesLeavesPath(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var pair = Pair()
    var trace: [String] = []
    for _ in 0..<100 {
      trace.append(try pair.step(using: &generator))
      guard pair.values == pair.model else {
        Issue.record("seed \(seed): \(trace) left \(pair.values) instead of \(pair.model)")
        return
      }
      expect(pair.path.count, is: pair.model.count)
      expect(pair.path.isEmpty, is: pair.model.isEmpty)
    }
    expect(trace.filter { $0 == "reread" }.count > 0, is: true)
  }
}
