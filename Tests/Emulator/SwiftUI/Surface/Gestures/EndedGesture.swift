/// A gesture with an action for its end.
struct EndedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void

  init(_ base: Base, action: @escaping (Base.Value) -> Void) {
    self.base = base
    self.action = action
  }
}

extension EndedGesture: Gesture {
  typealias Value = Base.Value
}

extension Gesture {
  /// What the gesture does if it is a tap.
  var tapAction: (() -> Void)? {
    guard let ended = self as? EndedGesture<TapGesture> else { return nil }
    return { ended.action(()) }
  }
}
