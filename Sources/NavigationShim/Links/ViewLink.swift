import SwiftUI

struct ViewLink<Label: View, Destination: View>: View {
  let destination: Destination
  let isActive: Binding<Bool>?
  let isDetailLink: Bool
  let hasOwnStyle: Bool
  let label: Label
  let place: NavigationPlace

  var body: some View {
    if let screen = place.screen {
      PresentingLink(
        destination: destination,
        isActive: isActive,
        hasOwnStyle: hasOwnStyle,
        label: label,
        place: place,
        screen: screen
      )
    } else if case .column(let column, _) = place {
      // The destination of a navigation link in a column is in a column, although it is presented.
      ColumnReader { isInColumn in
        let place = isInColumn ? NavigationPlace.column(column.ofLinkedView) : .outside
        plainLink(to: destination.inColumn(at: place))
      }
    } else {
      plainLink(to: destination)
    }
  }

  private func plainLink(to destination: some View) -> some View {
    PlainViewLink(
      destination: destination,
      isActive: isActive,
      isDetailLink: isDetailLink,
      label: label
    )
  }
}

/// A navigation link to a view on a screen of a link stack.
///
/// It presents the view in its own environment.
///
/// While nothing is presented, it doesn't read the environment. Any of its values may change, and that must not
/// evaluate the rows of a list.
private struct PresentingLink<Label: View, Destination: View>: View {
  let destination: Destination
  let isActive: Binding<Bool>?
  let hasOwnStyle: Bool
  let label: Label
  let place: NavigationPlace
  let screen: LinkedScreen

  @StateObject private var presenter = Presenter()

  var body: some View {
    LinkButton(hasOwnStyle: hasOwnStyle, place: place, label: label) { tap() }
      .background(presentedPlace)
  }

  @ViewBuilder @MainActor private var presentedPlace: some View {
    if isActive?.wrappedValue ?? presenter.isWanted || presenter.presentation != nil {
      PresentedPlace(
        destination: destination,
        isPresented: isActive,
        presenter: presenter,
        screen: screen
      )
    } else {
      let _ = presenter.declareOff()
    }
  }

  @MainActor
  private func tap() {
    screen.stack?.handle(
      .presentingTap(on: screen) {
        if let isActive { isActive.wrappedValue = true } else { presenter.want() }
      }
    )
  }
}

/// Reads the environment of a navigation link that presents its view.
private struct PresentedPlace<Destination: View>: View {
  let destination: Destination
  let isPresented: Binding<Bool>?
  @ObservedObject var presenter: Presenter
  let screen: LinkedScreen

  @Environment(\.self) private var environment

  var body: some View {
    let view = Presenter.PresentedView(
      isPresented: isPresented,
      content: AnyView(destination),
      environment: environment
    )
    let _ = presenter.update(view, on: screen)
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
