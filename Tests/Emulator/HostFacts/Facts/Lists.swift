import AppTesting
import SwiftUI

#if os(iOS)
import UIKit
#endif

extension HostFact {
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
        if trial.isControl { VStack { PlatformView(views) } } else { List { PlatformView(views) } }
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
      _ = await trial.launch {
        List(0..<(trial.isControl ? 3 : 100), id: \.self) { EvaluatedText("row \($0)", trial.log) }
      }
      return Set(trial.log.events).counted("row")
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
          let link = NavigationLink(destination: Text("shown")) { Text("link") }
          if trial.isControl { link } else { link.buttonStyle(NotingStyle(log: trial.log)) }
        }
      }
      return trial.log.events.contains("link") ? "styled" : "plain"
    },
  ]

  static let largeTitles: [HostFact] = [
    largeTitle(
      "large title over a view of no size",
      "A large title shrinks over a list that has a controller of no size in an overlay",
      from: "swiftui-introspect issues 2 and 394",
      seen: ("small", ofControl: "large")
    ),
    largeTitle(
      "large title over a view of full size",
      "A large title doesn't shrink over a list that has a controller of full size behind it",
      from: "SwiftUIRefresh issue 1",
      isFullSize: true,
      seen: ("large", ofControl: "small")
    ),
  ]

  private static func largeTitle(
    _ name: String,
    _ assumption: String,
    from source: String,
    isFullSize: Bool = false,
    seen: (expected: String, ofControl: String)
  ) -> HostFact {
    HostFact(
      name,
      assumption,
      from: source,
      on: [.navigationView, .layout, .largeTitles],
      seen: seen
    ) { trial in
      #if os(iOS)
      let probe = Probe()
      let reporter = Reporter("list", trial.log, probe)
      let app = await trial.launch {
        OldStack {
          let list = LongList().navigationTitle("title").navigationBarTitleDisplayMode(.large)
          if isFullSize != trial.isControl {
            list.background(reporter)
          } else {
            list.overlay(reporter.frame(width: 0, height: 0))
          }
        }
      }
      guard let stack = probe.controller?.navigationController,
        let list = stack.view.firstScrollView
      else { return "no list" }
      let height = stack.navigationBar.frame.height
      list.setContentOffset(CGPoint(x: 0, y: list.contentOffset.y + 300), animated: false)
      await app.wait(500)
      return stack.navigationBar.frame.height < height - 10 ? "small" : "large"
      #else
      return "no layout"
      #endif
    }
  }
}

struct LongList: View {
  var body: some View { List(0..<100, id: \.self) { Text("row \($0)") } }
}

private struct SelectingList: View {
  @ObservedObject var selection: Observed<Int?>

  var body: some View {
    List(selection: $selection.value) { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
  }
}

private struct NotingStyle: ButtonStyle {
  let log: Log

  func makeBody(configuration: Configuration) -> some View {
    NotingLabel(label: configuration.label, log: log)
  }
}

private struct NotingLabel: View {
  let label: NotingStyle.Configuration.Label
  let log: Log

  var body: some View { label.onAppear { log.add("link") } }
}
