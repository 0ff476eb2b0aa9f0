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
      // The view that a link in a column leads to is in a column, although it is presented.
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

/// A link to a view on a screen of a stack of links, which presents the view in its own environment.
///
/// While nothing is presented the environment isn't read: each of its values may change, and no row of a list is
/// to be evaluated for that.
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

/// The environment of a link that presents its view.
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

/// SwiftUI's own link to a view, for a plain `NavigationView` and for SwiftUI's own stack.
private struct PlainViewLink<Label: View, Destination: View>: View {
  let destination: Destination
  let isActive: Binding<Bool>?
  let isDetailLink: Bool
  let label: Label
}

// SwiftUI's link with a binding is deprecated, and what else there is can't be told to show its view.
@available(iOS, deprecated: 16)
@available(macOS, deprecated: 13)
@available(tvOS, deprecated: 16)
@available(watchOS, deprecated: 9)
extension PlainViewLink {
  var body: some View {
    link.inDetail(isDetailLink)
  }

  /// One type of link for all, so that a list can count on its being one row.
  private var link: SwiftUI.NavigationLink<Label, Destination> {
    if let isActive {
      SwiftUI.NavigationLink(isActive: isActive, destination: { destination }, label: { label })
    } else {
      SwiftUI.NavigationLink(destination: { destination }, label: { label })
    }
  }
}

extension Optional where Wrapped: Hashable {
  /// Whether a selection is a link's tag; set to `false`, it is nothing.
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
