package import Foundation
import NavigationShim
import SwiftUI

@MainActor
package final class Phone {
  package let side: Side
  private let flow: FlowName
  package let behavior: HostBehavior
  private let isSafe: Bool
  package private(set) var app: RunningApp
  package private(set) var trace: [String] = []

  package init(_ script: Script, on side: Side) {
    self.side = side
    flow = script.flow
    behavior = script.behavior
    isSafe = script.isSafe
    app = Self.launch(flow, on: side, files: script.files, behavior, isSafe)
    beginTrace()
  }

  package func relaunch(files: [String: Data]) {
    app.screen.end()
    app = Self.launch(flow, on: side, files: files, behavior, isSafe)
    beginTrace()
  }

  private func beginTrace() {
    #if os(Linux)
    app.screen.note { [weak self] line in self?.trace.append(line) }
    #endif
  }

  package func noteRest(after step: String, writes: [String]) {
    let screen = app.screen
    let warnings = screen.warnings.texts + screen.console
    trace += writes.map { "was \($0)" } + warnings.suffix(1).map { "\(warnings.count). \($0)" }
    trace.append("\(step): \(screen.titles.map { $0 ?? "-" }), \(screen.visibleTexts)")
  }

  private static func launch(
    _ flow: FlowName,
    on side: Side,
    files: [String: Data],
    _ behavior: HostBehavior,
    _ isSafe: Bool
  ) -> RunningApp {
    switch side {
    case .links: launchOnShim(flow, .links, files, behavior, isSafe)
    case .native: launchOnShim(flow, .native, files, behavior, isSafe)
    #if SWIFTUI_SIDE
    case .swiftUI: launchOnSwiftUI(flow, files, behavior)
    #endif
    }
  }
}

extension Phone {
  /// The rules that the package has broken.
  ///
  /// A late host may follow after another change, which is no fault.
  package var violations: [HostViolation] {
    // One whose state can't be read may get a push too early, and then again.
    behavior.lag == 0 && behavior.canBeAsked && !isSafe ? app.screen.violations : []
  }

  package func take(_ step: Step) async -> Bool {
    let screen = app.screen
    switch step {
    case .tap(let label, let occurrence): return await screen.tap(label, occurrence: occurrence)
    case .back: return await screen.back()
    case .backTo(let depth): return await screen.back(to: depth)
    case .swipeBack:
      guard await screen.beginSwipeBack() else { return false }
      await screen.finishSwipeBack()
    case .swipeBackCancelled:
      guard await screen.beginSwipeBack() else { return false }
      await screen.cancelSwipeBack()
    case .duringSwipe(let step, let finishes):
      guard await screen.beginSwipeBack() else { return false }
      _ = await take(step)
      if finishes {
        await app.screen.finishSwipeBack()
      } else {
        await app.screen.cancelSwipeBack()
      }
    case .type(let text, let placeholder): return await screen.type(text, into: placeholder)
    case .selectTab(let label): return await screen.selectTab(label)
    case .dismissSheet: return await screen.dismissSheet()
    case .leave: await screen.leave()
    case .comeBack: await screen.comeBack()
    case .relaunch: relaunch(files: app.files())
    case .wait(let milliseconds): await screen.wait(milliseconds)
    case .open, .act, .unanimated:
      guard change(step) else { return false }
      await screen.update()
    case .interrupting(let step, let milliseconds):
      guard await take(step) else { return false }
      await app.screen.wait(milliseconds)
    case .refused(let step): return await !take(step)
    case .relaunchSwapped, .settle, .shows, .reads, .isAt: break
    }
    return true
  }

  private func change(_ step: Step) -> Bool {
    switch step {
    case .open(let link): URL(string: link).map(app.open) != nil
    case .act(let name): app.perform(name)
    case .unanimated(let step): withoutAnimation { change(step) }
    default: preconditionFailure("\(step.code) is nothing that the app does.")
    }
  }
}

/// Makes changes as an app does that wants none of them animated.
package func withoutAnimation<Result>(_ change: () -> Result) -> Result {
  var transaction = Transaction()
  transaction.disablesAnimations = true
  return withTransaction(transaction, change)
}

@MainActor
package struct RunningApp {
  package let screen: AppUnderTest
  let writes: WriteTrace
  package let pathDescription: () -> String
  package let actions: () -> [String]
  let perform: (String) -> Bool
  let open: (URL) -> Void
  package let files: () -> [String: Data]
  let secondWindow: () -> AppUnderTest
}

package enum Side: String, CaseIterable, Sendable {
  case links = "shim on links"
  case native = "shim on native"

  #if SWIFTUI_SIDE
  case swiftUI = "SwiftUI"
  #endif

  package var isOfPackage: Bool { self == .links || self == .native }

  package static var here: [Side] {
    allCases.filter { $0 == .links || Ability.nativeStacks.isHere }
  }

  /// SwiftUI alone has the bug of ``HostBehavior/closuresMisleadAppearance``, which the package avoids.
  package static func here(on behavior: HostBehavior) -> [Side] {
    behavior.closuresMisleadAppearance ? ofPackage : here
  }

  package static var ofPackage: [Side] { here.filter(\.isOfPackage) }

  var module: String {
    switch self {
    case .links, .native: "ClientOnShim"
    #if SWIFTUI_SIDE
    case .swiftUI: "ClientOnNative"
    #endif
    }
  }
}
