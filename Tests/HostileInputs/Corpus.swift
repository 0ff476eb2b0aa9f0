import Foundation
import NavigationShim

/// What the inputs are made of.
enum Corpus {
  /// Names of types: right ones, mangled ones, and what only looks like one.
  static let tags: [String] =
    AskedTypes.codable.map { String(reflecting: $0) }
    + AskedTypes.codable.compactMap { _mangledTypeName($0) }
    + AskedTypes.codable.compactMap { _mangledTypeName($0).map { "$s" + $0 } }
    + [
      String(reflecting: NeverAsked.self), _mangledTypeName(NeverAsked.self) ?? "",
      String(reflecting: NeverCodable.self), String(reflecting: [NeverAsked].self),
      "", " ", "Swift.Int ", "swift.int", "Int", "Swift.", ".", "Si", "$sSi", "$s", "SaySiG",
      "Swift.Array<Swift.Array<Swift.Array<Swift.Int>>>", "NSObject", "__C.NSURL", "NSTask",
      "App.(unknown context at $10a2b3c4d).Route", "(unknown context at $", "((((((((",
      "(extension in App):Swift.Int.Foo", "So8NSObjectC", "7DataVid5RouteC", "_TtC4Demo5Route",
      "App.Route\u{0}", "\u{0}", "App.Rout\u{65}\u{301}", "App.Rout\u{e9}", "\u{202E}tnI.tfiwS",
      "👩‍👩‍👧‍👦.🇩🇪🇩🇪", "\u{301}", "\u{FEFF}Swift.Int", "../../etc/passwd", "%s%n%@",
      String(repeating: "(", count: 300), String(repeating: "Sa", count: 200) + "Si",
    ]

  /// Texts of values: right ones, and the edges of JSON.
  static let items: [String] =
    [
      "0", "1", "-0", "42", "-1", "1.0", "10e-1", "1E+2", "9223372036854775807", "1.5",
      "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "1e19", "1e127",
      "1e128", "1e-128", "1e165", "1e308", "1e309", "-1e309", "1e999999999", "1e-999999999",
      "1e99999999999999999999", "5e-324", "0.1", "01", "-", "+1", "1.", ".5", "1e", "0x10", "NaN",
      "0e0", "-0e999", "0.000000000000000000000000000000000000000000000000000000000000000001",
      String(repeating: "9", count: 38), String(repeating: "9", count: 39),
      String(repeating: "9", count: 400), "1" + String(repeating: "0", count: 170),
      "0." + String(repeating: "0", count: 170) + "1", "0." + String(repeating: "9", count: 60),
      "Infinity", "true", "false", "null", "tru", "TRUE", "nul", "undefined",
      "\"\"", "\"hello\"", "\"a\\/b\"", "\"\\u0000\"", "\"\\ud83d\\ude00\"", "\"\\ud800\"",
      "\"\\udc00\\ud800\"", "\"\\ud800\\u0041\"", "\"\\uFFFF\"", "\"\\u00\"", "\"\\x41\"", "\"\\\"",
      "\"\u{0}\"", "\"\u{1F}\"", "\"\n\"", "\"e\u{301}\"", "\"\u{e9}\"", "\"\u{FEFF}\"", "'a'",
      "[]", "[1,2,3]", "[1,]", "[,1]", "[1 2]", "[[]]", "[[[[[[[[[[1]]]]]]]]]]", "[null]", "[",
      "]", "{}", "{\"a\":1}", "{\"a\":1,\"a\":2}", "{\"a\":2,\"a\":1}", "{\"a\"}", "{1:2}", "{",
      "{\"\u{e9}\":1,\"e\u{301}\":2}", "{\"\":{\"\":{\"\":{}}}}", "{\"__proto__\":{}}",
      "{\"id\":42,\"name\":\"Blob\"}", "{\"name\":\"Blob\",\"id\":42}", "{\"id\":\"42\"}",
      "{\"id\":1,\"name\":\"x\",\"inner\":{\"id\":2,\"name\":\"y\"}}",
      "{\"id\":1e400,\"name\":null}",
      "{\"list\":{}}", "{\"detail\":{\"id\":7}}", "{\"note\":{\"text\":\"x\"}}", "{\"detail\":{}}",
      "{\"list\":{},\"detail\":{\"id\":1}}", "{\"nowhere\":{}}", "{\"note\":{\"text\":null}}",
      "{\"NeverAsked\":1}", "\"2F1A6C36-9B1C-4D8C-9B59-2B1F0C4D5E6F\"", "\"https://a.b/c?d#e\"",
      "\"YWJj\"", "\"====\"", "", " ", "\t\r\n", "1 1", " 1 ", "/* */1", "1//", "\u{FEFF}1",
      "\u{A0}1", "\u{0}", "1\u{0}",
    ]

  /// Links: of the app, of others, and what is hardly one.
  static let urls: [String] = [
    "app://open", "app://open/detail/1", "app://open/detail/1/note/x/list", "app://open/list/",
    "app://open/detail/99999999999999999999", "app://open/detail/-1", "app://open/detail/",
    "app://open/note/%F0%9F%90%BB", "app://open/note/%2F..%2F", "app://open/note/%00", "app:",
    "app://open/note/%FF%FE", "app://open/note/%", "app://open/note/%zz", "app://", "app:open",
    "app://open//detail//1", "app://open/../../detail/1", "app://open/detail/1?then=list#top",
    "app://open?path=%5B%22Swift.Int%22%2C%221%22%5D", "app://open?a&a&a=&=&==", "APP://OPEN/list",
    "app://user:password@open:99999/list", "app://[::1]/list", "app://[::1", "app://op en/list",
    "https://example.com/app?x=1", "file:///etc/passwd", "javascript:alert(1)", "data:,x", "",
    " ", "//", "/list", "?", "#", ":", "::", "%", "\u{0}", "app://ö.example/ü", "mailto:a@b",
    "app://open/" + String(repeating: "list/", count: 500),
    "app://open/note/" + String(repeating: "%41", count: 500),
  ]
}

/// The types that the values of a path are asked for as.
enum AskedTypes {
  static var codable: [any (Hashable & Codable).Type] {
    [
      Int.self, String.self, Bool.self, Double.self, UInt8.self, Decimal.self, Int?.self,
      [Int].self, [String: Int].self, Set<String>.self, Date.self, Data.self, UUID.self, URL.self,
      HostileStop.self, HostilePlace.self, Chain.self,
    ]
  }
}

/// A route, as an app would have it.
enum HostileStop: NavigationRoute, Codable {
  case list
  case detail(id: Int)
  case note(text: String)
}

/// A value with a few properties.
struct HostilePlace: Hashable, Codable {
  var id: Int
  var name: String
  var notes: [String]?
}

/// A value that nests as deep as its text does.
indirect enum Chain: Hashable, Codable {
  case end
  case link(Chain)

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self = container.isAtEnd ? .end : .link(try container.decode(Chain.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    if case .link(let rest) = self { try container.encode(rest) }
  }
}

/// A type that inputs name and nobody asks for.
struct NeverAsked: Hashable, Codable {
  init(from decoder: any Decoder) throws {
    fatalError("a type was brought to life because an input names it")
  }

  func encode(to encoder: any Encoder) throws {}
}

/// A type that is asked for and can't be decoded.
struct NeverCodable: Hashable {}

extension Corpus {
  /// A recording of two pushes and a back navigation.
  static let recording = #"""
    {"device":"iPhone","format":1,"package":"0.1.0",\#
    "stacks":[{"beginning":{"appearance":{"length":0}},"droppedCount":0,\#
    "entries":[{"answer":{"supersedes":false,"wait":{"start":{"nanoseconds":650000000}}},\#
    "event":{"started":{}},"host":{"depth":0,"isCovered":false,"motion":"still"},"time":0},\#
    {"event":{"appeared":{"depth":0}},"host":{"depth":0,"isCovered":false,"motion":"still"},\#
    "time":0},{"answer":{"supersedes":false,"wait":{"cancel":{}}},"event":{"changed":{}},\#
    "host":{"depth":0,"isCovered":false,"motion":"still"},"time":0},{"answer":{"supersedes":false,\#
    "update":{"from":0,"isAnimated":false,"keeping":0,"to":1},\#
    "wait":{"start":{"nanoseconds":650000000}}},"event":{"path":{"isAnimated":true,\#
    "parts":[{"count":2,"kind":"new"}]}},"host":{"depth":0,"isCovered":false,"motion":"still"},\#
    "time":0},{"event":{"appeared":{"depth":1}},"host":{"depth":1,"isCovered":false,\#
    "motion":"moving"},"time":0},{"answer":{"supersedes":false,"update":{"from":1,\#
    "isAnimated":true,"keeping":1,"to":2},"wait":{"start":{"nanoseconds":650000000}}},\#
    "event":{"changed":{}},"host":{"depth":1,"isCovered":false,"motion":"still"},"time":16666667},\#
    {"event":{"appeared":{"depth":2}},"host":{"depth":2,"isCovered":false,"motion":"moving"},\#
    "time":16666667},{"answer":{"outcome":"presented","supersedes":false,"wait":{"cancel":{}}},\#
    "event":{"changed":{}},"host":{"depth":2,"isCovered":false,"motion":"still"},"time":366666667},\#
    {"answer":{"supersedes":false,"update":{"from":2,"isAnimated":true,"keeping":2,"to":3},\#
    "wait":{"start":{"nanoseconds":650000000}}},"event":{"path":{"isAnimated":true,\#
    "parts":[{"count":2,"kind":"former"},{"count":1,"kind":"new"}]}},"host":{"depth":2,\#
    "isCovered":false,"motion":"still"},"time":5000000000},{"event":{"appeared":{"depth":3}},\#
    "host":{"depth":3,"isCovered":false,"motion":"moving"},"time":5000000000},\#
    {"answer":{"outcome":"presented","supersedes":false,"wait":{"cancel":{}}},\#
    "event":{"changed":{}},"host":{"depth":3,"isCovered":false,"motion":"still"},\#
    "time":5350000000},{"event":{"act":{"_0":{"goBack":{"depth":2}}}},"time":10000000000},\#
    {"event":{"appeared":{"depth":2}},"host":{"depth":2,"isCovered":false,"motion":"moving"},\#
    "time":10000000000},{"answer":{"supersedes":false,"wait":{"cancel":{}}},"event":{"changed":{}},\#
    "host":{"depth":2,"isCovered":false,"motion":"still"},"time":10350000000},\#
    {"event":{"dismissed":{}},"host":{"depth":2,"isCovered":false,"motion":"still"},\#
    "time":10350000000}],"settings":{"animation":"automatic","delay":650000000,"followsHost":true,\#
    "popsMany":true,"pushesPerUpdate":1,"replacesInPlace":true,"screensAtFirstAppearance":1}}],\#
    "system":"iOS 15.5.0"}
    """#
}
