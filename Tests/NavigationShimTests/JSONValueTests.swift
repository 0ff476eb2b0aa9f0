import Testing

@testable import NavigationShim

@Suite("A JSON text as a value")
struct JSONValueTests {
  @Test(
    "is what the text stands for",
    arguments: [
      ("null", JSONValue.null),
      (" true\n", .boolean(true)),
      ("false", .boolean(false)),
      ("[]", .array([])),
      ("{ }", .object([:])),
      ("\"\"", .string("")),
      (#"[ "a" , { "b" : [ null ] } ]"#, .array([.string("a"), .object(["b": .array([.null])])])),
    ]
  )
  func value(text: String, value: JSONValue) {
    #expect(JSONValue(text) == value)
  }

  @Test(
    "is equal for texts that say the same",
    arguments: [
      (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#),
      (#""a\/b""#, #""a/b""#),
      (#""\u00e9\n""#, "\"é\\n\""),
      (#""\ud83d\ude00""#, #""😀""#),
      ("[1,2]", "[ 1 ,\t2\r\n]"),
      ("1", "1.0"),
      ("1", "10e-1"),
      ("100", "1E+2"),
      ("0", "-0"),
      ("-12.30", "-1.23E1"),
      // Doubles that no Decimal holds.
      ("1e200", "10E199"),
      ("[-5e-324]", " [ -5E-324 ] "),
      (#"{"a":1e308,"b":2}"#, #"{"b":2,"a":1e308}"#),
      ("0", "0e999"),
    ]
  )
  func equal(left: String, right: String) throws {
    let value = try #require(JSONValue(left))
    #expect(value == JSONValue(right))
  }

  @Test(
    "is different for texts that say something else",
    arguments: [
      ("1", "2"), ("1", "-1"), ("1", "10"), ("1", "0.1"), ("1", "true"), ("0", "null"),
      ("12", "1.2"), ("1", "\"1\""), ("[1,2]", "[2,1]"), ("[]", "{}"), ("[]", "[[]]"),
      ("\"a\"", "\"A\""), (#"{"a":1}"#, #"{"a":1,"b":null}"#), (#"{"a":1}"#, #"{"b":1}"#),
      ("1e200", "1e201"), ("1e200", "-1e200"), ("1e-200", "0"),
      ("9007199254740993", "9007199254740992"),
      ("123456789012345678901234567890", "123456789012345678901234567891"),
    ]
  )
  func different(left: String, right: String) throws {
    let value = try #require(JSONValue(left))
    let other = try #require(JSONValue(right))
    #expect(value != other)
  }

  @Test(
    "is nothing for what is no JSON",
    arguments: [
      "", " ", "nul", "[", "]", "[1", "[1 2]", "{1:2}", #"{"a"}"#, "\"", "1 1", "'a'", "1e309",
    ]
  )
  func noJSON(text: String) {
    #expect(JSONValue(text) == nil)
  }

  @Test("is read down to a depth and no further")
  func nesting() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(JSONValue(nested(JSONValue.maximumDepth)) != nil)
    #expect(JSONValue(nested(JSONValue.maximumDepth + 2)) == nil)
    #expect(JSONValue(nested(1_000_000)) == nil)
    #expect(JSONValue(String(repeating: #"{"a":"#, count: 1_000_000)) == nil)
  }
}
