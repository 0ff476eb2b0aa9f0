package import SwiftUI

/// The recipes of the documentation, and the app of "Getting started": each is a file of its own, and stands in the
/// text as it stands there.
package enum Recipe: String, CaseIterable, Sendable {
  case flowInsideAFlow, sheetWithAStack, uiKitInBetween, tabTappedAgain, askingBeforeItGoes
  case swipingBack, gettingStarted
}

/// A recipe to be launched.
@MainActor
package struct RecipesApp: View {
  private let recipe: Recipe

  #if os(iOS) || os(tvOS) || !canImport(Darwin)
  private let map = MapController()
  #endif

  package init(_ recipe: Recipe) { self.recipe = recipe }

  /// The recipe, or nothing where a system has no UIKit for it.
  package var body: some View {
    switch recipe {
    case .flowInsideAFlow: TripsView()
    case .sheetWithAStack: AccountView()
    case .tabTappedAgain: TabsView()
    case .askingBeforeItGoes: NotesView()
    case .gettingStarted: GettingStartedApp()
    #if os(iOS) || os(tvOS) || !canImport(Darwin)
    case .uiKitInBetween: MapScreen(map: map)
    #endif
    #if os(iOS) || !canImport(Darwin)
    case .swipingBack: PicturesView()
    #endif
    #if canImport(Darwin) && !os(iOS)
    default: EmptyView()
    #endif
    }
  }

  package func chooseOnMap(_ trip: Int) {
    #if os(iOS) || os(tvOS) || !canImport(Darwin)
    map.choose?(trip)
    #endif
  }
}
