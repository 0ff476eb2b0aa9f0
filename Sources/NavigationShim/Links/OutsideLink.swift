import SwiftUI

/// A link to a value outside of the shim's stacks: SwiftUI's own, where there may be a stack of SwiftUI's own.
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
