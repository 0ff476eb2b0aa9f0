/// A mutant that doesn't fit the source it is of.
enum EditError: Error, Hashable, CustomStringConvertible {
  case noFile(Mutant)
  case anchorOccurs(times: Int, Mutant)
  case originalIsMissing(Mutant)
  case overlap(Mutant, Mutant)

  var description: String {
    switch self {
    case .noFile(let mutant):
      "\(Self.name(mutant)): there is no such file"
    case .anchorOccurs(let times, let mutant):
      "\(Self.name(mutant)): \"\(mutant.anchor)\" occurs \(times) times, not once"
    case .originalIsMissing(let mutant):
      "\(Self.name(mutant)): no \"\(mutant.edit.original)\" follows \"\(mutant.anchor)\""
    case .overlap(let mutant, let other):
      "\(Self.name(mutant)): what it edits overlaps with what \"\(other.name)\" edits"
    }
  }

  private static func name(_ mutant: Mutant) -> String {
    "\(mutant.file): \"\(mutant.name)\""
  }
}
