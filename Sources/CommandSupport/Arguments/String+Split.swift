extension String {
  /// What stands before the first of a character, and what after it; `nil` where it doesn't occur.
  package func split(atFirst separator: Character) -> (String, String?) {
    guard let position = firstIndex(of: separator) else { return (self, nil) }
    return (String(self[..<position]), String(self[index(after: position)...]))
  }
}
