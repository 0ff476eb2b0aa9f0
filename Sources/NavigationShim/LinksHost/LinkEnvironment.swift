import Combine
import SwiftUI

/// The environment of the link by which the app shows a screen, as the stack's own link to it knows it.
///
/// It is observed apart from that link, by what puts it around the screen. A view that shows the app's link as
/// well must not: it would evaluate that link because of what the link has just said.
@MainActor
final class LinkSurroundings: ObservableObject {
  /// The environment; `nil` for a screen that has the stack's.
  var environment: EnvironmentValues? {
    willSet {
      // There is nothing to compare environments by.
      if environment != nil || newValue != nil { objectWillChange.send() }
    }
  }
}

extension View {
  /// Puts what leads to a screen into the environment of the app's link to that screen; `nil` where it has the
  /// stack's.
  ///
  /// In a `NavigationView` a screen has the environment of the link that leads to it, and of its own only what says
  /// that it is presented, and dismisses it. Here that link is the stack's; so it is the link that has to be there:
  /// the screen would dismiss another one than itself.
  nonisolated func inEnvironment(ofLink link: EnvironmentValues?) -> some View {
    transformEnvironment(\.self) { $0.change(to: link) }
  }

  /// Has the screens of the stack inside of it begin with the environment that is here.
  nonisolated func asSurroundingsOfStack() -> some View {
    environment(\.surroundingsOfStack, nil)
  }
}

extension EnvironmentValues {
  fileprivate mutating func change(to link: EnvironmentValues?) {
    let stack = surroundingsOfStack ?? self
    var new = link ?? stack
    if link != nil { new.surroundingsOfStack = stack }
    // A screen can be used where its link can't, as while layers cover that.
    new.isEnabled = isEnabled
    self = new
  }

  /// The environment that screens have without any link's; `nil` where that is the one around.
  fileprivate var surroundingsOfStack: EnvironmentValues? {
    get { self[SurroundingsOfStackKey.self] }
    set { self[SurroundingsOfStackKey.self] = newValue }
  }
}

private struct SurroundingsOfStackKey: EnvironmentKey {
  static var defaultValue: EnvironmentValues? { nil }
}
