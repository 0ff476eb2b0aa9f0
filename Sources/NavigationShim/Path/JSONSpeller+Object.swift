extension JSONSpeller {
  /// Where the output has a member of an object.
  private struct Member {
    let key: Range<Int>
    let end: Int
  }

  /// Spells an object with its keys in order.
  mutating func spellObject(depth: Int) throws {
    guard depth <= CanonicalJSON.maximumDepth else { throw NoJSON() }
    try take(UInt8(ascii: "{"))
    output.append(UInt8(ascii: "{"))
    skipSpace()
    if !skip(UInt8(ascii: "}")) {
      var members: [Member] = []
      repeat {
        members.append(try spellMember(depth: depth))
        skipSpace()
      } while skip(UInt8(ascii: ","))
      try take(UInt8(ascii: "}"))
      order(&members)
    }
    output.append(UInt8(ascii: "}"))
  }

  private mutating func spellMember(depth: Int) throws -> Member {
    skipSpace()
    let start = output.count
    try spellString()
    let key = start..<output.count
    skipSpace()
    try take(UInt8(ascii: ":"))
    output.append(UInt8(ascii: ":"))
    try spellValue(depth: depth)
    output.append(UInt8(ascii: ","))
    return Member(key: key, end: output.count)
  }

  /// Has the members at the end of the output follow one another by their keys, each key once.
  private mutating func order(_ members: inout [Member]) {
    guard let start = members.first?.key.lowerBound else { return }
    let isOrdered = zip(members, members.dropFirst()).allSatisfy { left, right in
      output[left.key].lexicographicallyPrecedes(output[right.key])
    }
    if isOrdered { return }
    members.sort { left, right in
      let leftKey = output[left.key]
      let rightKey = output[right.key]
      // Of equal keys the first counts, so it has to stay the first.
      return leftKey.lexicographicallyPrecedes(rightKey)
        || left.end < right.end && leftKey.elementsEqual(rightKey)
    }
    let unordered = Array(output[start...])
    output.removeSubrange(start...)
    var last: ArraySlice<UInt8> = []
    for member in members {
      let key = unordered[(member.key.lowerBound - start)..<(member.key.upperBound - start)]
      if key.elementsEqual(last) { continue }
      output.append(contentsOf: unordered[key.startIndex..<(member.end - start)])
      last = key
    }
  }
}
