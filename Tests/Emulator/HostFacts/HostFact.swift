import AppTesting
package import HostBehaviors

/// A behavior that the emulator expects of a system, and an app that measures it.
///
/// The app has none of the package's views, unless the fact's name has them. Each fact is measured twice, the second
/// time on an app that is built differently, its *control*, which has to show something else. If both show the same,
/// the measurement is worth nothing.
package struct HostFact: Identifiable, Sendable {
  package let name: String
  package let assumption: String
  package let basis: HostFactBasis

  package var expected: String {
    guard let version = RunningSystem.iOSVersion else { return expectedMostly }
    return expectedElsewhere.first { $0.key.contains(version) }?.value ?? expectedMostly
  }

  private let expectedMostly: String

  /// The reported value for some versions of iOS, and of tvOS, which has the same numbers.
  private let expectedElsewhere: [Range<SystemVersion>: String]
  package let expectedOfControl: String
  package fileprivate(set) var needs: [HostFactNeed]
  private let measurement: @MainActor @Sendable (Trial) async throws -> String

  package var id: String { name }

  init(
    _ name: String,
    _ assumption: String,
    for basis: HostFactBasis,
    on needs: [HostFactNeed] = [],
    seen: (expected: String, ofControl: String),
    otherwise expectedElsewhere: [Range<SystemVersion>: String] = [:],
    measurement: @escaping @MainActor @Sendable (Trial) async throws -> String
  ) {
    self.name = name
    self.assumption = assumption
    self.basis = basis
    self.needs = needs
    expectedMostly = seen.expected
    self.expectedElsewhere = expectedElsewhere
    expectedOfControl = seen.ofControl
    self.measurement = measurement
  }

  package var reasonToSkip: String? { needs.lazy.compactMap(\.reasonForLack).first }

  /// Whether the package depends on the fact on the running system: from iOS 16 on it shows the native stack.
  package var decides: Bool {
    guard let version = RunningSystem.iOSVersion, version.major >= 16 else { return true }
    return needs.contains(.nativeStack)
  }

  @MainActor
  package func measure(
    on behavior: HostBehavior = HostBehavior(),
    asControl isControl: Bool = false
  ) async -> (seen: String, events: [String], violations: [HostViolation]) {
    let trial = Trial(on: behavior, isControl: isControl)
    defer { trial.end() }
    #if canImport(Darwin)
    let seen = await words(of: trial, within: 60)
    #else
    // The emulator's time is virtual.
    let seen = await words(of: trial)
    #endif
    return (seen, trial.log.recording, trial.violations)
  }

  @MainActor
  private func words(of trial: Trial) async -> String {
    do { return try await measurement(trial) } catch { return "\(HostFact.failure)\(error)" }
  }

  #if canImport(Darwin)
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
  #endif
}

extension HostFact: CustomStringConvertible {
  package var description: String { name }
}

extension HostFact {
  package static let all: [HostFact] =
    rules + transitions + sequences + animation + controllers + presentations + lists + layers
    + nativeStack

  package static var measurable: [HostFact] { all.filter { $0.reasonToSkip == nil } }

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
