package import LinkStackEngine
package import LinkStackRecording
package import NavigationShimTesting

extension StackRecording {
  /// The smallest recording found that still shows the same: the driver's difference, or else the traits in which the
  /// host differs.
  ///
  /// - Parameters:
  ///   - behavior: How the simulated host behaves; see ``replay(on:tolerance:)``.
  ///   - tolerance: How much sooner or later the recorded host may have been.
  /// - Returns: This recording, if it shows no difference.
  /// - Throws: A `NavigationRecordingError`: what is wrong with the recording, or why it can't be played.
  @MainActor
  package func shrunk(
    on behavior: SimulatedHostBehavior? = nil,
    tolerance: Nanoseconds = .milliseconds(34)
  ) throws -> StackRecording {
    let finding = Finding(try replay(on: behavior, tolerance: tolerance))
    guard finding != Finding.none else { return self }
    var least = self
    var span = entries.count
    while span > 0 {
      var start = 0
      while start < least.entries.count {
        var shorter = least
        shorter.entries.removeSubrange(start..<min(start + span, least.entries.count))
        let replay = try? shorter.replay(on: behavior, tolerance: tolerance)
        if replay.map(Finding.init) == finding { least = shorter } else { start += span }
      }
      span /= 2
    }
    return least
  }
}

/// What a replay has shown, but for where.
private enum Finding: Hashable {
  case none
  case driver(event: String, recorded: String, replayed: String)
  case host([HostDifference.Trait?])

  init(_ replay: RecordingReplay) {
    if let difference = replay.driverDifference {
      self = .driver(
        event: difference.event,
        recorded: difference.recorded,
        replayed: difference.replayed
      )
    } else {
      let traits = replay.hostDifferences.map(\.trait)
      self = traits.isEmpty ? .none : .host(traits)
    }
  }
}
