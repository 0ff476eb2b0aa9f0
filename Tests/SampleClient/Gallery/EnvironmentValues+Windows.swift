import SwiftUI

extension EnvironmentValues {
  /// The path of the stack around a view.
  var windows: Binding<NavigationPath> {
    get { self[WindowsKey.self] }
    set { self[WindowsKey.self] = newValue }
  }
}

private struct WindowsKey: EnvironmentKey {
  static var defaultValue: Binding<NavigationPath> {
    .constant(NavigationPath())
  }
}
