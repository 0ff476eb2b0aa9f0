import SwiftUI

/// What says that the view a link leads to is shown.
enum LinkActivation {
  /// The link itself.
  case link

  /// The app, by a binding.
  case binding(Binding<Bool>)

  /// The app, by a selection that equals the link's tag.
  static func tag<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> LinkActivation {
    .binding(
      Binding(
        get: { selection.wrappedValue == tag },
        set: { isActive in
          if isActive {
            selection.wrappedValue = tag
          } else if selection.wrappedValue == tag {
            selection.wrappedValue = nil
          }
        }
      )
    )
  }

  /// The app's binding, if there is one.
  var binding: Binding<Bool>? {
    if case .binding(let binding) = self { binding } else { nil }
  }
}
