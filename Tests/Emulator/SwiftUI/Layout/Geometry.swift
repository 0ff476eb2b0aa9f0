public import Foundation

/// Gives its content the size of the space there is, which here is always that of a telephone.
public struct GeometryReader<Content: View> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, PrimitiveView {
  /// A reader has no body.
  public typealias Body = Never

  var contents: [Child] { [Child(content(GeometryProxy()))] }
}

/// The size of the space there is.
public struct GeometryProxy {
  /// The size.
  public var size: CGSize { CGSize(width: 390, height: 844) }

  /// How much of the space is behind bars.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the space as a rectangle.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

/// What positions are measured from.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

/// An identity that belongs to a view's place in the tree.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// What tells a namespace from others.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var kept: KeptNamespace?

  /// Makes a property with an identity of its own.
  public init() {}

  /// The identity; outside the tree, that of all namespaces there.
  public var wrappedValue: ID { ID(number: kept?.number ?? 0) }
}

private final class KeptNamespace {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}

extension Namespace: InstalledProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite) {
    let kept = slot.content as? KeptNamespace ?? KeptNamespace(site.graph.makeSerial())
    slot.content = kept
    self.kept = kept
  }
}

extension Namespace: FieldComparable {
  func isSame(as other: Any) -> Bool { true }
}

/// What moves from one view to another.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)

  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)

  /// Both.
  public static let frame = MatchedGeometryProperties(rawValue: 1 << 0 | 1 << 1)
}

/// A point of a rectangle, given as parts of its width and height.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width.
  public var x: CGFloat

  /// The part of the height.
  public var y: CGFloat

  /// Makes the point where both are zero.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = UnitPoint()

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)

  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)

  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)

  /// The corner at the top of the leading side.
  public static let topLeading = UnitPoint(x: 0, y: 0)

  /// The corner at the top of the trailing side.
  public static let topTrailing = UnitPoint(x: 1, y: 0)

  /// The corner at the bottom of the leading side.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)

  /// The corner at the bottom of the trailing side.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
@frozen
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes an angle of nothing.
  public init() {
    radians = 0
  }

  /// Makes an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle from degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// Makes an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Makes an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle of nothing.
  public static let zero = Angle()

  /// Orders angles by their size.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
