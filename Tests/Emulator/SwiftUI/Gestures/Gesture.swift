public import Foundation

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

/// A finger that is drawn over the screen.
public struct DragGesture {
  /// Where the finger is, and was.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date

    /// Where the finger is.
    public var location: CGPoint

    /// Where the finger was in the beginning.
    public var startLocation: CGPoint

    /// How far the finger has got.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// How far the finger must get for it to count.
  public var minimumDistance: CGFloat

  /// What positions are measured from.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {}

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

/// Which gestures are made.
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none = GestureMask([])

  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)

  /// Those inside.
  public static let subviews = GestureMask(rawValue: 1 << 1)

  /// All.
  public static let all = GestureMask(rawValue: 1 << 0 | 1 << 1)
}

/// A finger that stays where it is.
public struct LongPressGesture: Sendable {
  /// Whether the finger is there.
  public typealias Value = Bool

  /// How long it must stay for it to count.
  public var minimumDuration: Double

  /// How far it may move meanwhile.
  public var maximumDistance: CGFloat

  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {}

/// Two fingers that move apart.
public struct MagnificationGesture: Sendable {
  /// How much larger the distance has become.
  public typealias Value = CGFloat

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnificationGesture: Gesture {}

/// A finger that taps.
public struct TapGesture: Sendable {
  /// A tap tells nothing.
  public typealias Value = Void

  /// How often it taps.
  public var count: Int

  /// Makes a gesture.
  public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture {}

/// A value that follows a gesture while it lasts.
///
/// No gesture lasts in the emulator, so that it is always the initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value

  /// Makes a property with the value that it has while no gesture is made.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Makes a property with the value that it has while no gesture is made.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// Makes a property, and accepts a transaction for its return to the initial value.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initialValue = wrappedValue
  }

  /// Makes a property, and accepts a closure for its return to the initial value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value { initialValue }

  /// The property itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a property that is nil while no gesture is made.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil)
  }
}

nonisolated extension View {
  /// Accepts where a view is touched.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Accepts where a view is touched.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  { self }
}

/// What a shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)

  /// What is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)

  /// What a menu is about.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)

  /// A pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)

  /// Those who listen.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}
