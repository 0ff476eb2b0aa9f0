import SwiftUI

/// A link to a value, as the stack it is in needs it.
struct ValueLink<Label: View>: View {
  let target: LinkTarget<Label>
  let label: Label

  @Environment(\.navigationSurroundings) private var surroundings
  @Environment(\.navigationHost) private var host
  @StateObject private var value = LinkValue()

  var body: some View {
    switch surroundings {
    case .links(let screen):
      button { element in screen.stack?.push(element) }
    case .native(let values):
      let _ = value.update(target.element, in: values)
      nativeLink
    case .column:
      target.row(label)
    case .none:
      nativeLink
    }
  }

  /// SwiftUI's own link; where there is none, a disabled button, as such a link is outside of stacks.
  @MainActor @ViewBuilder private var nativeLink: some View {
    if host.isNative, let link = target.nativeLink(label) {
      link
    } else {
      button { _ in }.disabled(true)
    }
  }

  private func button(_ push: @escaping (PathElement) -> Void) -> some View {
    Button {
      if let element = target.element { push(element) }
    } label: {
      label
    }
    .disabled(target.element == nil)
  }
}
