import AppUnderTest
import SwiftUI

extension HostFact {
  /// What is presented, and what it knows of who presents it.
  static let presentation: [HostFact] = [
    HostFact(
      "environment of a sheet",
      "A sheet has the environment of the view that presents it",
      from: "SwiftUI's environment, as widely relied upon",
      expected: "inside",
      control: "outside"
    ) { trial in
      let isControl = trial.isControl
      let sheet = Switch("sheet", trial.log)
      let app = await trial.launch {
        VStack {
          SheetScreen(sheet) {
            Text("below")
          } sheet: {
            PlaceText()
          }
          .environment(\.place, isControl ? "outside" : "inside")
        }
      }
      sheet.turn(true)
      await app.settle()
      return app.words(among: "inside", "outside")
    },
    HostFact(
      "environment of a cover",
      "A view that covers everything has the environment of the view that presents it",
      from: "SwiftUI's environment, as widely relied upon",
      on: .ability(.covering),
      expected: "inside",
      control: "outside"
    ) { trial in
      let isControl = trial.isControl
      let cover = Switch("cover", trial.log)
      let app = await trial.launch {
        VStack {
          SheetScreen(cover, asCover: true) {
            Text("below")
          } sheet: {
            PlaceText()
          }
          .environment(\.place, isControl ? "outside" : "inside")
        }
      }
      cover.turn(true)
      await app.settle()
      return app.words(among: "inside", "outside")
    },
    HostFact(
      "presentation of a sheet",
      "A sheet is presented by its presentationMode, and the root that presents it isn't",
      from: "SwiftUI's documentation of presentationMode",
      on: .navigationView,
      expected: "root not presented, sheet presented",
      control: "root not presented"
    ) { trial in
      let sheet = Switch("sheet", trial.log)
      let log = trial.log
      let app = await trial.launch {
        OldStack {
          SheetScreen(sheet) {
            PresentationReporter("root", log)
          } sheet: {
            PresentationReporter("sheet", log)
          }
        }
      }
      if !trial.isControl { sheet.turn(true) }
      await app.settle()
      return log.events.joined(separator: ", ")
    },
    HostFact(
      "changes in a sheet",
      "onChange is called in a sheet as on any screen in front",
      from: nobody,
      expected: "sheet",
      control: "nothing"
    ) { trial in
      let (log, isControl) = (trial.log, trial.isControl)
      let count = Observed(0)
      let sheet = Switch("sheet", log)
      let app = await trial.launch {
        SheetScreen(sheet) {
          Text("below")
        } sheet: {
          ChangeReporter("sheet", count) { log.add("sheet") }
        }
      }
      sheet.turn(!isControl)
      await app.settle()
      log.clear()
      count.value = 1
      await app.settle()
      return log.words(of: "sheet")
    },
    HostFact(
      "sheet pulled down",
      "A sheet that a person pulls down sets its binding to false, once",
      from: nobody,
      on: .ability(.pullingSheets),
      expected: "sheet := false",
      control: "nothing"
    ) { trial in
      let sheet = Switch("sheet", trial.log)
      let app = await trial.launch {
        SheetScreen(sheet) {
          Text("below")
        } sheet: {
          Text("sheet")
        }
      }
      sheet.turn(true)
      await app.settle()
      if trial.isControl { sheet.turn(false) } else { _ = await app.dismissSheet() }
      await app.settle()
      return trial.log.writes
    },
    HostFact(
      "two sheets of one view",
      "A second sheet of a view waits until the first one is gone",
      from: nobody,
      expected: "first, then second",
      control: "first, then below"
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
      first.turn(true)
      await app.settle()
      if !trial.isControl { second.turn(true) }
      await app.settle()
      let seen = app.words(among: "below", "first", "second")
      first.turn(false)
      await app.settle()
      return "\(seen), then " + app.words(among: "below", "first", "second")
    },
    HostFact(
      "transaction of a sheet",
      "What a sheet shows isn't made in the transaction that the sheet is presented in",
      from: nobody,
      on: .uikit,
      expected: "one 0",
      control: "one 0 still"
    ) { trial in
      let (log, isControl) = (trial.log, trial.isControl)
      let sheet = Switch("sheet", log)
      let isThere = Observed(false)
      let app = await trial.launch {
        SheetScreen(sheet) {
          Observing(isThere) { isThere in
            VStack { if isThere { TransactionReporter("one", 0, log) } }
          }
        } sheet: {
          TransactionReporter("one", 0, log)
        }
      }
      withoutAnimation {
        if isControl { isThere.value = true } else { sheet.turn(true) }
      }
      await app.settle()
      return log.newest("one")
    },
  ]
}
