import Foundation
import Testing

@testable import NavigationShim

@Suite("The one spelling of a JSON text, deep and long")
struct CanonicalJSONSizeTests {
  private static let levels = [("[", "]"), (#"{"a":"#, "}")]

  @Test("is written down to a depth and no further", arguments: levels)
  func nesting(opening: String, closing: String) {
    func nested(_ depth: Int) -> String {
      String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
    }
    #expect(CanonicalJSON(nested(CanonicalJSON.maximumDepth)) != nil)
    #expect(CanonicalJSON(nested(CanonicalJSON.maximumDepth + 1)) == nil)
    #expect(CanonicalJSON(nested(1_000_000)) == nil)
  }

  @Test("is written down to its depth with little stack")
  func littleStack() async {
    let depth = CanonicalJSON.maximumDepth
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let isRead = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: CanonicalJSON(text) != nil) }
      thread.stackSize = 256 * 1024
      thread.start()
    }
    #expect(isRead)
  }

  @Test("is nothing for a million brackets that never close", arguments: levels)
  func endless(opening: String, closing: String) {
    #expect(CanonicalJSON(String(repeating: opening, count: 1_000_000)) == nil)
  }

  @Test("counts the depth of arrays and objects that are open, not of all")
  func siblings() {
    let text = "[" + String(repeating: #"[{"a":[]}],"#, count: 1_000) + "[]]"
    #expect(CanonicalJSON(text) != nil)
  }

  @Test("keeps every digit of a number of ten thousand")
  func manyDigits() throws {
    let digits = String(repeating: "7", count: 9_999)
    let spelling = try #require(CanonicalJSON("\(digits)1"))
    #expect(spelling.description == "\(digits)1")
    #expect(spelling == CanonicalJSON("0.\(digits)1e10000"))
    #expect(spelling == CanonicalJSON("\(digits)1000e-3"))
    #expect(spelling != CanonicalJSON("\(digits)2"))
  }

  @Test("leaves out zeros, however many there are")
  func manyZeros() {
    let zeros = String(repeating: "0", count: 10_000)
    #expect(CanonicalJSON("0.\(zeros)1")?.description == "1e-10001")
    #expect(CanonicalJSON("1\(zeros)")?.description == "1e10000")
    #expect(CanonicalJSON("-0.\(zeros)")?.description == "0")
  }

  @Test("has of a key that occurs twice the first value")
  func duplicateKeys() {
    #expect(CanonicalJSON(#"{"a":1,"a":2}"#) == CanonicalJSON(#"{"a":1}"#))
    #expect(CanonicalJSON(#"{"b":0,"a":1,"a":2}"#) == CanonicalJSON(#"{"a":1,"b":0}"#))
    #expect(CanonicalJSON(#"{"\u0061":1,"b":0,"a":2}"#) == CanonicalJSON(#"{"a":1,"b":0}"#))
    #expect(CanonicalJSON(#"{"":1,"":2}"#) == CanonicalJSON(#"{"":1}"#))
    #expect(CanonicalJSON(#"{"a":1,"a":2}"#) != CanonicalJSON(#"{"a":2}"#))
    let many = (0..<1_000).map { "\"a\":\($0)" }.joined(separator: ",")
    #expect(CanonicalJSON("{\(many)}") == CanonicalJSON(#"{"a":0}"#))
  }

  @Test("insists that the value of a key that occurs twice is JSON")
  func duplicateKeyWithoutValue() {
    #expect(CanonicalJSON(#"{"a":1,"a":nul}"#) == nil)
  }

  @Test("has keys apart that only `==` of strings finds equal")
  func equivalentKeys() {
    let both = CanonicalJSON("{\"\u{e9}\":1,\"e\u{301}\":2}")
    #expect(both == CanonicalJSON("{\"e\u{301}\":2,\"\u{e9}\":1}"))
    #expect(both != CanonicalJSON("{\"\u{e9}\":1}"))
  }
}
