/// The identity of a screen of a link stack: its depth, and a number that distinguishes it from former screens.
///
/// A screen that was popped and pushed again starts with new state, and late callbacks of a host can be attributed.
package struct ScreenID: Hashable, Sendable {
  /// The screen's distance from the root, which has depth 0.
  package let depth: Int

  /// Distinguishes the screens that one link stack has had at this depth.
  package let generation: UInt64

  package init(depth: Int, generation: UInt64) {
    self.depth = depth
    self.generation = generation
  }

  /// The root, which is always there and never replaced.
  package static var root: ScreenID { ScreenID(depth: 0, generation: 0) }
}
