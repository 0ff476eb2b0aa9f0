/// Numbers of things in sentences.
enum Words {
  /// A number of things.
  static func count(_ count: Int, _ thing: String) -> String {
    count == 1 ? "1 \(thing)" : "\(Digits.count(count)) \(thing)s"
  }

  /// A number of things, of which there may be a part.
  static func count(_ count: Double, _ one: String, _ many: String) -> String {
    count == 1 ? "1 \(one)" : "\(Digits.exact(count)) \(many)"
  }

  /// A link of a length with its article, as in `an 8-screen deep link`.
  static func deepLink(_ screens: Int) -> String {
    let number = Digits.count(screens)
    let spoken = number.prefix { $0 != "," }
    let startsWithVowel = spoken.hasPrefix("8") || spoken == "11" || spoken == "18"
    return "\(startsWithVowel ? "an" : "a") \(number)-screen deep link"
  }
}
