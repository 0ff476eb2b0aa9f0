import SwiftUI

/// What kind of stack a view is in.
enum Surroundings {
  /// In none of the shim's.
  case none

  /// In the column of a split view that is made of links, and in none of its stacks.
  case column

  /// On a screen of a stack of links.
  case links(LinkedScreen)

  /// In SwiftUI's own stack, made by the shim.
  case native(LinkValues)

  /// The screen of a stack of links that the view is on.
  var screen: LinkedScreen? {
    if case .links(let screen) = self { screen } else { nil }
  }

  /// What is known of the stack of SwiftUI's own that the view is in.
  var nativeStack: LinkValues? {
    if case .native(let values) = self { values } else { nil }
  }
}

extension EnvironmentValues {
  /// What kind of stack the view is in.
  var navigationSurroundings: Surroundings {
    get { self[SurroundingsKey.self] }
    set { self[SurroundingsKey.self] = newValue }
  }

  /// How many declarations of destinations the view is inside of on its screen.
  var destinationNesting: Int {
    get { self[DestinationNestingKey.self] }
    set { self[DestinationNestingKey.self] = newValue }
  }
}

private struct SurroundingsKey: EnvironmentKey {
  static var defaultValue: Surroundings { .none }
}

private struct DestinationNestingKey: EnvironmentKey {
  static let defaultValue = 0
}
