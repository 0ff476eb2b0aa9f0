package import AppUnderTest

/// What a system must have for a fact to mean anything there.
package enum HostFactNeed: Hashable, Sendable {
  /// The older navigation view, as one stack.
  case navigationView

  /// SwiftUI's own navigation stack.
  case nativeStack

  /// UIKit, or what stands in for it.
  case uikit

  /// Views that have sizes and places.
  case layout

  /// Titles that shrink as a person scrolls.
  case largeTitles

  /// Lists whose rows are selected by a tap at any time, from iOS 16 on.
  case selectableRows

  /// Pickers that push their choices, as up to iOS 15.
  case pushingPickers

  /// A process that outlives what ends an app.
  case survival

  /// What there is for fingers and pointers: popovers, columns of the older navigation view, pickers in forms.
  case touch

  /// What not every driver can do.
  case ability(Ability)

  /// Why the running system doesn't have it; `nil` if it does.
  var reasonForLack: String? {
    switch self {
    case .navigationView: Self.isMac ? "a Mac's NavigationView is no stack" : nil
    case .nativeStack: Ability.missing[.nativeStacks] ?? Ability.missing[.countingScreens]
    case .uikit: Self.isMac ? "it is about UIKit" : nil
    case .layout: Self.isEmulator ? "the emulator lays nothing out" : nil
    case .largeTitles: Self.hasLargeTitles ? nil : "there are no large titles"
    case .selectableRows: Self.hasSelectableRows ? nil : "rows are selected while editing only"
    case .pushingPickers: Self.hasPushingPickers ? nil : "a picker has a menu from iOS 16 on"
    case .survival:
      Self.isEmulator ? nil : "where it is so it ends the process, and the table with it"
    case .touch: Self.isTV ? "it is not made for a remote" : nil
    case .ability(let ability): Ability.missing[ability]
    }
  }

  private static var isMac: Bool {
    #if os(macOS)
    true
    #else
    false
    #endif
  }

  private static var isTV: Bool {
    #if os(tvOS)
    true
    #else
    false
    #endif
  }

  private static var isEmulator: Bool {
    #if canImport(Darwin)
    false
    #else
    true
    #endif
  }

  private static var hasLargeTitles: Bool {
    #if os(iOS)
    true
    #else
    false
    #endif
  }

  private static var hasPushingPickers: Bool {
    #if os(iOS)
    if #available(iOS 16, *) { false } else { true }
    #else
    isEmulator
    #endif
  }

  private static var hasSelectableRows: Bool {
    #if os(iOS)
    if #available(iOS 16, *) { true } else { false }
    #else
    isEmulator
    #endif
  }
}
