import AppTesting
import ClientOnShim
import Foundation
import NavigationShim
import SwiftUI
import TestSupport
import Testing

/// The recipes of the documentation, on the package's hosts and on SwiftUI without the package.
@MainActor
@Suite("Recipes", .misusesNoHost)
struct RecipeTests {
  @Test("a flow inside a flow is a part of its path, and ends in one change", arguments: Side.here)
  func flowInsideAFlow(side: Side) async {
    let app = await RunningRecipe(.flowInsideAFlow, side)
    await app.screen.pressInTurn("To Crete", "Book", "Pay")
    #expect(app.screen.titles == ["Trips", "Trip 1", "Seats", "Payment"])
    await app.screen.pressInTurn("Done")
    #expect(app.screen.titles == ["Trips", "Trip 1"])
  }

  @Test("a sheet has a stack of its own, which a deep link opens with it", arguments: Side.here)
  func sheet(side: Side) async {
    let app = await RunningRecipe(.sheetWithAStack, side)
    await app.screen.pressInTurn("City")
    #expect(app.screen.titles == ["Address", "City"])
    await app.screen.pressInTurn("Save")
    #expect(app.screen.titles == ["Account"])
  }

  @Test("UIKit in between pushes by a closure", arguments: Side.here)
  func uiKit(side: Side) async {
    let app = await RunningRecipe(.uiKitInBetween, side)
    app.chooseOnMap(7)
    await app.screen.settle()
    #expect(app.screen.titles == ["Map", "Trip 7"])
  }

  @Test("a tab chosen again shows its root, and another keeps its screens", arguments: Side.here)
  func tabChosenAgain(side: Side) async {
    let app = await RunningRecipe(.tabTappedAgain, side)
    await app.screen.pressInTurn("To Crete", "Next")
    await app.screen.show(tab: "Messages")
    await app.screen.show(tab: "Trips")
    #expect(app.screen.titles == ["Trips", "Trip 1", "Trip 2"])
    await app.screen.show(tab: "Trips")
    #expect(app.screen.titles == ["Trips"])
  }

  @Test("a screen with unsaved changes confirms before it goes", arguments: Side.here)
  func ownDismissal(side: Side) async {
    let app = await RunningRecipe(.askingBeforeItGoes, side)
    await app.screen.pressInTurn("New note")
    #expect(await app.screen.back())
    await app.screen.settle()
    await app.screen.pressInTurn("New note")
    #expect(await app.screen.type("a note", into: "Text"))
    await app.screen.settle()
    #expect(await !app.screen.back())
    #expect(await !app.screen.beginSwipeBack())
    await app.screen.pressInTurn("Back", "Cancel")
    #expect(app.screen.titles == ["Notes", "New note"])
    await app.screen.pressInTurn("Back", "Discard")
    #expect(app.screen.titles == ["Notes"])
  }

  @Test("a screen without a back button can be swiped away", arguments: Side.here)
  func swipe(side: Side) async {
    let app = await RunningRecipe(.swipingBack, side)
    await app.screen.pressInTurn("Picture")
    #expect(await !app.screen.back())
    #expect(await app.screen.beginSwipeBack())
    await app.screen.finishSwipeBack()
    await app.screen.settle()
    #expect(app.screen.titles == ["Pictures"])
  }
}

/// The app of the article "Getting started".
extension RecipeTests {
  @Test(
    "a list pushes its screens, and a button leads back to the root",
    .needs(.countingScreens),
    arguments: Side.here
  )
  func gettingStarted(side: Side) async {
    let app = await RunningRecipe(.gettingStarted, side)
    #expect(app.screen.visibleTexts == ["Emma", "Persuasion"])
    await app.screen.pressInTurn("Emma", "Chapter 1")
    #expect(app.screen.titles == ["Library", "Emma", "Chapter 1"])
    await app.screen.pressInTurn("Back to the library")
    #expect(app.screen.titles == ["Library"])
  }

  #if os(Linux)
  @Test("a deep link opens in one transition, and another URL opens nothing", arguments: Side.here)
  func deepLink(side: Side) async throws {
    let app = await RunningRecipe(.gettingStarted, side)
    #expect(app.screen.open(try #require(URL(string: "library://Emma"))))
    await app.screen.settle()
    #expect(app.screen.titles == ["Library"])
    app.screen.emulated.watch()
    #expect(app.screen.open(try #require(URL(string: "library://Emma/3"))))
    await app.screen.settle()
    let transition = SwiftUI.Sight.transition(from: "Library", to: "Chapter 3")
    #expect(app.screen.emulated.sights == [.screen("Library"), transition, .screen("Chapter 3")])
    #expect(app.screen.titles == ["Library", "Emma", "Chapter 3"])
  }

  @Test("the screens of the last launch are shown", arguments: Side.here)
  func relaunch(side: Side) async {
    let kept = KeptState()
    let first = await RunningRecipe(.gettingStarted, side, kept: kept)
    await first.screen.pressInTurn("Emma", "Chapter 1")
    await first.screen.leave()
    first.screen.end()
    let second = await RunningRecipe(.gettingStarted, side, kept: kept)
    #expect(second.screen.titles == ["Library", "Emma", "Chapter 1"])
    await second.screen.pressInTurn("Back to the library")
    await second.screen.leave()
    second.screen.end()
    #expect(await RunningRecipe(.gettingStarted, side, kept: kept).screen.titles == ["Library"])
  }
  #endif
}

#if SWIFTUI_SIDE
import ClientOnNative
#endif

@MainActor
private struct RunningRecipe {
  let screen: AppUnderTest
  let chooseOnMap: @MainActor (Int) -> Void

  init(_ recipe: ClientOnShim.Recipe, _ side: Side, kept: KeptState = KeptState()) async {
    switch side {
    case .links, .native:
      let app = ClientOnShim.RecipesApp(recipe)
      chooseOnMap = app.chooseOnMap
      screen = AppUnderTest(stacks: side == .links ? .links : .native, kept: kept) { app }
    #if SWIFTUI_SIDE
    case .swiftUI:
      let app = ClientOnNative.RecipesApp(
        ClientOnNative.Recipe.allCases.first { $0.rawValue == recipe.rawValue } ?? .flowInsideAFlow
      )
      chooseOnMap = app.chooseOnMap
      screen = AppUnderTest(kept: kept) { app }
    #endif
    }
    await screen.settle()
  }
}
