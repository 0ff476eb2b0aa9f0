import AppUnderTest
import SwiftUI

extension HostFact {
  /// What is presented, and what it knows of who presents it.
  static let presentation: [HostFact] = [
    HostFact(
      "environment of a sheet",
      "A sheet has the environment of the view that presents it",
      from: "SwiftUI's environment, as widely relied upon",
      seen: ("inside", ofControl: "outside")
    ) { trial in
      let sheet = Switch("sheet", trial.log)
      let app = await trial.launch {
        VStack {
          SheetScreen(sheet) {
            Text("below")
          } sheet: {
            PlaceText()
          }
          .environment(\.place, trial.isControl ? "outside" : "inside")
        }
      }
      await app.settle { sheet.turn(true) }
      return app.words(among: "inside", "outside")
    },
    HostFact(
      "environment of a cover",
      "A view that covers everything has the environment of the view that presents it",
      from: "SwiftUI's environment, as widely relied upon",
      on: [.ability(.covering)],
      seen: ("inside", ofControl: "outside")
    ) { trial in
      let cover = Switch("cover", trial.log)
      let app = await trial.launch {
        VStack {
          SheetScreen(cover, asCover: true) {
            Text("below")
          } sheet: {
            PlaceText()
          }
          .environment(\.place, trial.isControl ? "outside" : "inside")
        }
      }
      await app.settle { cover.turn(true) }
      return app.words(among: "inside", "outside")
    },
    HostFact(
      "presentation of a sheet",
      "A sheet is presented by its presentationMode, and the root that presents it isn't",
      from: "SwiftUI's documentation of presentationMode",
      on: [.navigationView],
      seen: ("root not presented, sheet presented", ofControl: "root not presented")
    ) { trial in
      let sheet = Switch("sheet", trial.log)
      let app = await trial.launch {
        OldStack {
          SheetScreen(sheet) {
            PresentationReporter("root", trial.log)
          } sheet: {
            PresentationReporter("sheet", trial.log)
          }
        }
      }
      await app.settle { if !trial.isControl { sheet.turn(true) } }
      return trial.log.events.joined(separator: ", ")
    },
    HostFact(
      "changes in a sheet",
      "onChange is called in a sheet as on any screen in front",
      seen: ("sheet", ofControl: "nothing")
    ) { trial in
      let count = Observed(0)
      let sheet = Switch("sheet", trial.log)
      let app = await trial.launch {
        SheetScreen(sheet) {
          Text("below")
        } sheet: {
          ChangeReporter("sheet", count) { trial.log.add("sheet") }
        }
      }
      await app.settle { sheet.turn(!trial.isControl) }
      trial.log.clear()
      await app.settle { count.value = 1 }
      return trial.log.words(of: "sheet")
    },
    HostFact(
      "sheet pulled down",
      "A sheet that a person pulls down sets its binding to false, once",
      on: [.ability(.pullingSheets)],
      seen: ("sheet := false", ofControl: "nothing")
    ) { trial in
      let sheet = Switch("sheet", trial.log)
      let app = await trial.launch {
        SheetScreen(sheet) {
          Text("below")
        } sheet: {
          Text("sheet")
        }
      }
      await app.settle { sheet.turn(true) }
      if trial.isControl { sheet.turn(false) } else { _ = await app.dismissSheet() }
      await app.settle()
      return trial.log.writes
    },
    HostFact(
      "two sheets of one view",
      "A second sheet of a view waits until the first one is gone",
      seen: ("first, then second", ofControl: "first, then below")
    ) { trial in
      let first = Switch("first", trial.log)
      let second = Switch("second", trial.log)
      let app = await trial.launch {
        SheetScreen(first) {
          SheetScreen(second) {
            Text("below")
          } sheet: {
            Text("second")
          }
        } sheet: {
          Text("first")
        }
      }
      await app.settle { first.turn(true) }
      await app.settle { if !trial.isControl { second.turn(true) } }
      let seen = app.words(among: "below", "first", "second")
      await app.settle { first.turn(false) }
      return "\(seen), then " + app.words(among: "below", "first", "second")
    },
    HostFact(
      "transaction of a sheet",
      "What a sheet shows isn't made in the transaction that the sheet is presented in",
      on: [.uikit],
      seen: ("one 0", ofControl: "one 0 still")
    ) { trial in
      let sheet = Switch("sheet", trial.log)
      let isThere = Observed(false)
      let app = await trial.launch {
        SheetScreen(sheet) {
          Observing(isThere) { isThere in
            VStack { if isThere { TransactionReporter("one", 0, trial.log) } }
          }
        } sheet: {
          TransactionReporter("one", 0, trial.log)
        }
      }
      withoutAnimation {
        if trial.isControl { isThere.value = true } else { sheet.turn(true) }
      }
      await app.settle()
      return trial.log.newest("one")
    },
  ]
}
