import AppTesting
import SwiftUI

#if os(iOS)
import UIKit
#endif

extension HostFact {
  static let lists: [HostFact] = [
    HostFact(
      "tap on a row",
      "A tap on the row of a list selects it, from iOS 16 on",
      for: .property("selectsRowsWhenEditingOnly"),
      on: [.selectableRows],
      seen: ("selected 1", ofControl: "selected 2")
    ) { trial in
      let selection = Observed<Int?>(nil)
      let app = await trial.launch { SelectingList(selection: selection) }
      if trial.isControl { selection.value = 2 } else { _ = await app.tap("row 1") }
      await app.settle()
      return selection.value.map { "selected \($0)" } ?? "nothing"
    },
    // swiftui-introspect issues 2 and 394; that one of full size keeps it large: SwiftUIRefresh issue 1.
    HostFact(
      "large title over a view of no size",
      "A large title collapses over a list that has a controller without a size in an overlay",
      for: .assumption(.largeTitles),
      on: [.navigationView, .layout, .largeTitles],
      seen: ("small", ofControl: "large")
    ) { trial in
      #if os(iOS)
      let probe = Probe()
      let reporter = Reporter("list", trial.log, probe)
      let app = await trial.launch {
        OldStack {
          let list = List(0..<100, id: \.self) { Text("row \($0)") }.navigationTitle("title")
            .navigationBarTitleDisplayMode(.large)
          if trial.isControl {
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
    },
  ]
}

private struct SelectingList: View {
  @ObservedObject var selection: Observed<Int?>

  var body: some View {
    List(selection: $selection.value) { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
  }
}

#if os(iOS)
extension UIView {
  fileprivate var firstScrollView: UIScrollView? {
    (self as? UIScrollView) ?? subviews.lazy.compactMap(\.firstScrollView).first
  }
}
#endif
