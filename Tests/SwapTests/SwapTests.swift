import AppTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("The swap: one client on NavigationShim and on SwiftUI")
struct SwapTests {
  @Test(
    "All sides show the same after every step, for arrays and for paths of any type",
    arguments: (Script.all + Script.withOtherPath).filter(\.missing.isEmpty)
  )
  func sidesAgree(script: Script) async throws {
    for phone in try await ScriptRunner.run(script) where phone.side.isOfPackage {
      expectNil(TraceTable.difference(of: "\(script) (\(phone.side.rawValue))", phone.trace))
    }
  }

  @Test(
    "After interruptions at any instant, the screens are those of the path",
    arguments: Script.restless.filter(\.missing.isEmpty),
    Side.ofPackage
  )
  func nothingIsLost(script: Script, side: Side) async {
    let fault = await RestlessScript.fault(of: script, on: side)
    expectNil(fault)
  }

  @Test(
    "With the native stack's bugs that it avoids, the package's sides show the same",
    .enabled(if: Ability.choosingBehavior.isHere)
  )
  func avoidedBugs() async {
    await play(Script.sample { $0.steps.contains { $0 != $0.uninterrupted } }) {
      $0.behavior.closuresMisleadAppearance = true
    }
  }

  @Test(
    "Hosts that don't follow unseen screens, and whose sheets leave at once, end in the same state",
    .enabled(if: Ability.choosingBehavior.isHere)
  )
  func otherHosts() async {
    await play(Script.sample { _ in false }, on: [.links, .native]) {
      $0.behavior.followsUnseenScreens = false
      $0.behavior.presentationsLeaveLate = false
    }
  }

  /// Facts that a host whose state isn't read doesn't report, or not in time.
  private static let unknowable: Set = [
    // People have left a screen, and the path keeps it until the package learns of that.
    "a link that comes upon back navigation",
    "screens that set another path as they appear",
    // A screen closes itself, and the path is set before this differs from back navigation.
    "a screen that closes itself for another",
    "a screen that closes itself twice, or pushes as well",
  ]

  @Test(
    "A silent host, and one in safe mode, ends like the native stack",
    .enabled(if: Ability.choosingBehavior.isHere),
    arguments: [false, true]
  )
  func silentHost(isSafe: Bool) async {
    // Every second one a day, and the others in the other mode; `SWEEP=night swift test` plays all.
    let day = Int(Date().timeIntervalSince1970 / 86_400) + (isSafe ? 1 : 0)
    let scripts = Script.all.filter {
      $0.behavior == HostBehavior() && !Self.unknowable.contains($0.name)
    }
    .enumerated().filter { ($0.offset + day) % 2 < sweep(of: 2) }.map(\.element)
    await play(scripts, on: [.links, .native]) {
      $0.isSafe = isSafe
      if !isSafe { $0.behavior = HostBehavior(canBeAsked: false, settleSignals: .never) }
    }
  }

  private func play(
    _ scripts: [Script],
    on sides: [Side]? = nil,
    changed change: (inout Script) -> Void
  ) async {
    for var script in scripts {
      change(&script)
      do {
        try await ScriptRunner.run(script, on: sides)
      } catch {
        Issue.record("\(error)")
      }
    }
  }

  @Test("Scripts that the system can't play are named, each with the reason")
  func skippedScripts() {
    let skipped = (Script.all + Script.restless).filter { !$0.missing.isEmpty }
    for script in skipped { print("Skipped: \"\(script)\" (\(script.reasonToSkip))") }
    print("\(skipped.count) scripts are skipped here")
    #expect(skipped.isEmpty == Ability.missing.isEmpty)
  }
}

extension Script {
  /// One in ten of those that the system can play, or more by a sweep, and those that have to be among them.
  fileprivate static func sample(with isWanted: (Script) -> Bool) -> [Script] {
    all.enumerated()
      .filter { $1.missing.isEmpty && ($0 % 10 < sweep(of: 10) || isWanted($1)) }
      .map(\.element)
  }
}

#if SWIFTUI_SIDE
import ClientOnNative
import ClientOnShim

@Suite("An app's own methods of a path, under the names of the additions")
struct OwnPathMethodsTests {
  @Test("are the ones that are called, on either side of the swap")
  func methods() {
    #expect(ClientOnNative.OwnPathMethods.counts() == [2, 4, 5, 6, 7, 8, 9, 10])
    #expect(ClientOnShim.OwnPathMethods.counts() == ClientOnNative.OwnPathMethods.counts())
  }

  @Test("are the ones that read, on either side of the swap")
  func reading() {
    #expect(ClientOnNative.OwnPathMethods.top() == (nil, "own"))
    #expect(ClientOnShim.OwnPathMethods.top() == (nil, "own"))
  }
}
#endif
