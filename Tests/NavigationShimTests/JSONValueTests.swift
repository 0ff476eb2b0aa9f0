import Testing

@testable import NavigationShim

@Suite struct JSONValueTests {
  @Test(
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
  func `a text is read as the value it stands for`(text: String, value: JSONValue) {
    #expect(JSONValue(text) == value)
  }

  @Test(
    arguments: [
      (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#),
      (#""a\/b""#, #""a/b""#),
      (#""\u00e9\n""#, "\"é\\n\""),
      (#""\ud83d\ude00""#, #""😀""#),
      (#""\"\\\b\f\n\r\t""#, #""\u0022\u005C\u0008\u000c\u000A\u000d\u0009""#),
      ("[1,2]", "[ 1 ,\t2\r\n]"),
      ("1", "1.0"),
      ("1", "10e-1"),
      ("100", "1e2"),
      ("100", "1E+2"),
      ("0.5", "5e-1"),
      ("0", "-0"),
      ("0", "0.000e17"),
      ("-12.30", "-1.23E1"),
    ]
  )
  func `texts of one value are equal`(left: String, right: String) throws {
    let value = try #require(JSONValue(left))
    #expect(value == JSONValue(right))
  }

  @Test(
    arguments: [
      ("1", "2"), ("1", "-1"), ("1", "10"), ("1", "0.1"), ("1", "true"), ("0", "null"),
      ("12", "1.2"), ("101", "11"), ("1", "\"1\""), ("[1,2]", "[2,1]"), ("[]", "{}"),
      ("[]", "[[]]"),
      ("\"a\"", "\"A\""), (#"{"a":1}"#, #"{"a":1,"b":null}"#), (#"{"a":1}"#, #"{"b":1}"#),
      ("9007199254740993", "9007199254740992"),
      ("123456789012345678901234567890", "123456789012345678901234567891"),
      ("0.1", "0.10000000000000000001"), ("1e400", "2e400"), ("1e-400", "0"),
    ]
  )
  func `texts of different values are not equal`(left: String, right: String) throws {
    let value = try #require(JSONValue(left))
    let other = try #require(JSONValue(right))
    #expect(value != other)
  }

  @Test(
    arguments: [
      "", " ", "nul", "nulll", "True", "[", "]", "[1", "[1,]", "[,1]", "[1 2]", "{", "{1:2}",
      #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, "01", "-", "+1", ".5", "1.", "1e", "1e+", "0x10", "NaN",
      "Infinity", "\"", #""\"#, #""\x""#, #""\u12""#, #""\u12g4""#, #""\u+123""#, #""\ud800""#,
      #""\ud800\u0041""#, #""\udc00""#, "\"a\nb\"", "1 1", "'a'", "/**/1", "\u{FEFF}1", "٣",
    ]
  )
  func `what is no JSON is nothing`(text: String) {
    #expect(JSONValue(text) == nil)
  }

  @Test func `an object that repeats a key is nothing`() {
    #expect(JSONValue(#"{"a":1,"a":1}"#) == nil)
    #expect(JSONValue(#"{"a":null,"\u0061":1}"#) == nil)
  }

  @Test func `nesting is read down to a depth and no further`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(JSONValue(nested(128)) != nil)
    #expect(JSONValue(nested(129)) == nil)
    #expect(JSONValue(nested(1_000_000)) == nil)
    #expect(JSONValue(String(repeating: #"{"a":"#, count: 1_000_000)) == nil)
    // Depth is not count: siblings do not add up.
    #expect(JSONValue("[" + String(repeating: "[],", count: 500) + "[]]") != nil)
  }

  @Test func `an exponent beyond reason is nothing and does not trap`() {
    #expect(JSONValue("1e4294967295") != nil)
    #expect(JSONValue("1e4294967296") == nil)
    #expect(JSONValue("1e-9223372036854775808") == nil)
    #expect(JSONValue("1e99999999999999999999999") == nil)
  }
}
