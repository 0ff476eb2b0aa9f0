/// The one spelling of a JSON text, to compare texts by what they say.
///
/// Two texts that say the same have the same spelling, whatever their white space, their escapes, the
/// order of their keys and the way in which they write a number. Of a key that occurs twice, the
/// first counts. Numbers are compared exactly, and strings by their Unicode scalars: what Swift's
/// `==` finds equal beyond that, in time that grows with the square of a run of combining marks, no
/// encoder has changed.
///
/// A spelling rather than a tree of values: it takes about the memory of the text, where a tree of a
/// hostile one takes twenty times as much, and two are compared at the speed of memory.
struct CanonicalJSON: Equatable {
  /// How deep arrays and objects may nest.
  ///
  /// Reading recurses, the texts come from files, and a background thread has little stack.
  static var maximumDepth: Int { 64 }

  private let bytes: [UInt8]

  /// Reads a text.
  ///
  /// The result is `nil` if the text is no JSON, nests deeper than ``maximumDepth``, or has a number
  /// whose exponent takes more than 18 digits.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the text, and O(*n*) where no object has its keys
  ///   in another order than that of the spelling.
  init?(_ text: String) {
    guard let bytes = try? JSONSpeller.spelling(of: text) else { return nil }
    self.bytes = bytes
  }
}

extension CanonicalJSON: CustomStringConvertible {
  var description: String {
    String(decoding: bytes, as: UTF8.self)
  }
}
