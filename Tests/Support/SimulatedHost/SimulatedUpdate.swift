package import LinkStackEngine

package struct SimulatedUpdate<Value> {
  package let time: Nanoseconds
  package let update: Update
  package let chain: [Value]
}

extension SimulatedUpdate: Sendable where Value: Sendable {}

extension SimulatedLinkHost {
  package var updates: [SimulatedUpdate<Value>] {
    events.compactMap { event in
      guard case .update(let update, let chain) = event.kind else { return nil }
      return SimulatedUpdate(time: event.time, update: update, chain: chain)
    }
  }
}
