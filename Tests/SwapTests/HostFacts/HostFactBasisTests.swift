import Foundation
import HostBehaviors
@testable import HostFacts
import NavigationShim
import SwiftUI
import TestSupport
import Testing

#if !canImport(Darwin)
@MainActor
@Suite("Host facts and their basis")
struct HostFactBasisTests {
  /// The assumptions in the tables of Project status.
  private static func assumptions() throws -> [String] {
    let page = "Sources/NavigationShim/NavigationShim.docc/ProjectStatus.md"
    let rows = try Document.text(of: page)
      .split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| assumption about") }
    return rows.map { $0.split(separator: "|")[0].trimmingCharacters(in: .whitespaces) }
  }

  @Test("The assumptions are those of Project status")
  func names() throws {
    expect(HostFactBasis.Assumption.allCases.map(\.rawValue), is: try Self.assumptions())
  }

  @Test("Each assumption has a fact, unless the scripts measure it")
  func coverage() {
    let measured = HostFact.all.compactMap { fact in
      if case .assumption(let assumption) = fact.basis { assumption } else { nil }
    }
    let all = Set(HostFactBasis.Assumption.allCases)
    #expect(Set(measured) == all.subtracting([.scriptsEndAlike]))
  }

  @Test("Each fact is for an assumption, a rule or a property that exists")
  func existence() {
    let properties = Mirror(reflecting: HostBehavior()).children.compactMap(\.label)
    for fact in HostFact.all {
      switch fact.basis {
      case .assumption, .rule: break
      case .property(let name): #expect(properties.contains(name), "\(fact)")
      }
    }
  }

  @Test("A fact about a rule breaks it, which the emulator records")
  func rules() async {
    for fact in HostFact.all {
      guard case .rule(let kind) = fact.basis, kind != .writeNotReadBack else { continue }
      #expect(await fact.measure().violations.map(\.kind) == [kind], "\(fact)")
    }
  }

  @Test(
    "A host with another value of a property shows something else",
    arguments: [
      ("lag", HostBehavior(lag: .milliseconds(100))),
      ("ignoredUpdates", HostBehavior(ignoredUpdates: [2])),
      ("disappearsWhereItStays", HostBehavior(disappearsWhereItStays: true)),
      ("evaluatesLeftLinks", HostBehavior(evaluatesLeftLinks: true)),
      ("dismissalReport", HostBehavior(dismissalReport: .atStart)),
      ("coordinatesStillChanges", HostBehavior(coordinatesStillChanges: true)),
      ("rootIsSilentAtLaunch", HostBehavior().with { $0.rootIsSilentAtLaunch = true }),
      ("selectsRowsWhenEditingOnly", HostBehavior().with { $0.selectsRowsWhenEditingOnly = true }),
      ("presentsColumns", HostBehavior().with { $0.presentsColumns = false }),
      ("followsUnseenScreens", HostBehavior(followsUnseenScreens: false)),
      ("presentationsLeaveLate", HostBehavior().with { $0.presentationsLeaveLate = false }),
      ("closuresMisleadAppearance", HostBehavior().with { $0.closuresMisleadAppearance = true }),
    ]
  )
  func properties(name: String, behavior: HostBehavior) async {
    let facts = HostFact.all.filter { $0.basis == .property(name) }
    #expect(!facts.isEmpty)
    for fact in facts { #expect(await fact.measure(on: behavior).seen != fact.expected, "\(fact)") }
  }
}
#endif
