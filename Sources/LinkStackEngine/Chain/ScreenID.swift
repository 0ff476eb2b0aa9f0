/// The identity of one screen of a link stack: where it stands, and which of the screens that have
/// stood there it is.
///
/// Equal values at different depths are different screens, and so are equal values that follow each
/// other at one depth: a screen that was popped and pushed again starts afresh. A host that keys its
/// views, and its late callbacks, by this identity can't mistake one for the other.
public struct ScreenID: Hashable, Sendable {
  /// The screen's distance from the root, which has depth 0.
  public let depth: Int

  /// Tells apart the screens that one link stack has had at this depth.
  @usableFromInline
  package let generation: UInt64

  @inlinable
  package init(depth: Int, generation: UInt64) {
    self.depth = depth
    self.generation = generation
  }

  /// The root, which is always there and never replaced.
  @inlinable
  public static var root: ScreenID { ScreenID(depth: 0, generation: 0) }
}

extension ScreenID: CustomStringConvertible {
  /// The depth, and what tells the screen from others at that depth.
  public var description: String { depth == 0 ? "root" : "\(depth)#\(generation)" }
}
