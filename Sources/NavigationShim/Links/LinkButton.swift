import SwiftUI

/// A link as a button, with the look of Apple's row where it is in a list's row.
///
/// The look is in the button's label, and the button's style is left to what is around it. So the system's
/// own style in lists takes taps anywhere in the row and highlights it, and a style that the app has set
/// around a list is drawn, too.
struct LinkButton: DynamicProperty {
  @Environment(\.navigationConfiguration) private var configuration
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.isEnabled) private var isEnabled
  @State private var isInRow: Bool

  nonisolated init(isInRow: Bool = false) {
    _isInRow = State(initialValue: isInRow)
  }

  /// Whether SwiftUI's own containers are what stacks around are shown in.
  var isNative: Bool { configuration.host.isNative }

  /// The button.
  ///
  /// - Parameters:
  ///   - hasOwnStyle: Whether the app has given the link a button style, which is all of its look then.
  ///   - hasChevron: Whether a row says by a chevron that it leads to a screen.
  ///   - isDisabled: Whether it takes no tap whatever is around it.
  @MainActor
  func view(
    hasOwnStyle: Bool,
    hasChevron: Bool = true,
    isDisabled: Bool = false,
    place: NavigationPlace,
    label: some View,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    let isOutside = isOutsideOfStack(place)
    if isOutside && isEnabled { configuration.warningLog.warn(.linkOutsideOfStack) }
    let isDisabled = isDisabled || isOutside
    #if canImport(UIKit) && !os(watchOS)
    let mayBeRow = configuration.rows == .automatic && !hasOwnStyle
    let isRow = mayBeRow && isInRow
    // The label stands in the same place whether or not this is a row, which is known only later: it would
    // lose its state otherwise.
    return Button(action: action) {
      HStack {
        // Not the main actor's, as SwiftUI may do it on any thread.
        label.transformEnvironment(\.self) { @Sendable in $0.restoreSurroundingsOfRow() }
        if isRow { Spacer(minLength: hasChevron ? nil : 0) }
        if isRow && hasChevron { NavigationRowStyle.chevron }
      }
      .opacity(isRow && (isDisabled || !isEnabled) ? 0.5 : 1)
      .background(background(mayBeRow: mayBeRow, isRow: isRow, place))
    }
    .transformEnvironment(\.self) { @Sendable in
      if isDisabled { $0.isEnabled = false }
      if isRow { $0.keepSurroundingsOfRow() }
    }
    #else
    // On watchOS a button in a list is as much of a row as a link is; on a Mac nothing is known of rows.
    return Button(action: action) { label }.disabled(isDisabled)
    #endif
  }

  /// Whether the link is in something that a screen presents, and in no stack there.
  ///
  /// A presented view inherits the screen's environment, and with it the place of the link. A push would be made
  /// below it, where nobody sees it, so the link is disabled where that is certain: the screen isn't presented, and
  /// the view is. Elsewhere `presentationMode` tells nothing, and UIKit is asked when the link is tapped, for a
  /// warning.
  @MainActor
  private func isOutsideOfStack(_ place: NavigationPlace) -> Bool {
    place.isLeft(presented: presentationMode.wrappedValue.isPresented)
  }

  #if canImport(UIKit) && !os(watchOS)
  @MainActor
  private func background(mayBeRow: Bool, isRow: Bool, _ place: NavigationPlace) -> some View {
    ZStack {
      // Takes the taps between the label's parts. Elsewhere than in a row, the label says where it is touched.
      if isRow { Color.clear.contentShape(Rectangle()) }
      // Of no size, so that nobody touches or hears of it.
      if mayBeRow {
        RowSearch.Reader(
          isInRow: $isInRow,
          search: place.screen?.rowSearch,
          scheduler: configuration.wakeScheduler
        )
        .frame(width: 0, height: 0)
      }
    }
  }
  #endif
}

extension EnvironmentValues {
  /// Whether the view is in a link that draws itself as a row.
  var isInLinkAsRow: Bool { self[SurroundingsKey.self] != nil }

  fileprivate mutating func keepSurroundingsOfRow() {
    self[SurroundingsKey.self] = self
  }

  fileprivate mutating func restoreSurroundingsOfRow() {
    if !Platform.colorsFocusedRows, let surroundings = self[SurroundingsKey.self] {
      self = surroundings
    }
  }
}

/// The environment around a link that draws itself as a row; `nil` elsewhere.
///
/// In it the label has its own colors. A color set on the label would hide one that the app has set around the link.
private struct SurroundingsKey: EnvironmentKey {
  static var defaultValue: EnvironmentValues? { nil }
}
