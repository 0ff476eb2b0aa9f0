public import Foundation

public struct VStack<Content> {
  let content: Content
}

extension VStack: View, PrimitiveView, PassthroughView where Content: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public struct HStack<Content> {
  let content: Content
}

extension HStack: View, PrimitiveView, PassthroughView where Content: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

public struct ZStack<Content> {
  let content: Content
}

extension ZStack: View, PrimitiveView, PassthroughView where Content: View {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public struct Spacer: Sendable {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, PrimitiveView {}

public struct ScrollView<Content: View> {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ScrollView: View, PassthroughView {}

public struct LayeredView<Content: View, Added: View> {
  let content: Content
  let added: Added
  let isBehind: Bool
}

extension LayeredView: View, ModifyingView {
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
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, added: background, isBehind: true)
  }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, added: overlay, isBehind: false)
  }
}

public struct FrameSize {
  let width: CGFloat?
  let height: CGFloat?
  var isNone: Bool { width == 0 && height == 0 }
}

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    noted(FrameSize(width: width, height: height))
  }
}

public struct Alignment: Equatable, Sendable {
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
}

public enum HorizontalAlignment: Equatable, Sendable {
  case leading
  case center
}

public enum VerticalAlignment: Equatable, Sendable {
  case center
}
