import LinkStackEngine

/// What a person sees of a stack.
public enum VisibleScreens<Value> {
  /// One screen stands still; `nil` is the root.
  case still(Value?)

  /// One screen gives way to another; `nil` is the root.
  case moving(from: Value?, to: Value?)
}

extension VisibleScreens: Equatable where Value: Equatable {}
extension VisibleScreens: Sendable where Value: Sendable {}

extension SimulatedLinkHost {
  /// What a person sees now.
  public var view: VisibleScreens<Value> {
    guard let motion else { return .still(value(at: screens.count)) }
    return .moving(from: value(at: motion.fromDepth), to: value(at: motion.toDepth))
  }

  /// The screen that a person sees now, or during a transition the one that comes into view; `nil` is
  /// the root.
  public var visible: Value? {
    value(at: motion?.toDepth ?? screens.count)
  }

  /// The values of the screens that the host has.
  public var values: [Value] { screens.map(\.value) }

  private func value(at depth: Int) -> Value? {
    guard depth > 0 else { return nil }
    return depth <= screens.count
      ? screens[depth - 1].value : leavingScreens[depth - 1 - screens.count].value
  }
}
