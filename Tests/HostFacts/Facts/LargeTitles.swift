import AppUnderTest
import SwiftUI

#if os(iOS)
import UIKit
#endif

extension HostFact {
  /// What a view behind a screen does to its large title.
  static let largeTitles: [HostFact] = [
    HostFact(
      "large title over a view of no size",
      "A large title shrinks over a list that has a controller of no size in an overlay",
      from: "swiftui-introspect issues 2 and 394",
      on: [.navigationView, .uikit, .layout, .largeTitles],
      seen: ("small", ofControl: "large")
    ) { trial in
      try await titleAfterScrolling(in: trial, reporterFills: trial.isControl)
    },
    HostFact(
      "large title over a view of full size",
      "A large title doesn't shrink over a list that has a controller of full size behind it",
      from: "SwiftUIRefresh issue 1",
      on: [.navigationView, .uikit, .layout, .largeTitles],
      seen: ("large", ofControl: "small")
    ) { trial in
      try await titleAfterScrolling(in: trial, reporterFills: !trial.isControl)
    },
  ]

  /// Launches a list, scrolls it, and says what has become of its title.
  @MainActor
  private static func titleAfterScrolling(
    in trial: Trial,
    reporterFills isFullSize: Bool
  ) async throws -> String {
    #if os(iOS)
    let log = trial.log
    let probe = Probe()
    let app = await trial.launch {
      OldStack {
        if isFullSize {
          TitledList().background(Reporter("list", log, probe))
        } else {
          TitledList().overlay(Reporter("list", log, probe).frame(width: 0, height: 0))
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

#if os(iOS)
private struct TitledList: View {
  var body: some View {
    List(0..<100, id: \.self) { Text("row \($0)") }
      .navigationTitle("title")
      .navigationBarTitleDisplayMode(.large)
  }
}

extension UIView {
  fileprivate var firstScrollView: UIScrollView? {
    if let view = self as? UIScrollView { return view }
    return subviews.lazy.compactMap(\.firstScrollView).first
  }
}
#endif
