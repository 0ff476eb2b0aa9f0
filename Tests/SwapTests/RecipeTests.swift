import AppUnderTest
import ClientOnShim
import NavigationShim
import SwiftUI
import TestSupport
import Testing

/// The recipes of the documentation, on the shim's hosts and on SwiftUI without the shim.
@MainActor
@Suite("Recipes")
struct RecipeTests {
  @Test("a flow inside a flow is a part of its path, and ends in one change", arguments: Side.all)
  func flowInsideAFlow(side: Side) async {
    let app = await RunningRecipes(side)
    await app.press("To Crete", "Book", "Pay")
    #expect(app.titles == ["Trips", "Trip 1", "Seats", "Payment"])
    await app.press("Done")
    #expect(app.titles == ["Trips", "Trip 1"])
    #expect(app.model.depth == 1)
  }

  @Test("a sheet has a stack of its own, which a deep link opens with it", arguments: Side.all)
  func sheet(side: Side) async {
    let app = await RunningRecipes(side)
    app.model.openCity()
    await app.screen.settle()
    #expect(app.titles == ["Address", "City"])
    await app.press("Save")
    #expect(app.titles == ["Trips"])
  }

  @Test("UIKit in between pushes by a closure", arguments: Side.all)
  func uiKit(side: Side) async {
    let app = await RunningRecipes(side)
    app.model.chooseOnMap(7)
    await app.screen.settle()
    #expect(app.titles == ["Trips", "Trip 7"])
  }

  @Test(
    "a tab that is chosen again shows its root, and another one keeps its screens",
    arguments: Side.all
  )
  func tabChosenAgain(side: Side) async {
    let app = await RunningRecipes(side)
    await app.press("To Crete", "Book")
    await app.choose("Notes")
    await app.choose("Trips")
    #expect(app.titles == ["Trips", "Trip 1", "Seats"])
    await app.choose("Trips")
    #expect(app.titles == ["Trips"])
  }

  @Test("a screen with something to lose asks before it goes", arguments: Side.all)
  func ownDismissal(side: Side) async {
    let app = await RunningRecipes(side)
    await app.choose("Notes")
    await app.press("New note")
    #expect(await app.screen.back())
    await app.screen.settle()
    await app.press("New note")
    #expect(await app.screen.type("a note", into: "Text"))
    await app.screen.settle()
    #expect(await !app.screen.back())
    #expect(await !app.screen.beginSwipeBack())
    await app.press("Back", "Cancel")
    #expect(app.titles == ["Notes", "New note"])
    await app.press("Back", "Discard")
    #expect(app.titles == ["Notes"])
  }

  @Test("a screen without a back button can be swiped away", arguments: Side.all)
  func swipe(side: Side) async {
    let app = await RunningRecipes(side)
    await app.choose("Notes")
    await app.press("Picture")
    #expect(await !app.screen.back())
    #expect(await app.screen.beginSwipeBack())
    await app.screen.finishSwipeBack()
    await app.screen.settle()
    #expect(app.titles == ["Notes"])
  }

  /// What shows the recipes.
  enum Side: String, CaseIterable, Sendable {
    case links, native
    #if SWIFTUI_SIDE
    case swiftUI
    #endif

    /// Those that the running system has.
    static var all: [Side] { allCases.filter { $0 == .links || Ability.nativeStacks.isHere } }
  }
}

/// A model of the recipes, of either side of the swap.
@MainActor
private protocol RecipeModel {
  var depth: Int { get }

  func openCity()
  func chooseOnMap(_ trip: Int)
}

extension ClientOnShim.RecipesModel: RecipeModel {}
#if SWIFTUI_SIDE
import ClientOnNative
extension ClientOnNative.RecipesModel: RecipeModel {}
#endif

/// The recipes, launched.
@MainActor
private struct RunningRecipes {
  let screen: AppUnderTest
  let model: any RecipeModel

  init(_ side: RecipeTests.Side) async {
    switch side {
    case .links, .native:
      let model = ClientOnShim.RecipesModel()
      self.model = model
      screen = AppUnderTest(stacks: side == .links ? .links : .native) {
        model.root
      }
    #if SWIFTUI_SIDE
    case .swiftUI:
      let model = ClientOnNative.RecipesModel()
      self.model = model
      screen = AppUnderTest { model.root }
    #endif
    }
    await screen.settle()
  }

  var titles: [String] { screen.titles.map { $0 ?? "" } }

  func press(_ labels: String..., sourceLocation: SourceLocation = #_sourceLocation) async {
    for label in labels {
      #expect(await screen.tap(label), "tapping \(label)", sourceLocation: sourceLocation)
      await screen.settle()
    }
  }

  func choose(_ tab: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    #expect(await screen.selectTab(tab), sourceLocation: sourceLocation)
    await screen.settle()
  }
}

@Suite("The pages of recipes")
struct RecipePageTests {
  @Test(
    "show code that is compiled on either side of the swap",
    arguments: [
      ("Recipes.md", ["Recipes.swift"]), ("BesideTheStack.md", ["NewerModifiers.swift"]),
    ]
  )
  @available(iOS 16, tvOS 16, macOS 13, *)
  func code(page: String, files: [String]) throws {
    let compiled = try files.map { try Document.text(of: "Tests/SampleClient/\($0)") }.joined()
    let shown = try Document.code(in: "Sources/NavigationShim/NavigationShim.docc/\(page)")
    #expect(shown.count > 0)
    for block in shown {
      let code = block.replacing(#/^(import \w+\n)+\n/#, with: "")
      #expect(compiled.contains(code))
    }
  }
}
