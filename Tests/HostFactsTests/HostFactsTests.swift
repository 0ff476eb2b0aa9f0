import AppUnderTest
import Foundation
import Testing

@testable import HostFacts

#if !canImport(Darwin)
import SwiftUI
#endif

@MainActor
@Suite("X")
struct X {
  @Test func all() async {
    for fact in HostFact.all where fact.reasonToSkip == nil {
      let a = await fact.measure(), b = await fact.measure(asControl: true)
      if a != fact.expected || b != fact.expectedOfControl {
        print(
          "FACT \(fact.name)\n   expected: \(fact.expected) | \(fact.expectedOfControl)\n   seen:     \(a) | \(b)"
        )
      }
    }
    let hosts: [(String, HostBehavior)] = [
      ("transition 100", HostBehavior(transition: 100_000_000)),
      ("transition 50", HostBehavior(transition: 50_000_000)),
      ("transition 1 s", HostBehavior(transition: 1_000_000_000)),
      ("answers", HostBehavior(answers: false)),
      ("signals", HostBehavior(signals: .never)),
      ("whenStarting", HostBehavior(dismissalWrites: .whenStarting)),
      ("late", HostBehavior(dismissalWrites: .late(by: 300_000_000))),
      ("oneByOne", HostBehavior(severalPops: .oneByOne)),
      ("still 200", HostBehavior(stillTransition: 200_000_000)),
      ("transaction", HostBehavior(noAnimation: .byTransaction)),
      ("ignored", HostBehavior(noAnimation: .ignored)),
      ("coordinates", HostBehavior(coordinatesStillChanges: true)),
      ("launches", HostBehavior(launchesWithAnimations: false)),
      ("selects", HostBehavior(selectsRowsWhenEditingOnly: true)),
    ]
    for (name, host) in hosts {
      print("HOST \(name)")
      for fact in HostFact.all where fact.reasonToSkip == nil {
        let a = await fact.measure(on: host)
        if a != fact.expected { print("      \"\(fact.name)\": \(a)") }
      }
    }
  }
}
