/// A gesture with an action for its end.
struct EndedGesture<Base: Gesture>: Gesture {
  typealias Value = Base.Value

  let base: Base
  let action: (Value) -> Void

  nonisolated init(_ base: Base, action: @escaping (Value) -> Void) {
    self.base = base
    self.action = action
  }
}

extension Gesture {
  /// What the gesture does if it is a tap.
  var tapAction: (@MainActor () -> Void)? {
    (self as? EndedGesture<TapGesture>).map { ended in { ended.action(()) } }
  }
}
