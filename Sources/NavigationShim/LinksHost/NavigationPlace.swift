import SwiftUI

/// The position of a view with respect to navigation.
indirect enum NavigationPlace: Equatable {
  /// Outside of the package's stacks.
  case outside

  /// In a column of a split view that is made of link stacks, and outside of its stacks.
  ///
  /// A view that the column presents inherits this. It is distinguished from the column by whether it is presented.
  /// Of the column, that isn't known before the view has its place.
  case column(Column, isPresented: Bool? = nil)

  /// On a screen of a link stack.
  case links(ScreenReference)

  /// On a native stack that the package has created.
  ///
  /// The elements are those that SwiftUI has pushed last, if their values aren't known.
  case native(PushedElements?)

  /// In a column of SwiftUI's split view, and outside of its stacks.
  case nativeColumn(ColumnAnchor? = nil, isPresented: Bool? = nil)

  var screen: LinkedScreen? {
    if case .links(let reference) = self { reference.screen } else { nil }
  }

  var isNative: Bool {
    switch self {
    case .native, .nativeColumn: true
    case .outside, .column, .links: false
    }
  }

  /// Returns whether a view with this place isn't on its screen, but in a view that the screen presents.
  ///
  /// - Parameter isPresented: Whether the view is presented.
  func isPresentedByScreen(_ isPresented: Bool) -> Bool {
    if case .links(let reference) = self { isPresented && !reference.isPresented } else { false }
  }

  var pushedElements: PushedElements? {
    if case .native(let elements) = self { elements } else { nil }
  }

  /// Whether the view is in a column, and not in a view that the column presents.
  func isColumn(presented isPresented: Bool) -> Bool {
    switch self {
    case .column(_, let isColumnPresented), .nativeColumn(_, let isColumnPresented):
      isColumnPresented == isPresented
    case .outside, .links, .native: false
    }
  }

  /// The column of a split view made of link stacks that contains the view, or that presents the view.
  var column: Column? {
    if case .column(let column, _) = self { column } else { nil }
  }

  /// Returns the place with the column's anchor, and with whether the column itself is presented.
  @MainActor
  func inColumn(_ anchor: ColumnAnchor, presented isPresented: Bool) -> NavigationPlace {
    switch self {
    case .column(var column, _):
      (column.anchor, column.hasStack) = (anchor, anchor.hasStack)
      return .column(column, isPresented: isPresented)
    case .nativeColumn: return .nativeColumn(anchor, isPresented: isPresented)
    case .outside, .links, .native: return self
    }
  }

  /// The column's marker among UIKit's controllers.
  var columnAnchor: ColumnAnchor? {
    switch self {
    case .column(let column, _): column.anchor
    case .nativeColumn(let anchor, _): anchor
    case .outside, .links, .native: nil
    }
  }

  /// Whether a stack has yet to find out that it is in the column.
  var mayBeColumn: Bool {
    switch self {
    case .column(let column, _): !column.isOfPathlessStack
    case .nativeColumn: true
    case .outside, .links, .native: false
    }
  }

  /// The place for a stack without a path that is known to be there.
  var ofPathlessStack: NavigationPlace {
    guard case .column(var column, let isPresented) = self else { return self }
    column.isOfPathlessStack = true
    return .column(column, isPresented: isPresented)
  }
}

extension NavigationPlace {
  /// A screen that the environment doesn't retain.
  ///
  /// A view that a navigation link presents retains the environment of the link, and the screen below retains the
  /// presented view.
  struct ScreenReference: Equatable {
    // Not a weak reference itself: SwiftUI doesn't compare views with one field by field.
    private let handle: ScreenHandle

    /// Whether the screen itself is presented.
    ///
    /// If it isn't, that distinguishes it from a view that it presents.
    let isPresented: Bool

    /// The number of enclosing declarations of destinations on the screen.
    private(set) var destinationNesting = 0

    @MainActor
    init(_ screen: LinkedScreen, isPresented: Bool) {
      handle = screen.handle
      self.isPresented = isPresented
    }

    var screen: LinkedScreen? { handle.screen }

    /// The place of what a declaration of a destination encloses.
    var insideDeclaration: NavigationPlace {
      var reference = self
      reference.destinationNesting += 1
      return .links(reference)
    }
  }

  /// A reference to a screen that doesn't retain it.
  final class ScreenHandle: EqualByIdentity {
    private(set) weak var screen: LinkedScreen?

    init(_ screen: LinkedScreen) {
      self.screen = screen
    }
  }
}

extension EnvironmentValues {
  /// The position of the view.
  ///
  /// A navigation link on a native stack reads nothing else.
  var navigationPlace: NavigationPlace {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }

  /// Whether the view, or the screen around it, is presented.
  ///
  /// Not the binding itself, which each view that reads it would contain code to copy.
  var isViewPresented: Bool { presentationMode.wrappedValue.isPresented }
}

private struct PlaceKey: EnvironmentKey {
  static var defaultValue: NavigationPlace { .outside }
}
