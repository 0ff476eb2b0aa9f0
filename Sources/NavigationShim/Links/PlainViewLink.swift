import SwiftUI

/// SwiftUI's own link to a view, for a plain `NavigationView` and for SwiftUI's own stack.
struct PlainViewLink<Label: View, Destination: View>: View {
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
    switch activation {
    case .link:
      placed(SwiftUI.NavigationLink(destination: { destination }, label: { label }))
    case .binding(let isActive):
      placed(
        SwiftUI.NavigationLink(
          isActive: isActive,
          destination: { destination },
          label: { label }
        )
      )
    }
  }

  private func placed(_ link: SwiftUI.NavigationLink<Label, Destination>) -> some View {
    #if os(iOS)
    link.isDetailLink(isDetailLink)
    #else
    link
    #endif
  }
}
