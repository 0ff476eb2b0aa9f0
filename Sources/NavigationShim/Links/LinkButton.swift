import SwiftUI

/// A navigation link as a button, with the look of Apple's row if it is in a row of a list.
///
/// The look is in the button's label, and the button's style comes from the environment. So the system's own style in
/// lists takes taps anywhere in the row and highlights it, and a style that the app sets around a list is drawn too.
struct LinkButton: DynamicProperty {
  @EnvironmentValue(\.navigationConfiguration) private var configuration
  @EnvironmentValue(\.isEnabled) private var isEnabled
  @State private var isInRow: Bool

  /// Whether the screen around the navigation link is presented.
  @EnvironmentValue(\.isViewPresented) var isPresented

  nonisolated init(isInRow: Bool = false) {
    _isInRow = State(initialValue: isInRow)
  }

  /// Whether stacks here are native.
  var isNative: Bool { configuration.host.isNative }

  /// The button.
  ///
  /// - Parameters:
  ///   - hasOwnStyle: Whether the app has given the navigation link a button style, which is then its whole look.
  ///   - hasChevron: Whether a row shows a chevron.
  ///   - isDisabled: Whether the button is disabled wherever it is.
  @MainActor
  func view(
    hasOwnStyle: Bool,
    hasChevron: Bool = true,
    isDisabled: Bool = false,
    place: NavigationPlace,
    label: some View,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    // A presented view inherits the screen's environment, and with it the navigation link's place. A push would happen
    // behind the presented view, so the button is disabled where this is certain: if the screen isn't presented, and
    // the view is. Elsewhere `presentationMode` can't tell the two apart. Then UIKit's state is read on a tap, to log
    // a warning.
    let isOutside = place.isPresentedByScreen(isPresented)
    if isOutside && isEnabled { configuration.warningLog.warn(.linkOutsideOfStack) }
    let isDisabled = isDisabled || isOutside
    let tap: @MainActor () -> Void = {
      // A sheet of a pushed column inherits the environment of the column.
      if place.columnAnchor?.isHidden != true { return action() }
      configuration.warningLog.warn(.linkOutsideOfStack)
    }
    #if canImport(UIKit) && !os(watchOS)
    let mayBeRow = configuration.rows == .automatic && !hasOwnStyle
    let isRow = mayBeRow && isInRow
    // The label is in the same place in the view tree whether or not this is a row. That becomes known later, and the
    // label would lose its state if it moved.
    return Button(action: tap) {
      HStack {
        // Not on the main actor, since SwiftUI may call it on any thread.
        label.transformEnvironment(\.self) { @Sendable in $0.restoreSurroundingsOfRow() }
        if isRow { Spacer(minLength: hasChevron ? nil : 0) }
        if isRow && hasChevron { chevron }
      }
      .opacity(isRow && (isDisabled || !isEnabled) ? 0.5 : 1)
      .background(background(mayBeRow: mayBeRow, isRow: isRow, place))
    }
    .transformEnvironment(\.self) { @Sendable in
      if isDisabled { $0.isEnabled = false }
      if isRow { $0.keepSurroundingsOfRow() }
    }
    #else
    // On watchOS a button in a list looks like a row already. On a Mac the package doesn't detect rows.
    return Button(action: tap) { label }.disabled(isDisabled)
    #endif
  }

  #if canImport(UIKit) && !os(watchOS)
  @MainActor private var chevron: some View {
    Image(systemName: "chevron.forward")
      .font(Font.footnote.weight(.semibold))
      .foregroundColor(.secondary)
      .accessibility(hidden: true)
  }

  @MainActor
  private func background(mayBeRow: Bool, isRow: Bool, _ place: NavigationPlace) -> some View {
    ZStack {
      // Takes taps between the parts of the label. Outside of rows, the label decides where it takes taps.
      if isRow { Color.clear.contentShape(Rectangle()) }
      if mayBeRow {
        RowSearch.Reader(
          isInRow: $isInRow,
          search: place.screen?.stack?.rowSearch,
          scheduler: configuration.wakeScheduler
        )
        .unseen()
      }
    }
  }
  #endif
}

extension EnvironmentValues {
  fileprivate mutating func keepSurroundingsOfRow() {
    self[SurroundingsKey.self] = self
  }

  fileprivate mutating func restoreSurroundingsOfRow() {
    if !Platform.colorsFocusedRows, let surroundings = self[SurroundingsKey.self] {
      self = surroundings
    }
  }
}

/// The environment around a navigation link that draws itself as a row; `nil` elsewhere.
///
/// With it the label keeps its own colors. A color that is set on the label would hide one that the app has set
/// around the navigation link.
private struct SurroundingsKey: EnvironmentKey {
  static var defaultValue: EnvironmentValues? { nil }
}
