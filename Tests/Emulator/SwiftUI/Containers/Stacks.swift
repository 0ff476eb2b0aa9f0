public import Foundation

/// Views from top to bottom.
public struct VStack<Content> {
  let content: Content
}

extension VStack: View, PrimitiveView, PassthroughView where Content: View {
  /// Makes a column of views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views from side to side.
public struct HStack<Content> {
  let content: Content
}

extension HStack: View, PrimitiveView, PassthroughView where Content: View {
  /// Makes a row of views.
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views from back to front.
public struct ZStack<Content> {
  let content: Content
}

extension ZStack: View, PrimitiveView, PassthroughView where Content: View {
  /// Makes a pile of views.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A column, all of which is there at once here.
public struct LazyVStack<Content: View> {
  let content: Content

  /// Makes a column.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVStack: View, PassthroughView {
  /// A column has no body.
  public typealias Body = Never
}

/// A space that grows.
public struct Spacer: Sendable {
  /// The least that the space takes.
  public var minLength: CGFloat?

  /// Makes a space.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, PrimitiveView {
  /// A space has no body.
  public typealias Body = Never
}

/// Content that may be larger than the screen; all of it counts as seen.
public struct ScrollView<Content: View> {
  let content: Content

  /// Makes a scroll view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ScrollView: View, PassthroughView {
  /// A scroll view has no body.
  public typealias Body = Never
}

/// A view with another one behind or before it, or several, each with one of its own.
public struct LayeredView<Content: View, Added: View> {
  let content: Content
  let added: Added
  let isBehind: Bool
}

extension LayeredView: View, ModifyingView {
  /// The emulator renders it.
  public typealias Body = Never

  static func makeNode(for view: Self, at place: NodePlace) -> Node { LayeredNode(view, at: place) }
}

@MainActor
private final class LayeredNode<Content: View, Added: View>: PrimitiveNode<
  LayeredView<Content, Added>
>
{
  private var content: [Node] = []
  private var added: [Node] = []

  /// The numbers of the views that have one; `nil` until they have this value's.
  private var unitSerials: [Int]?

  override func performEvaluation() {
    content = nodes(for: [Child(view.content)], keeping: content)
    children = content
    unitSerials = nil
  }

  override var rowParts: [Node] { content }

  override var isForEachUnit: Bool { true }

  override func unitsDidChange() {
    let serials = units.map(\.serial)
    if serials != unitSerials { arrange(serials) }
  }

  private func arrange(_ serials: [Int]) {
    unitSerials = serials
    let layers = serials.map { Child(view.added, identity: AnyHashable($0)) }
    added = nodes(for: layers, keeping: added)
    children = view.isBehind ? added + content : content + added
  }
}

extension View {
  /// Puts another view behind this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, added: background, isBehind: true)
  }

  /// Puts another view before this one.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, added: overlay, isBehind: false)
  }
}

/// The size of the rectangle that a view is in.
public struct FrameSize {
  let width: CGFloat?
  let height: CGFloat?

  /// Whether nothing is left of the view.
  var isNone: Bool { width == 0 && height == 0 }
}

extension View {
  /// Puts the view into a rectangle of a size.
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    noted(FrameSize(width: width, height: height))
  }
}

/// Where something stands in a rectangle, which nobody sees here.
public struct Alignment: Equatable, Sendable {
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// The middle of the side where a line of text begins.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
}

/// Where something stands from side to side.
public enum HorizontalAlignment: Equatable, Sendable {
  /// At the side where a line of text begins.
  case leading

  /// In the middle.
  case center
}

/// Where something stands from top to bottom.
public enum VerticalAlignment: Equatable, Sendable {
  /// In the middle.
  case center
}
