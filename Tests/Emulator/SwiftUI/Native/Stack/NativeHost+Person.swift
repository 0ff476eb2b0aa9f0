extension NativeHost {
  func goBack(to depth: Int) -> Bool {
    guard motion == nil, layers.indices.contains(depth) else { return false }
    cut(to: depth)
    bringTopToFront()
    return true
  }

  /// Shortens the path, and then what is shown.
  private func cut(to depth: Int) {
    shorten(to: depth)
    leaving += layers[depth...]
    layers.removeLast(layers.count - depth)
    countUpdate(byPerson: true)
  }

  func beginSwipe() -> Bool {
    guard motion == nil, !layers.isEmpty else { return false }
    let below = layers.dropLast().last?.screen ?? root
    motion = NativeMotion(outgoing: [front], isSwipe: true)
    front.enter(.disappearing)
    below.enter(.appearing)
    return true
  }

  func cancelSwipe() -> Bool {
    guard let motion, motion.isSwipe else { return false }
    self.motion = nil
    let below = layers.dropLast().last?.screen ?? root
    below.enter(.disappearing)
    below.enter(.hidden)
    front.enter(.appearing)
    front.enter(.shown)
    return true
  }

  func finishSwipe() -> Bool {
    guard let motion, motion.isSwipe else { return false }
    cut(to: layers.count - 1)
    front = top
    frontDepth = layers.count
    finish()
    return true
  }
}
