import Foundation
@testable import NavigationShim
import TestSupport
import Testing

@Suite("When SwiftUI's own stack is handed a path")
struct NativeHandoverTests {
  /// What becomes of a handover in a state, and what is handed over, in the words of its documentation.
  private func outcome(
    from state: NativeHandover.State,
    _ difference: NativeHandover.Difference,
    isMoving: Bool
  ) -> String {
    var handover = Self.handover(in: state)
    let share = handover.follow(difference, isMoving: isMoving)
    return "\(handover.state): \(share)"
  }

  /// A handover that has come into a state.
  private static func handover(in state: NativeHandover.State) -> NativeHandover {
    var handover = NativeHandover()
    switch state {
    case .even: break
    case .held: _ = handover.follow(.values, isMoving: true)
    case .cut: _ = handover.follow(.types, isMoving: false)
    }
    return handover
  }

  @Test(
    "the table of its states and events is what it does",
    arguments: NativeHandover.State.allCases
  )
  func table(state: NativeHandover.State) throws {
    let source = try Document.text(of: "Sources/NavigationShim/Repairs/NativeHandover.swift")
    var gone = Self.handover(in: state)
    gone.goOn()
    let moving = outcome(from: state, .values, isMoving: true)
    let cells = [
      "\(state)", outcome(from: state, .none, isMoving: false),
      outcome(from: state, .values, isMoving: false), moving,
      outcome(from: state, .types, isMoving: false), "\(gone.state)",
    ]
    #expect(source.contains("/// | \(cells.joined(separator: " | ")) |"))
    #expect(outcome(from: state, .types, isMoving: true) == moving)
    #expect(outcome(from: state, .none, isMoving: true) == cells[1])
  }
}

@Suite("Which bugs are repaired where")
struct NavigationRepairsTests {
  private func active(_ repairs: NavigationRepairs, on version: SystemVersion) -> NavigationRepairs
  {
    repairs.applying(to: RunningSystem(.iOS, version))
  }

  private static let expected: [(SystemVersion, NavigationRepairs)] = [
    (SystemVersion(15, 8), []),
    (SystemVersion(16), [.typeChanges, .flagsAtLaunch, .nestedStackWarnings]),
    (SystemVersion(16, 3), [.typeChanges, .flagsAtLaunch, .nestedStackWarnings]),
    (SystemVersion(16, 4), [.typeChanges, .nestedStackWarnings]),
    (SystemVersion(17), .all),
    (SystemVersion(17, 1), [.typeChanges, .changesInMotion, .nestedStackWarnings]),
    (SystemVersion(18, 6), [.typeChanges, .changesInMotion, .nestedStackWarnings]),
    (SystemVersion(26, 4), [.typeChanges, .nestedStackWarnings]),
    (SystemVersion(27), []),
  ]

  @Test("by default, nothing that costs anything")
  func byDefault() {
    #expect(NavigationRepairs.automatic == .nestedStackWarnings)
    #expect(NavigationRepairs.automatic.isDisjoint(with: .waiting))
    #expect(NavigationConfiguration().repairs == .automatic)
  }

  @Test("each on the systems that its reports name", arguments: Self.expected)
  func systems(version: SystemVersion, repairs: NavigationRepairs) {
    #expect(active(.all, on: version) == repairs)
  }

  @Test("none elsewhere than on iOS")
  func elsewhere() {
    #expect(NavigationRepairs.all.applying(to: RunningSystem(.other, SystemVersion(17))) == [])
  }

  @Test("none that an app has turned off")
  func turnedOff() {
    #expect(active([], on: SystemVersion(17)) == [])
    #expect(active(.typeChanges, on: SystemVersion(17)) == .typeChanges)
  }

  @Test("each row has a repair of its own")
  func rows() {
    #expect(Set(NavigationRepairs.table.map(\.repair.rawValue)).count == 4)
    #expect(NavigationRepairs.table.map(\.repair.rawValue).allSatisfy { $0.nonzeroBitCount == 1 })
  }
}
