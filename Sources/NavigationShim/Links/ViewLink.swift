import SwiftUI

/// A navigation link to a view outside of link stacks: SwiftUI's, or a row of a column that shows the view in place
/// of the next one.
struct ViewLink<Label: View, Destination: View>: View {
  let destination: Destination
  let isActive: Binding<Bool>?
  let isDetailLink: Bool
  let hasOwnStyle: Bool
  let label: Label
  let place: NavigationPlace

  @EnvironmentValue(\.isViewPresented) private var isPresented

  var body: some View {
    if isInColumn, let column = place.column, column.showsViews(ofDetailLink: isDetailLink) {
      ColumnViewLink(
        link: ViewLink<AnyView, AnyView>(
          destination: AnyView(destination),
          isActive: possibleActive,
          isDetailLink: isDetailLink,
          hasOwnStyle: hasOwnStyle,
          label: AnyView(label),
          place: place
        ),
        column: column
      )
    } else if place.column != nil {
      // The destination of a navigation link in a column is in a column, although it is presented.
      plainLink(to: destination.inColumn(at: isInColumn ? place : .outside))
    } else {
      plainLink(to: destination)
    }
  }

  private var isInColumn: Bool {
    place.isColumn(presented: isPresented)
  }

  @MainActor
  private func plainLink(to destination: some View) -> some View {
    PlainViewLink(
      destination: destination,
      isActive: possibleActive,
      isDetailLink: isDetailLink,
      label: label
    )
  }

  @MainActor private var possibleActive: Binding<Bool>? {
    guard isInColumn, let column = place.column else { return isActive }
    return column.possible(isActive, ofDetailLink: isDetailLink)
  }
}

/// A navigation link that shows its view in place of the next column.
private struct ColumnViewLink: View {
  let link: ViewLink<AnyView, AnyView>
  let column: Column

  @State private var isOn: Bool
  @StateObject private var presenter = ColumnPresenter()
  private let linkButton = LinkButton()

  init(link: ViewLink<AnyView, AnyView>, column: Column) {
    self.link = link
    self.column = column
    _isOn = State(initialValue: false)
  }

  var body: some View {
    let isPresented = link.isActive ?? $isOn
    linkButton.view(
      hasOwnStyle: link.hasOwnStyle,
      hasChevron: column.isCollapsed,
      place: link.place,
      label: link.label
    ) {
      isPresented.wrappedValue = true
    }
    .listRowBackground(isPresented.wrappedValue ? Color.secondary.opacity(0.3) : nil)
    .accessibilityAddTraits(isPresented.wrappedValue ? .isSelected : [])
    .background(shownView(while: isPresented))
  }

  // While nothing is shown, the environment isn't read: any of its values may change, and that must not evaluate the
  // rows of a list.
  @MainActor @ViewBuilder private func shownView(while isPresented: Binding<Bool>) -> some View {
    if isPresented.wrappedValue {
      ColumnPresentation(
        isPresented: isPresented,
        content: link.destination,
        column: column,
        presenter: presenter
      )
    } else {
      let _ = presenter.declareOff()
    }
  }
}

/// Shows a view in place of the next column, in the environment of its navigation link.
private struct ColumnPresentation: View {
  let isPresented: Binding<Bool>
  let content: AnyView
  let column: Column
  let presenter: ColumnPresenter

  @EnvironmentValue(\.self) private var environment

  var body: some View {
    let _ = presenter.update(
      .init(isPresented: isPresented, content: content, environment: environment),
      in: column
    )
    Color.clear.unseen()
  }
}

/// SwiftUI's navigation link to a view, for a plain `NavigationView` and for the native stack.
private struct PlainViewLink<Label: View, Destination: View>: View {
  let destination: Destination
  let isActive: Binding<Bool>?
  let isDetailLink: Bool
  let label: Label
}

// SwiftUI's navigation link with a binding is deprecated, and no other one can be made to show its view from code.
@available(iOS, deprecated: 16)
@available(macOS, deprecated: 13)
@available(tvOS, deprecated: 16)
@available(watchOS, deprecated: 9)
extension PlainViewLink {
  var body: some View {
    link.inDetail(isDetailLink)
  }

  /// One type for all cases, so that a list counts it as one row.
  private var link: SwiftUI.NavigationLink<Label, Destination> {
    if let isActive {
      SwiftUI.NavigationLink(isActive: isActive, destination: { destination }, label: { label })
    } else {
      SwiftUI.NavigationLink(destination: { destination }, label: { label })
    }
  }
}

extension Optional where Wrapped: Hashable {
  /// Whether a selection is a navigation link's tag.
  ///
  /// Setting it to `false` clears the selection if it is that tag.
  subscript(isTag tag: Wrapped) -> Bool {
    get { self == tag }
    set {
      if newValue {
        self = tag
      } else if self == tag {
        self = nil
      }
    }
  }
}
