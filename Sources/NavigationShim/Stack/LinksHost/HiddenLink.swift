import SwiftUI

/// The link from a screen to the one above it.
///
/// It is always there, whether it is on or off: a link that is conditional, scrolled away or inside a
/// lazy container pushes nothing, or pushes without animation (swift-navigation issue 20).
struct HiddenLink<StackNavigator: ObservableObject>: View {
  let owner: LinkedScreen
  @ObservedObject var link: ScreenLink
  let navigator: StackNavigator

  // The link with a binding is deprecated from iOS 16 on, and it is what older systems have.
  @available(iOS, introduced: 14, deprecated: 16)
  @available(macOS, introduced: 11, deprecated: 13)
  @available(tvOS, introduced: 14, deprecated: 16)
  @available(watchOS, introduced: 7, deprecated: 9)
  var body: some View {
    ZStack {
      SwiftUI.NavigationLink(
        isActive: isActive,
        destination: { LinkedScreenView(link: link, navigator: navigator) },
        label: { EmptyView() }
      )
      #if os(iOS)
      .isDetailLink(false)
      #endif
      LinkCompanions()
    }
    .accessibility(hidden: true)
  }

  /// Whether the link is on.
  ///
  /// Only the driver turns links on and off. What SwiftUI writes here is a report, and often a false
  /// one, so it is never taken as it is.
  @MainActor private var isActive: Binding<Bool> {
    Binding(
      get: { link.isActive },
      set: { [owner] isActive in
        if !isActive { owner.stack?.linkWasTurnedOff(by: owner) }
      }
    )
  }
}
