import Foundation
import LinkStackEngine
import Testing
import TestSupport

@testable import DeepLinkDemo

@MainActor
@Suite("What the demo prints")
struct ReportTests {
  nonisolated static let whole: [(String, report: String)] = [
    (
      "",
      """
        link         shop://orders/42/items/7/edit?confirm=true
        host         links, as on iOS 14 and 15: one push per update
        transition   0.35 s
        animation    the last push only
        pacing       the next update goes as soon as the host has settled

         time  what     links                                 on screen
        0.000  1 push   root ▸ orders                         orders, at once
        0.017  2 push   root ▸ orders ▸ order 42              order 42, at once
        0.033  3 push   root ▸ orders ▸ order 42 ▸ item 7     item 7, at once
        0.050  4 push   … ▸ order 42 ▸ item 7 ▸ editor        editor, at once
        0.067  5 push   … ▸ item 7 ▸ editor ▸ confirmation    editor → confirmation
        0.417  settled                                        confirmation

        outcome      presented, reported at 0.417 s
        updates      5 updates, none against the host's rules
        to the eye   1 transition, 4 updates without animation
        assumption   an update without animation takes one frame of 1/60 s
        last screen  confirmation, settled at 0.417 s
        native host  1 update, settled at 0.350 s
        splitting    costs 4 more updates and 0.067 s

      """
    ),
    (
      "--compare",
      """
         time  every 0.65 s            NavigationShim          native host
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

        The simulated host has no pictures. In an app, NavigationShim covers screens
        that come "at once" with one of the old screen, which then slides away. The
        fixed delay is this package's: it waits for a host that moves, and ends when
        people go back. That of other libraries does neither.

      """
    ),
  ]

  @Test("The built-in link", arguments: whole)
  func whole(line: String, report: String) {
    #expect(printed(line) == report)
  }

  nonisolated static let parts: [(String, parts: [String])] = [
    // Each transition that a person sees goes from a screen to the next.
    (
      "--animation every",
      [
        "  animation    every push\n", "  to the eye   5 transitions\n",
        "  1.050  4 push   … ▸ order 42 ▸ item 7 ▸ editor        item 7 → editor\n",
      ]
    ),
    (
      "--animation none",
      [
        "  animation    none\n", "no transition, 5 updates without animation",
        "  native host  1 update, settled at 0.017 s\n",
      ]
    ),
    ("--host native", ["  animation    the one update\n", "  to the eye   1 transition\n"]),
    // The native host's time rests on the assumption.
    (
      "--host watch --animation none",
      [
        "  animation    every push: nobody knows how to ask this host for less\n",
        "  to the eye   5 transitions\n", "  assumption   ",
      ]
    ),
    // Lost pushes are shown where they were lost, and explained at the end.
    (
      "--host watch --transition 0.7",
      [
        "  0.650  2 LOST push", "6 updates, 1 against the host's rules, lost pushes: 1",
        "splitting    costs 5 more updates and ",
      ]
    ),
    ("--host watch --transition 60", ["splitting    fails at this pace"]),
    // What takes no time is seen by nobody, whatever was to be animated.
    (
      "--transition 0",
      [
        "animation    none: a transition takes no time\n", "0.000  1 push  root ▸ orders  ",
        "confirmation\n\n", "to the eye   no transition, 5 updates without animation\n",
        "  last screen  confirmation, settled at 0.000 s",
      ]
    ),
    // What a person does has rows of its own.
    (
      "--interrupt back@0.2 --interrupt link=shop://orders@2 --interrupt back@3"
        + " --interrupt back@4",
      [
        "  0.200  goes back", "  2.000  link 2 opened  shop://orders ", "  3.000  goes back",
        "  4.000  no effect",
      ]
    ),
    // A comparison has what comes between in each of its three.
    (
      "--compare --animation every --interrupt back@1.9",
      ["  1.900  item 7 → order 42       confirmation → editor   confirmation → editor\n"]
    ),
    // Four frames of 1/60 s and a transition.
    (
      "--json",
      [
        #""animation" : "automatic""#, #""elapsed" : 0.416666668,"#, #""transitionsSeen" : 1,"#,
        #""updatesWithoutAnimation" : 4,"#, #""seen" : false"#,
        #""link" : "shop://orders/42/items/7/edit?confirm=true""#,
      ]
    ),
    // The outcome is that of the link opened last.
    (
      "--json --interrupt link=shop://orders/43@0.2",
      ["\n  \"outcome\" : \"presented\"", #""outcome" : "superseded""#, #""path" : ["#]
    ),
  ]

  @Test("Whatever is played is told")
  func parts() {
    for (line, parts) in Self.parts {
      let text = printed(line)
      for part in parts where !text.contains(part) { Issue.record("\(part) isn't in\n\(text)") }
    }
  }
}

/// What a command line prints.
@MainActor
private func printed(_ line: String) -> String {
  DemoCommand.run(line.split(separator: " ").map(String.init)).standardOutput
}
