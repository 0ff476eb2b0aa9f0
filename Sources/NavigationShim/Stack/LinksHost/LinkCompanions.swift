import SwiftUI

/// Two links that lead nowhere and are never turned on.
///
/// On iOS 14.5, where exactly two links are in one view, a screen that one of them has pushed pops at
/// once; a third, empty link avoids it. A screen has one link of ours, and may well have one of the
/// app's own: with these two there are never exactly two.
struct LinkCompanions: View {
  var body: some View {
    companion
    companion
  }

  private var companion: some View {
    SwiftUI.NavigationLink(destination: EmptyView()) { EmptyView() }
  }
}
