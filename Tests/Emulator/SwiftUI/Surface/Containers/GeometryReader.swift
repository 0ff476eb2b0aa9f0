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
