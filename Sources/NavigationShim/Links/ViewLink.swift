import SwiftUI

/// A link to a view, as the stack it is in needs it.
struct ViewLink<Label: View, Destination: View>: View {
  let destination: Destination
  let activation: LinkActivation
  let isDetailLink: Bool
  var hasOwnStyle = false
  let label: Label

  @Environment(\.navigationConfiguration) private var configuration

  var body: some View {
    if let screen = configuration.place.screen {
      PresentingLink(
        destination: destination,
        activation: activation,
        hasOwnStyle: hasOwnStyle,
        label: label,
        screen: screen
      )
    } else if case .column = configuration.place {
      // The view that a link in a column leads to is in a column, although it is presented.
      ColumnReader { isInColumn in
        plainLink(to: destination.modifier(ColumnPlace(isColumn: isInColumn)))
      }
    } else {
      plainLink(to: destination)
    }
  }

  private func plainLink(to destination: some View) -> some View {
    PlainViewLink(
      destination: destination,
      activation: activation,
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
  let activation: LinkActivation
  let hasOwnStyle: Bool
  let label: Label
  let screen: LinkedScreen

  @StateObject private var presenter = Presenter()

  var body: some View {
    LinkButton(hasOwnStyle: hasOwnStyle, label: label) { tap() }.background(presentedPlace)
  }

  @ViewBuilder @MainActor private var presentedPlace: some View {
    if activation.binding?.wrappedValue ?? presenter.isWanted || presenter.presentation != nil {
      PresentedPlace(
        destination: destination,
        isPresented: activation.binding,
        presenter: presenter,
        screen: screen
      )
    }
  }

  @MainActor
  private func tap() {
    guard screen.stack?.takesTap(on: screen) != false else { return }
    if let binding = activation.binding {
      binding.wrappedValue = true
    } else {
      presenter.want()
    }
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
    let _ = presenter.update(
      isPresented: isPresented,
      on: screen,
      content: AnyView(destination),
      environment: environment
    )
    Color.clear.unseen()
  }
}

/// The state that says whether the view a link leads to is shown.
enum LinkActivation {
  /// The link itself.
  case link

  /// The app, by a binding.
  case binding(Binding<Bool>)

  /// The app, by a selection that equals the link's tag.
  static func tag<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> LinkActivation {
    .binding(selection[isTag: tag])
  }

  /// The app's binding, if there is one.
  var binding: Binding<Bool>? {
    if case .binding(let binding) = self { binding } else { nil }
  }
}

/// SwiftUI's own link to a view, for a plain `NavigationView` and for SwiftUI's own stack.
private struct PlainViewLink<Label: View, Destination: View>: View {
  let destination: Destination
  let activation: LinkActivation
  let isDetailLink: Bool
  let label: Label

  // SwiftUI's link with a binding is deprecated, and what else there is can't be told to show its view.
  @available(iOS, introduced: 14, deprecated: 16)
  @available(macOS, introduced: 11, deprecated: 13)
  @available(tvOS, introduced: 14, deprecated: 16)
  @available(watchOS, introduced: 7, deprecated: 9)
  var body: some View {
    #if os(iOS) || os(visionOS)
    link.isDetailLink(isDetailLink)
    #else
    link
    #endif
  }

  /// One type of link for all, so that a list can count on its being one row.
  @available(iOS, introduced: 14, deprecated: 16)
  @available(macOS, introduced: 11, deprecated: 13)
  @available(tvOS, introduced: 14, deprecated: 16)
  @available(watchOS, introduced: 7, deprecated: 9)
  @MainActor private var link: SwiftUI.NavigationLink<Label, Destination> {
    switch activation {
    case .link:
      SwiftUI.NavigationLink(destination: { destination }, label: { label })
    case .binding(let isActive):
      SwiftUI.NavigationLink(
        isActive: isActive,
        destination: { destination },
        label: { label }
      )
    }
  }
}

extension Optional where Wrapped: Hashable {
  /// Whether a selection is a link's tag; set to `false`, it is nothing.
  fileprivate subscript(isTag tag: Wrapped) -> Bool {
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
