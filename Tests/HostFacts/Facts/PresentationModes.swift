import AppUnderTest
import SwiftUI

extension HostFact {
  /// Where a view is presented by its presentationMode, and what a cover is told.
  static let presentationModes: [HostFact] = [
    HostFact(
      "presentation of a tab",
      "The root of a stack in a tab isn't presented, by its presentationMode",
      from: nobody,
      on: .navigationView,
      expected: "page not presented",
      control: "page not presented, sheet presented"
    ) { trial in
      let log = trial.log
      let sheet = Switch("sheet", log)
      let app = await trial.launch {
        TabView {
          OldStack {
            SheetScreen(sheet) {
              PresentationReporter("page", log)
            } sheet: {
              PresentationReporter("sheet", log)
            }
          }
          .tabItem { Text("One") }
        }
      }
      sheet.turn(trial.isControl)
      await app.settle()
      return log.events.joined(separator: ", ")
    },
    HostFact(
      "presentation of a column",
      "The first column of a navigation view isn't presented, by its presentationMode",
      from: nobody,
      on: .touch,
      expected: "column not presented",
      control: "column not presented, column not presented"
    ) { trial in
      let (log, isControl) = (trial.log, trial.isControl)
      _ = await trial.launch {
        Columns {
          PresentationReporter("column", log)
          if isControl { PresentationReporter("column", log) }
        }
      }
      return log.words { $0.hasPrefix("column") }
    },
    HostFact(
      "presentation of a popover",
      "A popover is presented, by its presentationMode",
      from: "SwiftUI's documentation of presentationMode",
      on: .touch,
      expected: "popover presented",
      control: "nothing"
    ) { trial in
      let log = trial.log
      let flag = Switch("flag", log)
      let app = await trial.launch {
        PopoverScreen(flag: flag) { PresentationReporter("popover", log) }
      }
      flag.turn(!trial.isControl)
      await app.settle()
      return log.words { $0.hasPrefix("popover") }
    },
    HostFact(
      "presentation of a pushed screen",
      "A pushed screen is presented, by its presentationMode, also in a navigation view in a sheet",
      from: "SwiftUI's documentation of presentationMode",
      on: .navigationView,
      expected: "root presented, shown presented",
      control: "root not presented, shown presented"
    ) { trial in
      let (log, isControl) = (trial.log, trial.isControl)
      let sheet = Switch("sheet", log)
      let link = Switch("link", log)
      let app = await trial.launch {
        if isControl {
          LinkedRoot(link: link, log: log)
        } else {
          SheetScreen(sheet) {
            Text("below")
          } sheet: {
            LinkedRoot(link: link, log: log)
          }
        }
      }
      sheet.turn(true)
      await app.settle()
      link.turn(true)
      await app.settle()
      return log.words { $0.hasSuffix("presented") }
    },
    HostFact(
      "what a cover is told as it comes",
      "A view that covers everything appears, and then its controller does",
      from: nobody,
      on: .uikit,
      .ability(.covering),
      expected: "onAppear, viewDidAppear cover",
      control: "nothing"
    ) { trial in
      let (app, cover) = await launchCover(in: trial)
      cover.turn(!trial.isControl)
      await app.settle()
      return trial.log.words(of: "onAppear", "viewDidAppear cover", "onDisappear")
    },
    HostFact(
      "what a cover is told as it goes",
      "A view that covers everything disappears once, its controller does, and onDismiss is called last",
      from: nobody,
      on: .uikit,
      .ability(.covering),
      expected: "onDisappear, viewDidDisappear cover, onDismiss",
      control: "nothing"
    ) { trial in
      let (app, cover) = await launchCover(in: trial)
      cover.turn(true)
      await app.settle()
      trial.log.clear()
      cover.turn(trial.isControl)
      await app.settle()
      return trial.log.words(of: "onDisappear", "viewDidDisappear cover", "onDismiss")
    },
  ]

  /// Launches a view that a switch covers.
  @MainActor
  private static func launchCover(in trial: Trial) async -> (app: AppUnderTest, cover: Switch) {
    let log = trial.log
    let cover = Switch("cover", log)
    let app = await trial.launch {
      SheetScreen(cover, asCover: true, onDismiss: { log.add("onDismiss") }) {
        Text("below")
      } sheet: {
        Text("cover")
          .background(Reporter("cover", log))
          .onAppear { log.add("onAppear") }
          .onDisappear { log.add("onDisappear") }
      }
    }
    return (app, cover)
  }
}

/// A navigation view whose root and screen say whether they are presented.
private struct LinkedRoot: View {
  let link: Switch
  let log: Log

  var body: some View {
    OldStack {
      VStack {
        PresentationReporter("root", log)
        SwitchedLink(link, "link") { PresentationReporter("shown", log) }
      }
    }
  }
}

/// The older navigation view with columns, the second of which has a text.
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

/// A view with a popover that is there while a switch is on.
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
