import LinkStackEngine
import SwiftUI

/// A place in the chain of screens: what it shows, and its link to the next place.
///
/// The two are observed apart, so that turning the link on does not evaluate what the screen shows.
/// A place stays the same while a screen in it is replaced by another one: the links above it, and
/// what the host has made of them, are not touched by that.
@MainActor
final class LinkedScreen {
  /// The distance from the root.
  let depth: Int

  let contents: ScreenContents
  let link = ScreenLink()

  /// The stack that the screen is a part of; `nil` once that is gone.
  private(set) weak var stack: StackModel?

  init(_ screen: ScreenID, _ value: ScreenValue?, in stack: StackModel) {
    depth = screen.depth
    contents = ScreenContents(screen, value)
    self.stack = stack
  }

  /// Which of the screens that have stood in this place is there now.
  var id: ScreenID { contents.id }
}
