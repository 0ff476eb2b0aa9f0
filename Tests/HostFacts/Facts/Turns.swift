import AppUnderTest
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

extension HostFact {
  /// In which turn the navigation view follows a link, and what it makes of one that is off for some turns.
  static let turns: [HostFact] = [
    turnOfPush(
      "turn of a push",
      "A push begins in the turn after the link was turned on"
    ),
    turnOfPush(
      "turn of a still push",
      "A push with the switch off begins in the turn after the link was turned on, too",
      isStill: true
    ),
    turnOfPush(
      "turn of a push beside an animation",
      "A push begins no later while something else moves on the screen",
      isRestless: true
    ),
    onChain(
      "turn of a pop",
      "A pop begins in the turn after the link was turned off",
      from: "\(nobody), made for simplicity",
      on: [.uikit],
      depth: 1,
      seen: ("after 1 turn", ofControl: "after 2 turns")
    ) { trial, app, chain in
      await trial.turn(of: "one controller less", in: app) {
        chain.probe.count == 1
      } after: {
        turn(0, of: chain, false, in: app, aTurnLater: trial.isControl)
      }
    },
    linkOff(
      for: 1,
      "lost push, link off for a turn",
      "A link whose push was lost shows its screen if it is off for one turn",
      expected: "depth 2",
      depthOfLostPush
    ),
    linkOff(
      for: 2,
      "lost push, link off for two turns",
      "A link whose push was lost shows its screen if it is off for two turns",
      expected: "depth 2",
      depthOfLostPush
    ),
    linkOff(
      for: 1,
      "shown screen, link off for a turn",
      "A link that is off for one turn while its screen is shown takes the screen away for good",
      expected: "depth 0",
      depthOfShownScreen
    ),
    linkOff(
      for: 2,
      "shown screen, link off for two turns",
      "A link that is off for two turns while its screen is shown takes the screen away for good",
      expected: "depth 0",
      depthOfShownScreen
    ),
  ]

  /// The fact that a push begins in the turn after, on a screen that is as told.
  private static func turnOfPush(
    _ name: String,
    _ assumption: String,
    isStill: Bool = false,
    isRestless: Bool = false
  ) -> HostFact {
    HostFact(
      name,
      assumption,
      from: "\(nobody), made for simplicity",
      on: [.navigationView, .uikit],
      seen: ("after 1 turn", ofControl: "after 2 turns")
    ) { trial in
      await turnOfPush(in: trial, isStill: isStill, isRestless: isRestless)
    }
  }

  /// The fact that a depth is reached by a link that is off for some turns, and another one if it is so for none.
  private static func linkOff(
    for turns: Int,
    _ name: String,
    _ assumption: String,
    expected: String,
    _ depth: @escaping @MainActor (_ trial: Trial, _ turns: Int) async -> String
  ) -> HostFact {
    HostFact(
      name,
      assumption,
      on: [.navigationView],
      seen: (expected, ofControl: "depth 1")
    ) { trial in
      await depth(trial, trial.isControl ? 0 : turns)
    }
  }

  /// Returns in which turn a push begins.
  @MainActor
  private static func turnOfPush(
    in trial: Trial,
    isStill: Bool,
    isRestless: Bool
  ) async -> String {
    let chain = Chain(trial.log)
    let app = await trial.launch {
      VStack {
        ChainView(chain: chain)
        if isRestless { RestlessView() }
      }
    }
    if isStill { app.areAnimationsEnabled = false }
    return await trial.turn(of: "one controller more", in: app) {
      chain.probe.count == 2
    } after: {
      turn(0, of: chain, true, in: app, aTurnLater: trial.isControl)
    }
  }

  @MainActor
  private static func turn(
    _ level: Int,
    of chain: Chain,
    _ isOn: Bool,
    in app: AppUnderTest,
    aTurnLater isLater: Bool
  ) {
    if isLater { app.inNextTurn { chain.turn(level, isOn) } } else { chain.turn(level, isOn) }
  }

  @MainActor
  private static func depthOfLostPush(in trial: Trial, offFor turns: Int) async -> String {
    let (app, chain) = await trial.launchChain()
    chain.turn(0, true)
    await app.settle { chain.turn(1, true) }
    await turn(1, of: chain, offFor: turns, in: app)
    return "depth \(app.depth)"
  }

  @MainActor
  private static func depthOfShownScreen(in trial: Trial, offFor turns: Int) async -> String {
    let (app, chain) = await trial.launchChain(depth: 1)
    await turn(0, of: chain, offFor: turns, in: app)
    return "depth \(app.depth)"
  }

  /// Turns a link off, and on again after some turns.
  @MainActor
  private static func turn(
    _ level: Int,
    of chain: Chain,
    offFor turns: Int,
    in app: AppUnderTest
  ) async {
    chain.turn(level, false)
    switch turns {
    case 0: chain.turn(level, true)
    case 1: app.inNextTurn { chain.turn(level, true) }
    default: app.inNextTurn { app.inNextTurn { chain.turn(level, true) } }
    }
    await app.settle()
  }
}

#if canImport(UIKit) && !os(watchOS)
/// A view that never comes to rest.
private struct RestlessView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .large)
    view.startAnimating()
    return view
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
}
#else
/// Nothing that moves: here it would make no difference.
private struct RestlessView: View {
  var body: some View { Color.clear }
}
#endif
