import ClientOnNative
import ClientOnShim
import AppUnderTest
import NavigationShim
import SwiftUI
import TestSupport
import Testing

/// The recipes of the documentation, on the shim's hosts and on SwiftUI without the shim.
@MainActor
@Suite("Recipes")
struct RecipeTests {
  @Test("a flow inside a flow is a part of its path, and ends in one change", arguments: Side.all)
  func flowInsideAFlow(side: Side) {
    let app = RunningRecipes(side)
    app.press("To Crete", "Book", "Pay")
    #expect(app.titles == ["Trips", "Trip 1", "Seats", "Payment"])
    app.press("Done")
    #expect(app.titles == ["Trips", "Trip 1"])
    #expect(app.model.depth == 1)
  }

  @Test("a sheet has a stack of its own, which a deep link opens with it", arguments: Side.all)
  func sheet(side: Side) {
    let app = RunningRecipes(side)
    app.model.openCity()
    app.screen.settle()
    #expect(app.titles == ["Address", "City"])
    app.press("Save")
    #expect(app.titles == ["Trips"])
  }

  @Test("UIKit in between pushes by a closure", arguments: Side.all)
  func uiKit(side: Side) {
    let app = RunningRecipes(side)
    app.model.chooseOnMap(7)
    app.screen.settle()
    #expect(app.titles == ["Trips", "Trip 7"])
  }

  @Test(
    "a tab that is chosen again shows its root, and another one keeps its screens",
    arguments: Side.all
  )
  func tabChosenAgain(side: Side) {
    let app = RunningRecipes(side)
    app.press("To Crete", "Book")
    app.choose("Notes")
    app.choose("Trips")
    #expect(app.titles == ["Trips", "Trip 1", "Seats"])
    app.choose("Trips")
    #expect(app.titles == ["Trips"])
  }

  @Test("a screen with something to lose asks before it goes", arguments: Side.all)
  func ownDismissal(side: Side) {
    let app = RunningRecipes(side)
    app.choose("Notes")
    app.press("New note")
    #expect(app.screen.back())
    app.screen.settle()
    app.press("New note")
    #expect(app.screen.type("a note", into: "Text"))
    app.screen.settle()
    #expect(!app.screen.back())
    #expect(!app.screen.beginSwipeBack())
    app.press("Back", "Cancel")
    #expect(app.titles == ["Notes", "New note"])
    app.press("Back", "Discard")
    #expect(app.titles == ["Notes"])
  }

  @Test("a screen without a back button can be swiped away", arguments: Side.all)
  func swipe(side: Side) {
    let app = RunningRecipes(side)
    app.choose("Notes")
    app.press("Picture")
    #expect(!app.screen.back())
    #expect(app.screen.beginSwipeBack())
    app.screen.finishSwipeBack()
    app.screen.settle()
    #expect(app.titles == ["Notes"])
  }

  /// What shows the recipes.
  enum Side: String, CaseIterable, Sendable {
    case links, native, swiftUI

    static var all: [Side] { allCases }
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
extension ClientOnNative.RecipesModel: RecipeModel {}

/// The recipes, launched.
@MainActor
private struct RunningRecipes {
  let screen: EmulatedApp
  let model: any RecipeModel

  init(_ side: RecipeTests.Side) {
    switch side {
    case .links, .native:
      let model = ClientOnShim.RecipesModel()
      self.model = model
      screen = EmulatedApp(stacks: side == .links ? .links : .native) {
        model.root
      }
    case .swiftUI:
      let model = ClientOnNative.RecipesModel()
      self.model = model
      screen = EmulatedApp { model.root }
    }
    screen.settle()
  }

  var titles: [String] { screen.titles.map { $0 ?? "" } }

  func press(_ labels: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for label in labels {
      #expect(screen.tap(label), "tapping \(label)", sourceLocation: sourceLocation)
      screen.settle()
    }
  }

  func choose(_ tab: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(screen.selectTab(tab), sourceLocation: sourceLocation)
    screen.settle()
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
