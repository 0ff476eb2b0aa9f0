/// A movement of fingers, of which only taps are made here.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
}

nonisolated extension Gesture {
  /// Adds an action for the end of the gesture.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    EndedGesture(self, action: action)
  }

  /// Accepts a property that follows the gesture.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    self
  }

  /// Accepts a gesture at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> { self }

  /// Accepts a gesture in case this one isn't made.
  public func exclusively<Other: Gesture>(before other: Other) -> some Gesture<Value> { self }
}

nonisolated extension Gesture where Value: Equatable {
  /// Accepts an action for each change of the gesture.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}
