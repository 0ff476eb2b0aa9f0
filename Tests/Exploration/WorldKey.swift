import LinkStackEngine

/// What tells a ``World`` from others that would go on differently.
///
/// Values are numbered in the order in which they are met, as no rule prefers one. Left out are the
/// depths that ``World`` checks to be those of path and link stack, and the plan, which it checks to
/// be the one that would be made anew.
struct WorldKey: Hashable {
  let low: UInt64
  let high: UInt64

  init(_ world: World) {
    var names = ValueNames()
    let sequencer = world.sequencer
    let host = world.host
    let path = names.rename(world.path)
    let linkStack = names.rename(world.linkStack)
    let screens = names.rename(host.screens)
    var bits = BitWriter()
    bits.append(path, 18)
    bits.append(linkStack, 18)
    bits.append(screens, 18)
    bits.append(UInt64(host.shared), 8)
    low = bits.word

    bits = BitWriter()
    bits.append(sequencer.phase.number, 2)
    bits.append(sequencer.isSuspended)
    bits.append(sequencer.isFinished)
    bits.append(sequencer.hasArrived)
    // What the last update has kept counts only until the host has arrived.
    bits.append(sequencer.hasArrived ? nil : sequencer.keptDepth)
    bits.append(UInt64(sequencer.repeats), 3)
    bits.append(sequencer.isStalled)
    bits.append(sequencer.change.number, 2)
    let hearsay = sequencer.hearsay
    bits.append(hearsay.seenDepth)
    bits.append(hearsay.wayBack?.length)
    bits.append(hearsay.wayBack?.claimedDepth)
    bits.append(UInt64(host.motion.rawValue), 3)
    bits.append(UInt64(host.destination), 3)
    bits.append(UInt64(host.reports) >> 1, 7)
    bits.append(host.isActive)
    bits.append(host.isBehindFrom)
    bits.append(UInt64(world.lossesLeft ?? 0), 2)
    bits.append(world.isTimerRunning)
    bits.append(world.isAwaited)
    bits.append(UInt64(world.waysBack), 7)
    bits.append(world.appending.number, 4)
    high = bits.word
  }
}

/// Puts numbers side by side in a word.
private struct BitWriter {
  var word: UInt64 = 0

  mutating func append(_ value: UInt64, _ width: UInt64) {
    word = word << width | value
  }

  mutating func append(_ flag: Bool) {
    append(flag ? 1 : 0, 1)
  }

  /// Adds a number up to 14, or the lack of one.
  mutating func append(_ depth: Int?) {
    append(depth.map { UInt64($0) + 1 } ?? 0, 4)
  }
}

/// New names for values, in the order in which they are met.
private struct ValueNames {
  /// The names in two bits each.
  var names = 0
  var isNamed = 0
  var used = 0

  mutating func rename(_ path: SmallPath) -> UInt64 {
    var renamed: UInt64 = 0
    for index in 0..<path.count {
      renamed |= UInt64(name(of: path[index])) << UInt64(2 * index)
    }
    return renamed << 4 | UInt64(path.count)
  }

  private mutating func name(of value: Int) -> Int {
    if isNamed & 1 << value == 0 {
      names |= used << (2 * value)
      isNamed |= 1 << value
      used += 1
    }
    return names >> (2 * value) & 3
  }
}

extension UpdateSequencer.Phase {
  fileprivate var number: UInt64 {
    switch self {
    case .detached: 0
    case .moving: 1
    case .settled: 2
    }
  }
}

extension UpdateSequencer.Change {
  fileprivate var number: UInt64 {
    switch self {
    case .appearance: 0
    case .ordinary: 1
    case .unanimated: 2
    case .lossy: 3
    }
  }
}

extension World.Appending {
  fileprivate var number: UInt64 {
    switch self {
    case .none: 0
    case .unclear: 1
    case .toElements(let count): UInt64(count) + 2
    }
  }
}

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
    var mixed = key.low &* 0x9E37_79B9_7F4A_7C15 ^ key.high
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
