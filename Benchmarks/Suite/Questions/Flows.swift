#if !canImport(Darwin)
import AppTesting
import LinkStackEngine
import NavigationShim
import SwiftUI
#endif

extension Benchmark {
  #if canImport(Darwin)
  /// None: flows are played on the emulator, which isn't built where SwiftUI is.
  static let flows: [Benchmark] = []
  #else
  /// How long a person waits at the end of what apps do before they send somebody somewhere.
  static let flows = [350, 1200, 3500].map { flows(transition: $0) }

  private static let lagsOfFlows: [Int64] = [0, 8, 40]

  private static func flows(transition milliseconds: Int64) -> Benchmark {
    let name = "flows.\(milliseconds)"
    let transition = Nanoseconds.milliseconds(milliseconds)
    return Benchmark(
      name,
      upTo: FlowModel.link.count
    ) { _ in
      var section = BenchmarkSection(
        name,
        title: "Flows of apps, to the eye, with transitions of \(transition)",
        of: Flow.all.map(\.name)
      )
      var native = Series("native", .seconds)
      var links = lagsOfFlows.map { Series($0 == 0 ? "links" : "links, \($0) ms late", .seconds) }
      var excess = Series("most beyond the aim", .seconds)
      var breaches = Series("lost", .pushes)
      for (number, flow) in zip(1..., Flow.all) {
        let reference = flow.play(on: .native, HostBehavior(transition: transition.count))
        native.add(.seconds(reference.time), at: number)
        let played = lagsOfFlows.map { lag in
          let behavior = HostBehavior(transition: transition.count, lag: lag * 1_000_000)
          let link = flow.play(on: .links, behavior)
          return (link, excess: link.time - flow.aim(native: reference.time, on: behavior))
        }
        for index in links.indices { links[index].add(.seconds(played[index].0.time), at: number) }
        excess.add(.seconds(played.map(\.excess).max() ?? 0), at: number)
        breaches.add(.exact(Double(played.reduce(0) { $0 + $1.0.breaches })), at: number)
      }
      section.add(native)
      for series in links { section.add(series) }
      section.add(excess, breaches)
      section.note(
        """
        Virtual time on the emulator, from the last thing that the app or people do to the moment in which the last \
        screen is in place. The aim is the native stack's time with a frame and the host's lag for \
        each screen; where something is presented, the end of its dismissal and the path alone after that.
        """
      )
      return section
    }
  }
  #endif
}

#if !canImport(Darwin)
extension Flow {
  /// The time that the flow is to take on links.
  fileprivate func aim(native: Int64, on behavior: HostBehavior) -> Int64 {
    switch bound {
    case .native: native + Int64(FlowModel.link.count) * (behavior.stillTransition + behavior.lag)
    case .motion(let delay):
      behavior.transition - delay + Flow.all[0].play(on: .links, behavior).time
    }
  }
}

extension Figure {
  /// A span of virtual time.
  fileprivate static func seconds(_ nanoseconds: Int64) -> Figure {
    .exact(Double(nanoseconds) / 1_000_000_000)
  }
}
#endif
