public import SwiftUI

extension Shim {
  /// A view that a person taps to push a screen.
  ///
  /// A link with a value appends it to the path of the stack it is in:
  ///
  /// ```swift
  /// NavigationLink("Yosemite", value: Park.yosemite)
  /// ```
  ///
  /// A link with a view for a destination shows that on top of the path, without being part of it.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationLink`. Outside of the shim's stacks and split views
  ///   it is that link.
  public struct NavigationLink<Label: View, Destination: View>: View {
    /// What a tap leads to.
    enum Target {
      case value(LinkTarget<Label>)
      case view(Destination, LinkActivation)
    }

    let target: Target
    let label: Label
    var isDetailLink = true

    /// The link as its surroundings need it.
    public var body: some View {
      switch target {
      case .value(let target):
        ValueLink(target: target, label: label)
      case .view(let destination, let activation):
        ViewLink(
          destination: destination,
          activation: activation,
          isDetailLink: isDetailLink,
          label: label
        )
      }
    }
  }
}
