import Testing

@testable import NavigationShim

@Suite("The one spelling of a JSON text")
struct CanonicalJSONTests {
  @Test(
    "has no white space, no escape that need not be, and keys in order",
    arguments: [
      ("null", "null"),
      (" true\n", "true"),
      ("\tfalse\r", "false"),
      ("[]", "[]"),
      ("{ }", "{}"),
      ("\"\"", "\"\""),
      (#"[ "a" , { "b" : [ null ] } ]"#, #"["a",{"b":[null,],},]"#),
      (#"{"b":{"d":1,"c":[]},"a":"","":2}"#, #"{"":2,"a":"","b":{"c":[],"d":1,},}"#),
      (#""\"\\\/\u0041""#, #""\"\\/A""#),
      ("-0.0120e1", "-12e-2"),
      ("-0e7", "0"),
      ("100", "1e2"),
    ]
  )
  func spelling(text: String, spelling: String) {
    #expect(CanonicalJSON(text)?.description == spelling)
  }

  @Test(
    "is equal for texts that say the same",
    arguments: [
      (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#),
      (#"{"a":1,"ab":2,"":3}"#, #"{"":3,"ab":2,"a":1}"#),
      (#""a\/b""#, #""a/b""#),
      (#""\u00e9\n""#, "\"é\\n\""),
      (#""\ud83d\ude00""#, #""😀""#),
      (#""\uDBFF\uDFFF\uD800\uDC00""#, "\"\u{10FFFF}\u{10000}\""),
      (#""\b\f\n\r\t""#, #""\u0008\u000C\u000a\u000D\u0009""#),
      ("[1,2]", "[ 1 ,\t2\r\n]"),
      ("1", "1.0"),
      ("1", "10e-1"),
      ("1", "1e-000"),
      ("100", "1E+2"),
      ("0", "-0"),
      ("-12.30", "-1.23E1"),
      ("0.001", "1e-3"),
      ("1e200", "10E199"),
      ("1e309", "10e308"),
      ("[-5e-324]", " [ -5E-324 ] "),
      (#"{"a":1e308,"b":2}"#, #"{"b":2,"a":1e308}"#),
      ("0", "0e999"),
      ("0", "-0.000e99999999999999999999"),
      ("1e7", "1e00000000000000000000000000000000000007"),
      ("1e999999999999999999", "10e999999999999999998"),
    ]
  )
  func equal(left: String, right: String) throws {
    let spelling = try #require(CanonicalJSON(left))
    #expect(spelling == CanonicalJSON(right))
  }

  @Test(
    "is different for texts that say something else",
    arguments: [
      ("1", "2"), ("1", "-1"), ("1", "10"), ("1", "0.1"), ("1", "true"), ("0", "null"),
      ("0", "false"), ("12", "1.2"), ("1", "\"1\""), ("[1,2]", "[2,1]"), ("[]", "{}"),
      ("[]", "[[]]"), ("[[],1]", "[[1]]"), ("[12]", "[1,2]"), ("\"a\"", "\"A\""), ("[]", "[null]"),
      (#"{"a":1}"#, #"{"a":1,"b":null}"#), (#"{"a":1}"#, #"{"b":1}"#),
      (#"["a","b"]"#, #"["a\",\"b"]"#), (#"{"a":1,"b":2}"#, #"{"a\":1,\"b":2}"#),
      (#""\\n""#, #""\n""#), (#""\u0000""#, #""""#),
      ("1e200", "1e201"), ("1e200", "-1e200"), ("1e-200", "0"), ("1e-400", "0"),
      ("9007199254740993", "9007199254740992"),
      ("123456789012345678901234567890", "123456789012345678901234567891"),
      // No encoder spells a character anew.
      ("\"\u{e9}\"", "\"e\u{301}\""),
    ]
  )
  func different(left: String, right: String) throws {
    let spelling = try #require(CanonicalJSON(left))
    let other = try #require(CanonicalJSON(right))
    #expect(spelling != other)
  }

  @Test(
    "is nothing for what is no JSON",
    arguments: [
      "", " ", "nul", "nulll", "True", "[", "]", "[1", "[1 2]", "[,]", "[1,]", "[,1]", "{", "}",
      "{1:2}", #"{"a"}"#, #"{"a":}"#, #"{"a" 1}"#, #"{"a":1,}"#, #"{,"a":1}"#, #"{"a":1 "b":2}"#,
      "[}", "{]", "\"", "1 1", "'a'", "undefined", "// a\n1", "/**/1", "1;",
      "\u{FEFF}1", "1\u{FEFF}", "\u{A0}1", "\u{B}1", "\u{C}1", "1\u{0}", "\u{0}", "\u{2028}1",
    ]
  )
  func noJSON(text: String) {
    #expect(CanonicalJSON(text) == nil)
  }

  @Test(
    "is nothing for a number that JSON does not have",
    arguments: [
      "01", "-01", "00", "1.", ".5", "-.5", "+1", "-", "--1", "1e", "1e+", "1e-", "e1", "1.e1",
      "1e1.5", "1.5.5", "0x10", "1_000", "NaN", "Infinity", "-Infinity", "١", "1e+-1",
      // An exponent to which nothing could be added.
      "1e99999999999999999999", "-1e-99999999999999999999", "1e1000000000000000000",
    ]
  )
  func noNumber(text: String) {
    #expect(CanonicalJSON(text) == nil)
  }

  @Test(
    "is nothing for a string that is none",
    arguments: [
      #""\x41""#, #""\u""#, #""\u00""#, #""\u00G0""#, #""\u+123""#, #""\u 123""#, #""\U0041""#,
      #""\""#, #""\"#, #""\u004"#, "\"\u{0}\"", "\"\u{1F}\"", "\"\n\"", "\"\t\"", "\"a", #""\é""#,
      // Halves of pairs.
      #""\ud800""#, #""\udc00""#, #""\ud800\u0041""#, #""\ud800\ud800""#, #""\udc00\ud800""#,
      #""\ud800x""#, #""\ud83d\n""#, #"{"\ud800":1}"#,
    ]
  )
  func noString(text: String) {
    #expect(CanonicalJSON(text) == nil)
  }

  @Test(
    "has all that a string may have",
    arguments: ["\u{7F}", "\u{FFFF}", "\u{FEFF}", "\u{2028}"]
  )
  func rareScalars(text: String) {
    #expect(CanonicalJSON("\"\(text)\"")?.description == "\"\(text)\"")
  }
}
