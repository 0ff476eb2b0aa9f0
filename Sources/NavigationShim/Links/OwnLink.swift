import SwiftUI

/// A link of the package's own: on a screen of a stack of links a button, elsewhere what there is.
struct OwnLink<Label: View, Destination: View>: View {
  let link: Shim.NavigationLink<Label, Destination>
  let place: NavigationPlace
  private let button: LinkButton

  /// What presents the view that the link leads to, once a tap has asked for it.
  @State private var presenter: Presenter?

  @MainActor
  init(link: Shim.NavigationLink<Label, Destination>, place: NavigationPlace) {
    self.link = link
    self.place = place
    button = LinkButton(isInRow: place.screen?.rowSearch.isLastLinkInRow == true)
  }

  // All in one body: a list has thousands of rows.
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
      ColumnLink(link: link)
    } else if let systemLink {
      systemLink
    } else {
      button.view(hasOwnStyle: link.hasOwnStyle, isDisabled: true, place: place, label: link.label)
      {}
    }
  }

  /// SwiftUI's own link to a value, where there may be a stack of SwiftUI's own.
  @MainActor private var systemLink: SwiftUI.NavigationLink<Label, Never>? {
    guard button.isNative, #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
    return link.value?.systemLink(link.label)
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

/// Where a link on a screen of a stack of links presents a view, in the link's own environment.
///
/// While nothing is presented the environment isn't read: each of its values may change, and no row of a list is
/// to be evaluated for that.
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
        content: AnyView(destination),
        isPresented: isActive,
        presenter: presenter,
        screen: screen
      )
    } else {
      let _ = presenter.declareOff()
    }
  }
}

/// The environment of a link that presents its view.
private struct PresentedPlace: View {
  let content: AnyView
  let isPresented: Binding<Bool>?
  @ObservedObject var presenter: Presenter
  let screen: LinkedScreen

  @Environment(\.self) private var environment

  var body: some View {
    let view = Presenter.PresentedView(
      isPresented: isPresented,
      content: content,
      environment: environment
    )
    let _ = presenter.update(view, on: screen)
    Color.clear.unseen()
  }
}
