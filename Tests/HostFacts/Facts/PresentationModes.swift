import AppUnderTest
import SwiftUI

extension HostFact {
  /// Where a view is presented by its presentationMode, and what a cover is told.
  static let presentationModes: [HostFact] = [
    HostFact(
      "presentation of a tab",
      "The root of a stack in a tab isn't presented, by its presentationMode",
      on: [.navigationView],
      seen: ("page not presented", ofControl: "page not presented, sheet presented")
    ) { trial in
      let sheet = Switch("sheet", trial.log)
      let app = await trial.launch {
        TabView {
          OldStack {
            SheetScreen(sheet) {
              PresentationReporter("page", trial.log)
            } sheet: {
              PresentationReporter("sheet", trial.log)
            }
          }
          .tabItem { Text("One") }
        }
      }
      await app.settle { sheet.turn(trial.isControl) }
      return trial.log.events.joined(separator: ", ")
    },
    HostFact(
      "presentation of a column",
      "The first column of a navigation view isn't presented, by its presentationMode",
      on: [.touch],
      seen: ("column not presented", ofControl: "column not presented, column not presented")
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
      let flag = Switch("flag", trial.log)
      let app = await trial.launch {
        PopoverScreen(flag: flag) { PresentationReporter("popover", trial.log) }
      }
      await app.settle { flag.turn(!trial.isControl) }
      return trial.log.words { $0.hasPrefix("popover") }
    },
    HostFact(
      "presentation of a pushed screen",
      "A pushed screen is presented, by its presentationMode, also in a navigation view in a sheet",
      from: "SwiftUI's documentation of presentationMode",
      on: [.navigationView],
      seen: ("root presented, shown presented", ofControl: "root not presented, shown presented")
    ) { trial in
      let sheet = Switch("sheet", trial.log)
      let link = Switch("link", trial.log)
      let app = await trial.launch {
        if trial.isControl {
          LinkedRoot(link: link, log: trial.log)
        } else {
          SheetScreen(sheet) {
            Text("below")
          } sheet: {
            LinkedRoot(link: link, log: trial.log)
          }
        }
      }
      await app.settle { sheet.turn(true) }
      await app.settle { link.turn(true) }
      return trial.log.words { $0.hasSuffix("presented") }
    },
    HostFact(
      "what a cover is told as it comes",
      "A view that covers everything appears, and then its controller does",
      on: [.uikit, .ability(.covering)],
      seen: ("onAppear, viewDidAppear cover", ofControl: "nothing")
    ) { trial in
      let (app, cover) = await launchCover(in: trial)
      await app.settle { cover.turn(!trial.isControl) }
      return trial.log.words(of: "onAppear", "viewDidAppear cover", "onDisappear")
    },
    HostFact(
      "what a cover is told as it goes",
      "A view that covers everything disappears once, its controller does, and onDismiss is called last",
      on: [.uikit, .ability(.covering)],
      seen: ("onDisappear, viewDidDisappear cover, onDismiss", ofControl: "nothing")
    ) { trial in
      let (app, cover) = await launchCover(in: trial)
      await app.settle { cover.turn(true) }
      trial.log.clear()
      await app.settle { cover.turn(trial.isControl) }
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
