import SwiftUI

// What apps say of bars and titles beside a stack. Nothing here runs: it compiles on either side of the
// swap.

private struct Bars: View {
  @State private var isHidden = false
  @State private var title = "A title"
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    NavigationStack {
      Text("root")
        .toolbar(.hidden)
        .toolbar(isHidden ? .hidden : .visible)
        .toolbarBackground(Color.red)
        .toolbarBackground(.visible)
        .toolbarColorScheme(.dark)
        .toolbarColorScheme(isHidden ? nil : colorScheme)
        .toolbarRole(.automatic)
        .navigationTitle($title)
        .navigationTitle(title)
        .navigationTitle("A key")
      #if !os(macOS)
      Text("root")
        .toolbar(.hidden, for: .navigationBar)
        .toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
        .toolbarBackground(Color.red, for: .navigationBar)
        .toolbarBackground(isHidden ? .hidden : .visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbarRole(.navigationStack)
      #endif
      #if !os(macOS) && !os(watchOS)
      Text("root")
        .toolbar(.hidden, for: .tabBar)
        .toolbar(isHidden ? .hidden : .visible, for: .navigationBar, .tabBar)
        .toolbarBackground(Color.red, for: .navigationBar, .tabBar)
        .toolbarBackground(.hidden, for: .tabBar)
        .toolbarColorScheme(.light, for: .tabBar)
      #endif
      #if !os(macOS) && !os(watchOS) && !os(tvOS)
      Text("root")
        .toolbar(.visible, for: .bottomBar)
        .toolbarRole(.browser)
        .toolbarRole(isHidden ? .editor : .navigationStack)
      #endif
    }
  }
}

// SwiftUI has these names from iOS 18 on, and an older SDK, without the shim, has none.
#if canImport(NavigationShim) || !canImport(Darwin)
private struct NewerNames: View {
  @State private var isHidden = false

  var body: some View {
    Text("root")
      .toolbarVisibility(.hidden)
      .toolbarVisibility(isHidden ? .hidden : .visible)
      .toolbarBackgroundVisibility(.visible)
    #if !os(macOS)
    Text("root")
      .toolbarVisibility(isHidden ? .hidden : .automatic, for: .navigationBar)
      .toolbarBackgroundVisibility(isHidden ? .hidden : .visible, for: .navigationBar)
    #endif
    #if !os(macOS) && !os(watchOS)
    Text("root")
      .toolbarVisibility(.hidden, for: .navigationBar, .tabBar)
      .toolbarBackgroundVisibility(.hidden, for: .tabBar)
    #endif
  }
}
#endif

/// A value that an app keeps, of a type that is SwiftUI's from iOS 15 on.
private struct KeptVisibility: View {
  @State private var visibility: Visibility = .hidden

  var body: some View {
    Text("root")
      .toolbar(visibility)
      .toolbarBackground(visibility)
      .toolbar(visibility == .hidden ? .visible : visibility)
    #if canImport(NavigationShim) || !canImport(Darwin)
    Text("root")
      .toolbarVisibility(visibility)
      .toolbarBackgroundVisibility(visibility)
    #endif
  }
}
