/// The states met so far, numbered in the order in which they were met.
struct StateTable {
  private(set) var keys: [WorldKey] = []
  /// The positions in `keys`, by hash; a power of two of them, at most half in use.
  private var slots = [UInt32](repeating: .max, count: 1 << 12)
  /// The state that was found or added last.
  private(set) var lastFound: UInt32 = 0

  var count: Int { keys.count }

  /// Finds a state or adds it.
  mutating func insert(_ key: WorldKey) -> (index: Int, isNew: Bool) {
    var slot = self.slot(of: key)
    while slots[slot] != .max {
      let index = Int(slots[slot])
      if keys[index] == key {
        lastFound = UInt32(index)
        return (index, false)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    precondition(keys.count < Int(UInt32.max), "more states than fit: choose smaller bounds")
    lastFound = UInt32(keys.count)
    slots[slot] = lastFound
    keys.append(key)
    if keys.count * 2 > slots.count { grow() }
    return (keys.count - 1, true)
  }

  private func slot(of key: WorldKey) -> Int {
    // Odd multipliers of well-known mixing functions.
    var mixed = (key.paths &* 0x9E37_79B9_7F4A_7C15 ^ key.core) &* 0xFF51_AFD7_ED55_8CCD ^ key.host
    mixed = (mixed ^ mixed >> 32) &* 0xD6E8_FEB8_6659_FD93
    mixed = (mixed ^ mixed >> 32) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed ^ mixed >> 32) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: .max, count: slots.count * 2)
    for (index, key) in keys.enumerated() {
      var slot = self.slot(of: key)
      while slots[slot] != .max { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index)
    }
  }
}
