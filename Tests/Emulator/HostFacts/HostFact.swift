import AppTesting
package import HostBehaviors

/// Something that the emulator assumes of the systems it stands for, and how to find out.
///
/// A fact is measured on a host by itself: the app that is launched has none of the package's views, but
/// for the facts that say so.
/// It is measured twice, the second time on an app that is built otherwise, its *control*, of which
/// something else is known to come. A measurement that says the same of both says nothing.
package struct HostFact: Identifiable, Sendable {
  package let name: String
  package let assumption: String
  package let source: String

  package var expected: String { expected(on: RunningSystem.iOSVersion) }

  private let expectedMostly: String

  /// What is seen on some versions of iOS, by what was reported of them; no two have one in common.
  ///
  /// tvOS has the same numbers, and is taken for the same. What other systems do nobody has reported.
  package let expectedElsewhere: [Range<SystemVersion>: String]
  package let expectedOfControl: String
  package fileprivate(set) var needs: [HostFactNeed]
  private let measurement: @MainActor @Sendable (Trial) async throws -> String

  package var id: String { name }

  init(
    _ name: String,
    _ assumption: String,
    from source: String = nobody,
    on needs: [HostFactNeed] = [],
    seen: (expected: String, ofControl: String),
    otherwise expectedElsewhere: [Range<SystemVersion>: String] = [:],
    measurement: @escaping @MainActor @Sendable (Trial) async throws -> String
  ) {
    self.name = name
    self.assumption = assumption
    self.source = source
    self.needs = needs
    expectedMostly = seen.expected
    self.expectedElsewhere = expectedElsewhere
    expectedOfControl = seen.ofControl
    self.measurement = measurement
  }

  package var reasonToSkip: String? { reasonToSkip(outliving: false) }

  /// Why the fact can't be measured on the running system, by somebody who may outlive what ends the process.
  package func reasonToSkip(outliving outlives: Bool) -> String? {
    needs.lazy.filter { !outlives || $0 != .survival }.compactMap(\.reasonForLack).first
  }

  /// Whether the package depends on the fact on the running system.
  ///
  /// From iOS 16 on it shows the native stack, and `NavigationView` may do as it likes. What may end the
  /// process is asked for an answer, and not for a certain one.
  package var decides: Bool { decides(on: RunningSystem.iOSVersion) }

  package func decides(on version: SystemVersion?) -> Bool {
    guard !needs.contains(.survival) else { return false }
    guard let version, version.major >= 16 else { return true }
    return needs.contains(.nativeStack)
  }

  package func expected(on version: SystemVersion?) -> String {
    guard let version else { return expectedMostly }
    return expectedElsewhere.first { $0.key.contains(version) }?.value ?? expectedMostly
  }

  @MainActor
  package func measure(
    on behavior: HostBehavior = .assumed,
    asControl isControl: Bool = false,
    givingUpAfter seconds: Double? = nil
  ) async -> HostFactObservation {
    let trial = Trial(on: behavior, isControl: isControl)
    defer { trial.end() }
    guard let seconds else { return trial.observation(await words(of: trial)) }
    return trial.observation(await words(of: trial, within: seconds))
  }

  @MainActor
  private func words(of trial: Trial) async -> String {
    do { return try await measurement(trial) } catch { return "\(HostFact.failure)\(error)" }
  }

  @MainActor
  private func words(of trial: Trial, within seconds: Double) async -> String {
    let words = AsyncStream<String> { first in
      let limit = Task { @MainActor in
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        first.yield("\(HostFact.failure)nothing after \(seconds) s")
      }
      Task { @MainActor in
        first.yield(await self.words(of: trial))
        limit.cancel()
      }
    }
    for await seen in words { return seen }
    return "\(HostFact.failure)cancelled"
  }
}

extension HostFact: CustomStringConvertible {
  package var description: String { name }
}

extension HostFact {
  package static let all: [HostFact] =
    sequences + turns + pushing + launching + transitions + popping + bindings + linkBindings
    + appearance + modifiers + tabs
    + animation + transactions + controllers + presentation + presentationModes + layers
    + leaving + rows + largeTitles + nativePaths + nativeTransitions + nativeScreens + nativeBugs
    + nativeColumns

  package static var measurable: [HostFact] { all.filter { $0.reasonToSkip == nil } }

  static let nobody = "an assumption"
  static let failure = "error: "
}

extension [HostFact] {
  func needing(_ need: HostFactNeed) -> Self {
    map { fact in
      var fact = fact
      fact.needs.append(need)
      return fact
    }
  }
}

extension HostBehavior {
  /// Hosts as they have been reported, which is what facts assume: what a SwiftUI that others have written does
  /// otherwise is a ``BridgeFacts`` each, and as far from certain.
  package static let assumed = Ability.choosingBehavior.isHere ? former : HostBehavior()
}
