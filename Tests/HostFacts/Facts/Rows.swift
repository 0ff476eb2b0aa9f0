import AppUnderTest
import SwiftUI

extension HostFact {
  /// What a list makes of its rows.
  static let rows: [HostFact] = [
    HostFact(
      "cell of a row",
      "A view of UIKit's in a list's row is told of its window once it is in a cell of a table or "
        + "a collection",
      on: [.uikit],
      seen: ("1 cell", ofControl: "0 cells")
    ) { trial in
      let views = PlatformViews()
      _ = await trial.launch {
        if trial.isControl {
          VStack { PlatformView(views) }
        } else {
          List { PlatformView(views) }
        }
      }
      return views.cellCount
    },
    HostFact(
      "cells of several rows",
      "Each row has a cell of its own",
      on: [.uikit],
      seen: ("2 cells", ofControl: "1 cell")
    ) { trial in
      let views = PlatformViews()
      _ = await trial.launch {
        List {
          PlatformView(views)
          if !trial.isControl { PlatformView(views) }
        }
      }
      return views.cellCount
    },
    HostFact(
      "tap on a row",
      "A tap on the row of a list selects it, from iOS 16 on",
      on: [.selectableRows],
      seen: ("selected 1", ofControl: "selected 2")
    ) { trial in
      let selection = Observed<Int?>(nil)
      let app = await trial.launch { SelectingList(selection: selection) }
      if trial.isControl { selection.value = 2 } else { _ = await app.tap("row 1") }
      await app.settle()
      return selection.value.map { "selected \($0)" } ?? "nothing"
    },
    HostFact(
      "rows far down",
      "All rows of a list are rendered",
      from: "\(nobody), made for simplicity; known to be otherwise",
      seen: ("100 rows", ofControl: "3 rows")
    ) { trial in
      let (log, count) = (trial.log, trial.isControl ? 3 : 100)
      _ = await trial.launch {
        List(0..<count, id: \.self) { CountedRow(number: $0, log: log) }
      }
      return Set(log.events).counted("row")
    },
    HostFact(
      "style of a link",
      "A link takes the button style that is set around it",
      from: "SwiftUI's own links, as widely relied upon",
      on: [.navigationView],
      seen: ("styled", ofControl: "plain")
    ) { trial in
      _ = await trial.launch {
        OldStack {
          if trial.isControl {
            NavigationLink(destination: Text("shown")) { Text("link") }
          } else {
            NavigationLink(destination: Text("shown")) { Text("link") }
              .buttonStyle(NotingStyle(log: trial.log))
          }
        }
      }
      return trial.log.events.contains("link") ? "styled" : "plain"
    },
  ]
}

private struct SelectingList: View {
  @ObservedObject var selection: Observed<Int?>

  var body: some View {
    List(selection: $selection.value) {
      ForEach(0..<3, id: \.self) { Text("row \($0)") }
    }
  }
}

private struct CountedRow: View {
  let number: Int
  let log: Log

  var body: some View {
    let _ = log.add("row \(number)")
    Text("row \(number)")
  }
}

/// Draws a button as its label, and notes that it does.
private struct NotingStyle: ButtonStyle {
  let log: Log

  func makeBody(configuration: Configuration) -> some View {
    NotingLabel(label: configuration.label, log: log)
  }
}

private struct NotingLabel: View {
  let label: NotingStyle.Configuration.Label
  let log: Log

  var body: some View {
    label.onAppear { log.add("link") }
  }
}
