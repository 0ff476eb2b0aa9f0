import AppTesting
import SwiftUI

extension HostFact {
  static let presentation: [HostFact] = [
    HostFact(
      "environment of a sheet",
      "A sheet has the environment of the view that presents it",
      from: "SwiftUI's environment, as widely relied upon",
      seen: ("inside", ofControl: "outside")
    ) { trial in
      let app = await trial.launch {
        VStack {
          Text("below").presenting(trial.sheet) { PlaceText() }
            .environment(\.place, trial.isControl ? "outside" : "inside")
        }
      }
      await app.settle { trial.sheet.turn(true) }
      return app.words(among: "inside", "outside")
    },
    HostFact(
      "presentation of a sheet",
      "A sheet is presented by its presentationMode, and the root that presents it isn't",
      from: "SwiftUI's documentation of presentationMode",
      on: [.navigationView],
      seen: ("root not presented, sheet presented", ofControl: "root not presented")
    ) { trial in
      let app = await trial.launch {
        OldStack {
          PresentationReporter("root", trial.log)
            .presenting(trial.sheet) { PresentationReporter("sheet", trial.log) }
        }
      }
      await app.settle { if !trial.isControl { trial.sheet.turn(true) } }
      return trial.log.events.joined(separator: ", ")
    },
    HostFact(
      "changes in a sheet",
      "onChange is called in a sheet as on any screen in front",
      seen: ("sheet", ofControl: "nothing")
    ) { trial in
      let count = Observed(0)
      let app = await trial.launch {
        Text("below").presenting(trial.sheet) {
          ChangeReporter("sheet", count) { trial.log.add("sheet") }
        }
      }
      await app.settle { trial.sheet.turn(!trial.isControl) }
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
      let app = await trial.launch { Text("below").presenting(trial.sheet) { Text("sheet") } }
      await app.settle { trial.sheet.turn(true) }
      if trial.isControl { trial.sheet.turn(false) } else { _ = await app.dismissSheet() }
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
        Text("below").presenting(second) { Text("second") }.presenting(first) { Text("first") }
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
      let isThere = Observed(false)
      let app = await trial.launch {
        Observing(isThere) { isThere in
          VStack { if isThere { TransactionReporter("one", 0, trial.log) } }
        }
        .presenting(trial.sheet) { TransactionReporter("one", 0, trial.log) }
      }
      withoutAnimation {
        if trial.isControl { isThere.value = true } else { trial.sheet.turn(true) }
      }
      await app.settle()
      return trial.log.newest("one")
    },
  ]

  static let presentationModes: [HostFact] = [
    HostFact(
      "presentation of a tab",
      "The root of a stack in a tab isn't presented, by its presentationMode",
      on: [.navigationView],
      seen: ("page not presented", ofControl: "page not presented, sheet presented")
    ) { trial in
      let app = await trial.launch {
        TabView {
          OldStack {
            PresentationReporter("page", trial.log)
              .presenting(trial.sheet) { PresentationReporter("sheet", trial.log) }
          }
          .tabItem { Text("One") }
        }
      }
      await app.settle { trial.sheet.turn(trial.isControl) }
      return trial.log.events.joined(separator: ", ")
    },
    HostFact(
      "presentation of a column",
      "The first column of a navigation view is presented, by its presentationMode",
      on: [.touch],
      seen: ("column presented", ofControl: "column presented, column presented")
    ) { trial in
      _ = await trial.launch {
        Columns {
          PresentationReporter("column", trial.log)
          if trial.isControl { PresentationReporter("column", trial.log) }
        }
      }
      return trial.log.words { $0.hasPrefix("column") }
    },
    HostFact(
      "presentation of a popover",
      "A popover is presented, by its presentationMode",
      from: "SwiftUI's documentation of presentationMode",
      on: [.touch],
      seen: ("popover presented", ofControl: "nothing")
    ) { trial in
      let app = await trial.launch {
        PopoverScreen(flag: trial.sheet) { PresentationReporter("popover", trial.log) }
      }
      await app.settle { trial.sheet.turn(!trial.isControl) }
      return trial.log.words { $0.hasPrefix("popover") }
    },
    HostFact(
      "presentation of a pushed screen",
      "A pushed screen is presented, by its presentationMode, also in a navigation view in a sheet",
      from: "SwiftUI's documentation of presentationMode",
      on: [.navigationView],
      seen: ("root presented, shown presented", ofControl: "root not presented, shown presented")
    ) { trial in
      let stack = OldStack {
        VStack {
          PresentationReporter("root", trial.log)
          SwitchedLink(trial.link, "link") { PresentationReporter("shown", trial.log) }
        }
      }
      let app = await trial.launch {
        if trial.isControl { stack } else { Text("below").presenting(trial.sheet) { stack } }
      }
      await app.settle { trial.sheet.turn(true) }
      await app.settle { trial.link.turn(true) }
      return trial.log.words { $0.hasSuffix("presented") }
    },
    coverNews(
      "what a cover is told as it comes",
      "A view that covers everything appears, and then its controller does",
      expected: "onAppear, viewDidAppear cover"
    ),
    coverNews(
      "what a cover is told as it goes",
      "A view that covers everything disappears once, its controller does, and onDismiss is called last",
      goes: true,
      expected: "onDisappear, viewDidDisappear cover, onDismiss"
    ),
  ]

  private static func coverNews(
    _ name: String,
    _ assumption: String,
    goes: Bool = false,
    expected: String
  ) -> HostFact {
    HostFact(
      name,
      assumption,
      on: [.uikit, .ability(.covering)],
      seen: (expected, ofControl: "nothing")
    ) { trial in
      let app = await trial.launch {
        Text("below").presenting(
          trial.sheet,
          asCover: true,
          onDismiss: { trial.log.add("onDismiss") }
        ) {
          Text("cover")
            .background(Reporter("cover", trial.log))
            .onAppear { trial.log.add("onAppear") }
            .onDisappear { trial.log.add("onDisappear") }
        }
      }
      if goes { await app.settle { trial.sheet.turn(true) } }
      trial.log.clear()
      await app.settle { trial.sheet.turn(goes == trial.isControl) }
      let news = [
        "onAppear", "viewDidAppear cover", "onDisappear", "viewDidDisappear cover", "onDismiss",
      ]
      return trial.log.words(where: news.contains)
    }
  }
}

private struct Columns<First: View>: View {
  @ViewBuilder let first: () -> First

  var body: some View {
    #if os(tvOS)
    first()
    #else
    NavigationView {
      VStack(content: first)
      Text("detail")
    }
    .navigationViewStyle(DoubleColumnNavigationViewStyle())
    #endif
  }
}

private struct PopoverScreen<Popover: View>: View {
  @ObservedObject var flag: Switch
  @ViewBuilder let popover: () -> Popover

  var body: some View {
    #if os(tvOS)
    Text("below")
    #else
    Text("below").popover(isPresented: $flag.isOn, content: popover)
    #endif
  }
}
