import Foundation
import Testing

@testable import NavigationShim

/// What comparing costs, as a ratio within one run: time says nothing about another machine.
@Suite("What the one spelling of a JSON text costs", .serialized)
struct CanonicalJSONCostTests {
  /// Texts that take a size, and what is hard about each.
  enum Shape: String, CaseIterable, CustomTestStringConvertible {
    case numbers, nestedNumbers, longNumber, zeros, strings, escapes, marks, keysInOrder,
      keysInReverse, oneKey, longKeys, nestedObjects

    var testDescription: String { rawValue }

    func text(_ count: Int) -> String {
      switch self {
      case .numbers: list(count) { "\($0)" }
      case .nestedNumbers:
        String(repeating: "[", count: 60) + Shape.numbers.text(count)
          + String(repeating: "]", count: 60)
      case .longNumber: String(repeating: "1", count: 10 * count)
      case .zeros: "0." + String(repeating: "0", count: 10 * count) + "1"
      case .strings: list(count) { "\"value \($0)\"" }
      case .escapes: "\"" + String(repeating: #"\u00e9\n"#, count: count) + "\""
      case .marks: "\"" + String(repeating: "\u{301}\u{323}", count: count) + "\""
      case .keysInOrder: object(0..<count) { "\"k\(1_000_000 + $0)\":1" }
      case .keysInReverse: object((0..<count).reversed()) { "\"k\(1_000_000 + $0)\":1" }
      case .oneKey: object(0..<count) { "\"k\":\($0)" }
      case .longKeys:
        object((0..<count / 10).reversed()) {
          "\"\(String(repeating: "k", count: 100))\(1_000_000 + $0)\":1"
        }
      case .nestedObjects:
        list(count / 100) { _ in
          String(repeating: #"{"b":"#, count: 50) + "1" + String(repeating: #","a":1}"#, count: 50)
        }
      }
    }

    private func list(_ count: Int, _ value: (Int) -> String) -> String {
      "[\((0..<count).map(value).joined(separator: ","))]"
    }

    private func object(_ keys: some Sequence<Int>, _ member: (Int) -> String) -> String {
      "{\(keys.map(member).joined(separator: ","))}"
    }
  }

  @Test("grows with the length of the text, and hardly faster", arguments: Shape.allCases)
  func growth(shape: Shape) throws {
    let small = try cost(shape.text(1_000))
    let large = try cost(shape.text(4_000))
    // Four times as much if linear, sixteen times if it grew with the square.
    #expect(large < 8 * small, "\(small) ns for a text, \(large) ns for four times as much")
  }

  @Test("is hardly higher for values that are nested deep")
  func nesting() throws {
    let flat = try cost(Shape.numbers.text(4_000))
    let nested = try cost(Shape.nestedNumbers.text(4_000))
    #expect(nested < 3 * flat, "\(flat) ns flat, \(nested) ns at depth 60")
  }

  @Test("is that of one level for a text that is all brackets")
  func brackets() {
    let small = leastTime { _ = CanonicalJSON(String(repeating: "[", count: 10_000)) }
    let large = leastTime { _ = CanonicalJSON(String(repeating: "[", count: 40_000)) }
    #expect(large < 8 * small, "\(small) ns for a text, \(large) ns for four times as much")
  }

  @Test("two names that differ in the order of their marks are told apart as fast")
  func names() {
    func time(_ count: Int) -> UInt64 {
      let left = String(repeating: "\u{301}\u{323}", count: count)
      let right = String(repeating: "\u{323}\u{301}", count: count)
      return leastTime {
        let element = UndecodedElement(tag: "(unknown context at $\(left)", item: left)
        #expect(element != UndecodedElement(tag: "(unknown context at $\(right)", item: left))
        #expect(element != UndecodedElement(tag: element.tag, item: right))
        #expect(ElementTag.namesTypeOfOneLaunch(element.tag))
        #expect(!ElementTag.isName(element.tag, of: Int.self))
      }
    }
    let small = time(4_000)
    let large = time(16_000)
    #expect(large < 8 * small, "\(small) ns for a name, \(large) ns for four times as much")
  }

  private func cost(_ text: String) throws -> UInt64 {
    let first = try #require(CanonicalJSON(text))
    return leastTime { #expect(CanonicalJSON(text) == first) }
  }

  /// The processor time of the fastest of several runs, in nanoseconds.
  private func leastTime(_ body: () -> Void) -> UInt64 {
    // The time of the thread: what else runs meanwhile plays no part.
    func now() -> UInt64 {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
    var least = UInt64.max
    for _ in 0..<7 {
      let start = now()
      body()
      least = min(least, now() - start)
    }
    return least
  }
}
