extension String {
  /// Whether both are the same bytes.
  ///
  /// To `==` they are also equal where Unicode spells a character in several ways. Finding that out
  /// takes time that grows with the square of a run of combining marks, of which a file may have
  /// a million; and it makes no equivalence together with what reads bytes, for which a mark after a
  /// letter of an escape is no part of that letter.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
