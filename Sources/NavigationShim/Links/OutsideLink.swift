import SwiftUI

/// A navigation link with a value outside of the package's stacks: SwiftUI's on systems that have it, and a disabled
/// button on older systems.
struct OutsideLink<Label: View>: View {
  let value: LinkValue?
  let hasOwnStyle: Bool
  let label: Label

  @Environment(\.navigationConfiguration.host) private var host
  private let button = LinkButton()

  var body: some View {
    if let systemLink {
      systemLink
    } else {
      button.view(hasOwnStyle: hasOwnStyle, isDisabled: true, place: .outside, label: label) {}
    }
  }

  @MainActor private var systemLink: SwiftUI.NavigationLink<Label, Never>? {
    guard host.isNative, #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
    return value?.systemLink(label)
  }
}
