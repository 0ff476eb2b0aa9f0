import SwiftUI

/// Where a view is, as far as navigation is concerned.
enum NavigationPlace: Equatable {
  /// In no stack of the shim's.
  case outside

  /// In the column of a split view that is made of links, and in none of its stacks.
  ///
  /// What a column presents inherits this, and is told from the column by which of the two is presented.
  case column(Column, isPresented: Bool = false)

  /// On a screen of a stack of links.
  case links(ScreenReference)

  /// In SwiftUI's own stack, made by the shim.
  case native(NativeKind)

  /// In the column of SwiftUI's own split view, and in none of its stacks.
  case nativeColumn(LinkNotes, ColumnAnchor? = nil, isPresented: Bool = false)

  var screen: LinkedScreen? {
    if case .links(let reference) = self { reference.screen } else { nil }
  }

  /// How many declarations of destinations the view is inside of on that screen.
  var destinationNesting: Int {
    get { if case .links(let reference) = self { reference.destinationNesting } else { 0 } }
    set {
      guard case .links(var reference) = self else { return }
      reference.destinationNesting = newValue
      self = .links(reference)
    }
  }

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
    case .nativeColumn(let links, _, _): links
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
    case .column(_, let isColumnPresented), .nativeColumn(_, _, let isColumnPresented):
      isColumnPresented == isPresented
    case .outside, .links, .native: false
    }
  }

  /// The column of a split view made of links that the view, or what presents it, is in.
  var column: Column? {
    if case .column(let column, _) = self { column } else { nil }
  }

  /// The same place, in a column that is presented itself or isn't.
  func inColumn(_ anchor: ColumnAnchor, presented isPresented: Bool) -> NavigationPlace {
    switch self {
    case .column(let column, _): .column(column.at(anchor), isPresented: isPresented)
    case .nativeColumn(let links, _, _): .nativeColumn(links, anchor, isPresented: isPresented)
    case .outside, .links, .native: self
    }
  }

  /// What the column has left among UIKit's controllers.
  var columnAnchor: ColumnAnchor? {
    switch self {
    case .column(let column, _): column.anchor
    case .nativeColumn(_, let anchor, _): anchor
    case .outside, .links, .native: nil
    }
  }

  /// Whether a stack has yet to find out that it is in the column.
  var mayBeColumn: Bool {
    switch self {
    case .column(let column, _): !column.isKnown
    case .nativeColumn: true
    case .outside, .links, .native: false
    }
  }

  /// The same place for a view that is known to be there.
  var known: NavigationPlace {
    guard case .column(var column, let isPresented) = self else { return self }
    column.isKnown = true
    return .column(column, isPresented: isPresented)
  }
}

extension NavigationPlace {
  /// A screen, which what is around a view doesn't keep.
  ///
  /// What a link presents keeps the environment of the link, and the screen below keeps what is presented.
  struct ScreenReference: Equatable {
    // Not a weak reference itself: SwiftUI doesn't compare views field by field that contain one.
    private let handle: ScreenHandle

    /// Whether the screen is presented itself, which tells it from what it presents if it isn't.
    let isPresented: Bool
    fileprivate(set) var destinationNesting = 0

    @MainActor
    init(_ screen: LinkedScreen, isPresented: Bool) {
      handle = screen.handle
      self.isPresented = isPresented
    }

    var screen: LinkedScreen? { handle.screen }
  }

  /// What a screen is known by without being kept.
  final class ScreenHandle: EqualByIdentity {
    private(set) weak var screen: LinkedScreen?

    init(_ screen: LinkedScreen) {
      self.screen = screen
    }
  }

  /// What a view knows of the stack of SwiftUI's own that it is in.
  enum NativeKind: Equatable {
    /// SwiftUI keeps the path to itself.
    case pathless
    case typed(Any.Type)
    case mixed(LinkValues)

    static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.pathless, .pathless): true
      case (.typed(let lhs), .typed(let rhs)): lhs == rhs
      case (.mixed(let lhs), .mixed(let rhs)): lhs === rhs
      case (.pathless, _), (.typed, _), (.mixed, _): false
      }
    }
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
