package import LinkStackEngine
package import SwiftUI

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

/// What a stack of links reads from the environment.
struct StackSettings {
  let policies: StackPolicies
  let container: StackContainer
  let scheduler: (any WakeScheduler)?
  let warnings: WarningLog?

  /// What the stack accepts as one update.
  func rules(_ policies: StackPolicies) -> UpdateRules {
    switch container {
    case .layers: .native
    case .navigationView: policies.rules
    }
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

extension EnvironmentValues {
  /// What stacks of links are shown in.
  ///
  /// A hook for tests, which run what is for macOS elsewhere.
  package var navigationContainer: StackContainer {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }
}

private struct ContainerKey: EnvironmentKey {
  static var defaultValue: StackContainer { .ofSystem }
}

/// What the environment says about how a stack of links is to work.
struct StackPolicies: Equatable {
  var pacing = NavigationPacing.settled
  var replacement = NavigationReplacement.inPlace
  var animation = NavigationAnimation.automatic

  var rules: UpdateRules {
    var rules = UpdateRules.links
    rules.replacesInPlace = replacement == .inPlace
    return rules
  }
}

extension EnvironmentValues {
  /// Which container shows stacks.
  var navigationHost: NavigationHost {
    get { self[HostKey.self] }
    set { self[HostKey.self] = newValue }
  }

  /// How stacks of links work.
  var stackPolicies: StackPolicies {
    get { self[PoliciesKey.self] }
    set { self[PoliciesKey.self] = newValue }
  }
}

private struct HostKey: EnvironmentKey {
  static let defaultValue = NavigationHost.automatic
}

private struct PoliciesKey: EnvironmentKey {
  static var defaultValue: StackPolicies { StackPolicies() }
}

extension EnvironmentValues {
  /// Where stacks of links get their wake-ups; `nil` for the main queue.
  ///
  /// A hook for tests, which put virtual time in here.
  package var navigationWakeScheduler: (any WakeScheduler)? {
    get { self[WakeSchedulerKey.self] }
    set { self[WakeSchedulerKey.self] = newValue }
  }
}

private struct WakeSchedulerKey: EnvironmentKey {
  static var defaultValue: (any WakeScheduler)? { nil }
}

extension EnvironmentValues {
  /// Where warnings go; `nil` for the log of the app.
  ///
  /// A hook for tests.
  package var navigationWarningLog: WarningLog? {
    get { self[WarningLogKey.self] }
    set { self[WarningLogKey.self] = newValue }
  }
}

private struct WarningLogKey: EnvironmentKey {
  static var defaultValue: WarningLog? { nil }
}
