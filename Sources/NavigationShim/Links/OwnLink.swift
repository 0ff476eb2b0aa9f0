import SwiftUI

// As the row of a list, a navigation link has to be one view by its type. If the type doesn't tell, a list evaluates
// the bodies of all its rows to count their views. So each branch is one view, and none has its type erased, except
// for rows of columns on a Mac. No container surrounds them: it would hide preferences of SwiftUI's link from the
// list, such as the value to select.

/// A navigation link that the package draws on a link stack's screen and in the columns of split views, and another
/// view elsewhere.
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
    button = LinkButton(isInRow: place.screen?.stack?.rowSearch.isLastLinkInRow == true)
  }

  // One body, because a list has thousands of rows.
  var body: some View {
    if let destination = link.destination {
      if let screen = place.screen {
        button.view(hasOwnStyle: link.hasOwnStyle, place: place, label: link.label) {
          screen.stack?.handle(.presentingTap(on: screen) { present() })
        }
        .background(presentingPlace(for: destination, on: screen))
      } else {
        ViewLink(
          destination: destination,
          isActive: link.isActive,
          isDetailLink: link.isDetailLink,
          hasOwnStyle: link.hasOwnStyle,
          label: link.label,
          place: place
        )
      }
    } else if place.isColumn(presented: button.isPresented) {
      columnRow
    } else if let systemLink {
      systemLink
    } else {
      let screen = place.screen
      let element = screen == nil ? nil : link.value?.element
      button.view(
        hasOwnStyle: link.hasOwnStyle,
        isDisabled: element == nil,
        place: place,
        label: link.label
      ) {
        guard let screen, let element else { return }
        screen.stack?.handle(.tap(element, on: screen))
      }
    }
  }

  /// SwiftUI's navigation link to a value, outside of link stacks, where there may be a native stack.
  @MainActor private var systemLink: SwiftUI.NavigationLink<Label, Never>? {
    guard place.screen == nil, button.isNative,
      #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    else { return nil }
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

#if os(macOS)
extension OwnLink {
  // Its type is erased, since a tag has the type of its value.
  @MainActor private var columnRow: some View {
    PathElement.row(selecting: link.value?.element, link.label)
  }
}

extension PathElement {
  /// Returns a label as the row of a list that selects a value.
  @MainActor
  static func row(selecting element: PathElement?, _ label: some View) -> AnyView {
    var maker = RowMaker(label: AnyView(label), row: AnyView(label.disabled(true)))
    element?.append(to: &maker)
    return maker.row
  }
}

private struct RowMaker: PathElement.Collector {
  let label: AnyView
  var row: AnyView

  mutating func append<V: Hashable>(_ value: V) {
    row = AnyView(label.tag(value))
  }

  mutating func append<V: Hashable & Codable>(_ value: V) {
    row = AnyView(label.tag(value))
  }
}
#else
extension OwnLink {
  @MainActor private var columnRow: some View {
    ColumnRow(
      element: link.value?.element,
      hasOwnStyle: link.hasOwnStyle,
      label: AnyView(link.label)
    )
  }
}
#endif

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
    if isActive?.wrappedValue ?? presenter.isTapped || presenter.presentation != nil {
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

/// Reads the environment of a navigation link that presents its view.
private struct PresentedPlace: View {
  let content: AnyView
  let isPresented: Binding<Bool>?
  @ObservedObject var presenter: Presenter
  let screen: LinkedScreen

  @EnvironmentValue(\.self) private var environment

  var body: some View {
    let view = Presenter.PresentedView(
      isPresented: isPresented,
      content: content,
      environment: environment
    )
    let _ = presenter.update(view, on: screen)
    Color.clear.unseen().readTransaction(of: presenter.change) { presenter.change.observe($0) }
  }
}
