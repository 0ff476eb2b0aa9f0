import Foundation

extension Data {
  /// The same text with the types of one module as those of another.
  ///
  /// An app that swaps its aliases stays one module; only here it is two, and saved paths name it.
  func renaming(_ module: String, _ other: String) -> Data {
    let text = String(decoding: self, as: UTF8.self)
    return Data(text.replacingOccurrences(of: module + ".", with: other + ".").utf8)
  }
}
