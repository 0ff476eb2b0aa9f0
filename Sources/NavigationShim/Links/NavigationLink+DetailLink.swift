public import SwiftUI

#if os(iOS) || !canImport(Darwin)
extension Shim.NavigationLink {
  /// Sets whether the link shows its view in the detail column of a `NavigationView`.
  ///
  /// Stands in for SwiftUI's method of the same signature. It has no effect inside a stack, as there.
  ///
  /// - Parameter isDetailLink: Whether the view goes to the detail column.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetailLink = isDetailLink
    return link
  }
}
#endif
