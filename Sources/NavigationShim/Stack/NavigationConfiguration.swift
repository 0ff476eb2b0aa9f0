package import LinkStackEngine
package import SwiftUI

/// What the environment tells stacks, links and destinations: how they are to work, and where they
/// are.
package struct NavigationConfiguration {
  /// Which container shows stacks.
  var host = NavigationHost.automatic

  /// When a stack of links may take its next update.
  var pacing = NavigationPacing.settled

  /// How a stack of links shows that a screen takes the place of another.
  var replacement = NavigationReplacement.inPlace

  /// How much a stack of links animates of what the app does to its path.
  var animation = NavigationAnimation.automatic

  /// Whether a person sees what a stack of links pushes below the last screen of a change.
  var stillPushes = NavigationStillPushes.hidden

  /// Whether people can swipe back where there is no back button.
  var swipeBack = NavigationSwipeBack.automatic

  /// How links look in lists.
  var rows = NavigationRows.automatic

  /// What records the stacks.
  package var recorder: (any StackRecorders)?

  /// Whether the column around was pushed, with the screens of other columns below.
  var isColumnPushed = false

  /// How many declarations of destinations the view is inside of on its screen.
  var destinationNesting = 0

  /// The container that stacks of links are shown in.
  ///
  /// A hook for tests, which run what is for macOS elsewhere.
  package var container = StackContainer.ofSystem

  /// Where stacks of links get their wake-ups; `nil` for the main queue.
  ///
  /// A hook for tests, which put virtual time in here.
  package var scheduler: (any WakeScheduler)?

  /// The switch that turns animations off for updates without; `nil` for UIKit's own.
  ///
  /// A hook for tests, which run many apps in one process.
  package var animations: AnimationSwitch?

  /// Where warnings go; `nil` for the log of the app.
  ///
  /// A hook for tests.
  package var warnings: WarningLog?
}

extension NavigationConfiguration {
  /// What a stack of links accepts as one update.
  func rules(inPushedColumn isInPushedColumn: Bool) -> UpdateRules {
    switch container {
    case .layers:
      return .native
    case .navigationView:
      var rules = UpdateRules.links
      rules.replacesInPlace = replacement == .inPlace
      if isInPushedColumn { rules.screensAtFirstAppearance = 0 }
      return rules
    }
  }

  @MainActor var wakeScheduler: any WakeScheduler { scheduler ?? MainQueueScheduler.shared }

  @MainActor var animationSwitch: AnimationSwitch { animations ?? .shared }

  @MainActor var warningLog: WarningLog { warnings ?? .shared }
}

extension NavigationConfiguration: Equatable {
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.host == rhs.host && lhs.pacing == rhs.pacing && lhs.replacement == rhs.replacement
      && lhs.animation == rhs.animation && lhs.stillPushes == rhs.stillPushes
      && lhs.swipeBack == rhs.swipeBack
      && lhs.rows == rhs.rows && lhs.isColumnPushed == rhs.isColumnPushed
      && lhs.destinationNesting == rhs.destinationNesting && lhs.container == rhs.container
      && lhs.recorder === rhs.recorder
      && lhs.scheduler === rhs.scheduler && lhs.animations === rhs.animations
      && lhs.warnings === rhs.warnings
  }
}

extension EnvironmentValues {
  /// How stacks, links and destinations are to work, and where they are.
  package var navigationConfiguration: NavigationConfiguration {
    get { self[ConfigurationKey.self] }
    set { self[ConfigurationKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Where the view is: all that a link on SwiftUI's own stack reads.
  var navigationPlace: NavigationPlace {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}

private struct PlaceKey: EnvironmentKey {
  static var defaultValue: NavigationPlace { .outside }
}

private struct ConfigurationKey: EnvironmentKey {
  static var defaultValue: NavigationConfiguration {
    // Here, as views of a second copy find nothing else in the environment.
    _ = PackageCopy.warning
    return NavigationConfiguration()
  }
}

/// Where a view is, as far as navigation is concerned.
enum NavigationPlace: Equatable {
  /// In no stack of the shim's.
  case outside

  /// In the column of a split view that is made of links, and in none of its stacks.
  ///
  /// The column knows whether it is presented itself, which tells it from what it presents: see
  /// ``ColumnReader``.
  case column(isPresented: Bool)

  /// On a screen of a stack of links.
  case links(ScreenReference)

  /// In SwiftUI's own stack, made by the shim.
  case native(NativeStackKind)

  /// In the column of SwiftUI's own split view, and in none of its stacks.
  case nativeColumn(NativeColumn)

  /// The screen of a stack of links that the view is on.
  var screen: LinkedScreen? {
    if case .links(let reference) = self { reference.screen } else { nil }
  }

  /// Whether the view is in a stack or a column of SwiftUI's own.
  var isNative: Bool {
    switch self {
    case .native, .nativeColumn: true
    case .outside, .column, .links: false
    }
  }

  /// Where links of SwiftUI's own are to say where they lead, if anybody is to know.
  @MainActor var links: LinkNotes? {
    switch self {
    case .native: linkValues?.links
    case .nativeColumn(let column): column.links
    case .outside, .column, .links: nil
    }
  }

  /// Whether a view with this place is known not to be there, but in something that is presented from
  /// there.
  func isLeft(presented isPresented: Bool) -> Bool {
    if case .links(let reference) = self { isPresented && !reference.isPresented } else { false }
  }

  /// What links and destinations are to say to the stack of SwiftUI's own that the view is in.
  var linkValues: LinkValues? {
    if case .native(.mixed(let values)) = self { values } else { nil }
  }

  /// Whether the view is in a column, and not in something that is presented from there.
  func isColumn(presented isPresented: Bool) -> Bool {
    switch self {
    case .column(let isColumnPresented): isColumnPresented == isPresented
    case .nativeColumn(let column): column.isPresented == isPresented
    case .outside, .links, .native: false
    }
  }

  /// The column of SwiftUI's own split view that the view is in.
  var nativeColumn: NativeColumn? {
    if case .nativeColumn(let column) = self { column } else { nil }
  }

  static func == (lhs: NavigationPlace, rhs: NavigationPlace) -> Bool {
    switch (lhs, rhs) {
    case (.outside, .outside): true
    case (.column(let lhs), .column(let rhs)): lhs == rhs
    case (.links(let lhs), .links(let rhs)): lhs == rhs
    case (.native(let lhs), .native(let rhs)): lhs == rhs
    case (.nativeColumn(let lhs), .nativeColumn(let rhs)): lhs == rhs
    case (.outside, _), (.column, _), (.links, _), (.native, _), (.nativeColumn, _): false
    }
  }
}

/// A column of SwiftUI's own split view.
struct NativeColumn: Equatable {
  /// Where links in the columns lead.
  let links: LinkNotes

  /// Whether the column is presented itself, which tells it from what it presents if it isn't.
  let isPresented: Bool

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.links === rhs.links && lhs.isPresented == rhs.isPresented
  }
}

/// A screen, which what is around a view doesn't keep.
///
/// What a link presents keeps the environment of the link, and the screen below keeps what is presented.
struct ScreenReference: Equatable {
  // Not a weak reference itself: SwiftUI doesn't compare views field by field that contain one.
  private let handle: ScreenHandle

  /// Whether the screen is presented itself, which tells it from what it presents if it isn't.
  let isPresented: Bool

  @MainActor
  init(_ screen: LinkedScreen, isPresented: Bool) {
    handle = screen.handle
    self.isPresented = isPresented
  }

  /// The screen; `nil` once it is gone.
  var screen: LinkedScreen? { handle.screen }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.handle === rhs.handle && lhs.isPresented == rhs.isPresented
  }
}

/// What a screen is known by without being kept.
final class ScreenHandle {
  private(set) weak var screen: LinkedScreen?

  init(_ screen: LinkedScreen) {
    self.screen = screen
  }
}

/// What a stack of links is shown in.
package enum StackContainer: Hashable {
  /// A `NavigationView`, which pushes what its links lead to.
  case navigationView

  /// Layers on top of each other, for a system whose `NavigationView` knows columns only.
  case layers

  /// What there is on the running system.
  static var ofSystem: StackContainer {
    #if os(macOS)
    .layers
    #else
    .navigationView
    #endif
  }
}
