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

  // MARK: Arguments

  @Test("What isn't known ends with status 64: a message and the usage line, and nothing is shown")
  func usage() {
    let result = run("shop://orders/42/itms")
    #expect(result.status.rawValue == 64)
    #expect(result.standardOutput.isEmpty)
    #expect(
      result.standardError.split(separator: "\n") == [
        "DeepLinkDemo: can't open \"shop://orders/42/itms\": it is no link of the shop; "
          + "accepted: \(DeepLink.builtIn.url), or a beginning of it",
        "usage: DeepLinkDemo [options] [link]   (see --help)",
      ]
    )
  }

  @Test("The help names each exit status")
  func help() {
    let help = run("--help").standardOutput
    for status in ExitStatus.allCases where ![.failure, .badInput].contains(status) {
      #expect(help.contains("\n  \(status.rawValue) "))
    }
  }

  @Test("A bad argument is refused with what was wrong and what is accepted")
  func refusal() {
    for (line, complaint, known) in [
      ("--host web", "--host can't be \"web\"", "links, watch, native"),
      ("--transition nan", "can't be \"nan\"", "from 0 to 3600"),
      ("--interrupt back", "\"back\" has no time", "back@SECONDS"),
      ("--interrupt back=2@1", "\"back=2@1\"", "back@SECONDS"),
      ("--json --compare", "two reports", "--compare or --json"),
      ("shop://orders shop://x", "a second link, \"shop://x\"", "one link"),
      ("-- --json", "can't open \"--json\"", "shop://"),
    ] {
      let error = #expect(throws: UsageError.self) {
        try DemoOptions(parsing: line.split(separator: " ").map(String.init))
      }
      let isSaid =
        error?.complaint.contains(complaint) == true && error?.known.contains(known) == true
      if !isSaid { Issue.record("\(line): \(error as Any)") }
    }
  }

  // MARK: Reports

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

  @Test("the request, lost pushes and what people do are printed")
  func parts() {
    for (line, parts) in [
      ("--animation every", ["animation     every push", "1.050  4 push", "item 7 → editor"]),
      ("--animation none", ["no transition, 5 steps without animation", "in place after 0.017 s"]),
      ("--host native", ["animation     the one step", "people see    1 transition\n"]),
      (
        "--host watch --transition 0.7",
        ["0.650  2 LOST push", "6 steps, 1 against the host's rules, lost pushes: 1"]
      ),
      ("--host watch --transition 60", ["splitting     fails at this pace"]),
      ("--transition 0", ["0.000  1 push  root ▸ orders", "confirmation, in place after 0.000 s"]),
      (
        "--interrupt back@0.2 --interrupt link=shop://orders@2 --interrupt back@3 --interrupt back@4",
        ["0.200  goes back", "2.000  link 2 opened  shop://orders ", "4.000  no effect"]
      ),
      (
        "--compare --animation every --interrupt back@1.9",
        [
          " time  NavigationShim          native stack\n",
          "1.900  confirmation → editor   confirmation → editor\n",
        ]
      ),
      ("--json", [#""elapsed" : 0.416666668,"#, #""transitionsSeen" : 1,"#]),
      ("--compare --transition 0.7", ["never in place          in place after 0.767 s"]),
      // The outcome is that of the link opened last.
      (
        "--json --interrupt link=shop://orders/43@0.2",
        ["\n  \"outcome\" : \"presented\"", #""outcome" : "superseded""#]
      ),
    ] {
      let text = run(line).standardOutput
      for part in parts where !text.contains(part) { Issue.record("\(part) isn't in\n\(text)") }
    }
  }

  // MARK: Links

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
