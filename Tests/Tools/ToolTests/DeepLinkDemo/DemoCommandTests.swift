import Foundation
import NavigationShim
import Testing
import TestSupport

@testable import DeepLinkDemo

@MainActor
struct DemoCommandTests {
  private func run(_ line: String) -> DemoCommand.Result {
    DemoCommand.run(line.split(separator: " ").map(String.init))
  }

  @Test("The built-in link, on the link stack and compared")
  func whole() {
    let report = """
        link          shop://orders/42/items/7/edit?confirm=true
        host          link stack, as on iOS 14 and 15: one push per step
        transition    0.35 s
        animation     the last push only
        pacing        the next step is sent when the host is idle

         time  step    screens                                on screen
        0.000  1 push  root ▸ orders                          orders, at once
        0.017  2 push  root ▸ orders ▸ order 42               order 42, at once
        0.033  3 push  root ▸ orders ▸ order 42 ▸ item 7      item 7, at once
        0.050  4 push  … ▸ order 42 ▸ item 7 ▸ editor         editor, at once
        0.067  5 push  … ▸ item 7 ▸ editor ▸ confirmation     editor → confirmation
        0.417  idle                                           confirmation

        outcome       presented, reported at 0.417 s
        steps         5 steps, none against the host's rules
        people see    1 transition, 4 steps without animation
        assumption    a step without animation takes one frame of 1/60 s
        last screen   confirmation, in place after 0.417 s
        native stack  1 step, in place after 0.350 s
        splitting     costs 4 more steps and 0.067 s

      """
    let comparison = """
         time  fixed delay             NavigationShim          native stack
        0.000  root → orders           orders, at once         root → confirmation
        0.017                          order 42, at once
        0.033                          item 7, at once
        0.050                          editor, at once
        0.067                          editor → confirmation
        0.350  orders                                          confirmation
        0.417                          confirmation
        0.650  orders → order 42
        1.000  order 42
        1.300  order 42 → item 7
        1.650  item 7
        1.950  item 7 → editor
        2.300  editor
        2.600  editor → confirmation
        2.950  confirmation

               5 transitions           1 transition            1 transition
               in place after 2.950 s  in place after 0.417 s  in place after 0.350 s
      """
    #expect(run("").standardOutput == report)
    let lines = run("--compare").standardOutput.components(separatedBy: "\n\n").prefix(2)
    #expect(lines.joined(separator: "\n\n") == comparison)
  }

  @Test("A known link becomes its path, and what isn't known changes none")
  func links() throws {
    for (url, path) in [
      ("SHOP://Orders/", [.orders]), ("shop://orders/42/items/7", [.orders, .order(42), .item(7)]),
      (
        "shop://orders/42/items/7/edit?confirm=false",
        [.orders, .order(42), .item(7), .editor(item: 7)]
      ),
      (DeepLink.builtIn.url, DeepLink.builtIn.path), ("shop://settings", nil),
      ("shop://me@orders", nil), ("shop://orders:80", nil), ("shop://orders#top", nil),
      ("shop://orders/0", nil), ("shop://orders/99999999999999999999", nil),
      ("shop://orders/4%2F2", nil), ("shop://orders/42/items/7/edit?confirm=yes", nil),
    ] as [(String, [ShopRoute]?)] {
      let store = NavigationStore(path: [.order(1)], urlHandler: ShopURLs.open)
      let isHandled = store.handle(try #require(URL(string: url))).isHandled
      #expect(isHandled == (path != nil), "\(url)")
      #expect(store.path == path ?? [.order(1)], "\(url)")
    }
  }
}
