import SwiftUI

/// A navigation link that the package draws on a link stack's screen, and another view elsewhere.
struct OwnLink<Label: View, Destination: View>: View {
  let link: Shim.NavigationLink<Label, Destination>
  let place: NavigationPlace
  private let button: LinkButton

  /// The presenter of the destination, after the first tap.
  @State private var presenter: Optional<Presenter>

  @MainActor
  init(link: Shim.NavigationLink<Label, Destination>, place: NavigationPlace) {
    self.link = link
    self.place = place
    _presenter = State(initialValue: nil)
    button = LinkButton(isInRow: place.screen?.rowSearch.isLastLinkInRow == true)
  }

  // One body, because a list has thousands of rows.
  var body: some View {
    if let screen = place.screen {
      if let destination = link.destination {
        button.view(hasOwnStyle: link.hasOwnStyle, place: place, label: link.label) {
          screen.stack?.handle(.presentingTap(on: screen) { present() })
        }
        .background(presentingPlace(for: destination, on: screen))
      } else {
        let element = link.value?.element
        button.view(
          hasOwnStyle: link.hasOwnStyle,
          isDisabled: element == nil,
          place: place,
          label: link.label
        ) {
          guard let element else { return }
          screen.stack?.handle(.tap(element, on: screen))
        }
      }
    } else if let destination = link.destination {
      ViewLink(
        destination: destination,
        isActive: link.isActive,
        isDetailLink: link.isDetailLink,
        label: link.label,
        place: place
      )
    } else if case .column = place {
      ColumnLink(value: link.value, hasOwnStyle: link.hasOwnStyle, label: link.label)
    } else {
      OutsideLink(value: link.value, hasOwnStyle: link.hasOwnStyle, label: link.label)
    }
  }

  @ViewBuilder @MainActor
  private func presentingPlace(for destination: Destination, on screen: LinkedScreen) -> some View {
    if link.isActive != nil || presenter != nil {
      PresentingPlace(
        destination: destination,
        isActive: link.isActive,
        presenter: presenter,
        screen: screen
      )
    }
  }

  @MainActor
  private func present() {
    if let isActive = link.isActive {
      isActive.wrappedValue = true
    } else {
      let presenter = presenter ?? Presenter()
      self.presenter = presenter
      presenter.want()
    }
  }
}

/// The place behind a navigation link that presents its view in the navigation link's own environment.
///
/// While nothing is presented, it doesn't read the environment. Any of its values may change, and that must not
/// evaluate the rows of a list.
private struct PresentingPlace<Destination: View>: View {
  let destination: Destination
  let isActive: Binding<Bool>?
  let screen: LinkedScreen

  @StateObject private var presenter: Presenter

  init(
    destination: Destination,
    isActive: Binding<Bool>?,
    presenter: Presenter?,
    screen: LinkedScreen
  ) {
    self.destination = destination
    self.isActive = isActive
    self.screen = screen
    _presenter = StateObject(wrappedValue: presenter ?? Presenter())
  }

  var body: some View {
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
