import LinkStackEngine
import NavigationShimTesting

/// Something that a person, the app or the host does in the middle of a deep link.
enum Interruption: String, CaseIterable {
  case personGoesBack
  case personGoesBackTwice
  case personGoesBackToRoot
  case personCancelsSwipe
  case appExtendsPath
  case appReplacesTop
  case appSetsOtherPath
  case appShortensPath
  case appSetsTwoPaths
  case appPopsToRoot
  case personLeavesAndReturns
  case hostTurnsOffCoveredLinks
  case hostRepeatsSettleSignal

  /// The path that the app wants afterwards, where it sets one.
  var newPath: [String]? {
    switch self {
    case .appExtendsPath: ["a", "b", "c", "d", "e", "f", "g"]
    case .appReplacesTop: ["a", "b", "c", "d", "x"]
    case .appSetsOtherPath: ["x", "y", "z"]
    case .appShortensPath: ["a", "b"]
    case .appSetsTwoPaths: ["a", "y", "c"]
    case .appPopsToRoot: []
    default: nil
    }
  }

  /// Whether the app may want another screen at a depth than is shown there.
  var replacesScreens: Bool {
    switch self {
    case .appReplacesTop, .appSetsOtherPath, .appSetsTwoPaths: true
    default: false
    }
  }

  /// Lets the interruption happen now, and schedules what follows later.
  ///
  /// - Returns: Whether a person has dismissed something.
  @MainActor
  func play(on stack: SimulatedStack<String>) -> Bool {
    let host = stack.host
    switch self {
    case .personGoesBack:
      return host.goBack()
    case .personGoesBackTwice:
      guard host.goBack() else { return false }
      stack.time.schedule(after: .milliseconds(400)) { host.goBack() }
      return true
    case .personGoesBackToRoot:
      return host.goBack(to: 0)
    case .personCancelsSwipe:
      host.swipeBackAndCancel()
    case .appSetsTwoPaths:
      stack.path = ["x"]
      stack.path = newPath ?? []
    case .appExtendsPath, .appReplacesTop, .appSetsOtherPath, .appShortensPath, .appPopsToRoot:
      stack.path = newPath ?? []
    case .personLeavesAndReturns:
      host.leave()
      stack.time.schedule(after: .milliseconds(500)) { host.comeBack() }
    case .hostTurnsOffCoveredLinks:
      host.turnOffCoveredLinksForNoReason()
    case .hostRepeatsSettleSignal:
      host.repeatSettleSignal()
    }
    return false
  }
}

extension SimulatedHostBehavior {
  /// Hosts that differ in when they say what.
  static var allReporting: [SimulatedHostBehavior] {
    let signals: [SettleSignals] = [
      .onTime, .late(by: .milliseconds(100)), .late(by: .milliseconds(400)), .never,
    ]
    return signals.flatMap { signal in
      DismissalReport.allCases.map { report in
        SimulatedHostBehavior(
          settleSignals: signal,
          dismissalReport: report,
          doubtsLinksOnReturn: true
        )
      }
    }
  }

  /// Every 25 ms of a deep link of five screens and somewhat beyond, and the instants right before
  /// and after each of its turning points.
  static var instants: [Nanoseconds] {
    let coarse = stride(from: Int64(0), through: 3_600, by: 25).map { $0 * 1_000_000 }
    let turns = [350, 400, 450, 650, 700, 750, 1_050, 1_300, 1_400, 1_750].flatMap {
      [$0 * 1_000_000 - 1, $0 * 1_000_000 + 1] as [Int64]
    }
    return (coarse + turns).sorted().map { Nanoseconds($0) }
  }
}
