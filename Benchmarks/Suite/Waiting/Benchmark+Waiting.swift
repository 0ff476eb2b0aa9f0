import LinkStackEngine
import NavigationShimTesting

extension Benchmark {
  /// How long a person waits for the last screen, and what a delay that is too short loses.
  static let waiting = [waiting350, waiting500, delays]

  /// With UIKit's push at its normal speed.
  static let waiting350 = waiting(transition: 350)

  /// With a slower host.
  static let waiting500 = waiting(transition: 500)

  private static func waiting(transition milliseconds: Int64) -> Benchmark {
    let name = "waiting.\(milliseconds)"
    let transition = Nanoseconds.milliseconds(milliseconds)
    return Benchmark(
      name,
      asks: "How long until the last screen is at rest, with transitions of \(transition)?",
      upTo: 10_000
    ) { measuring in
      var section = Section(
        name,
        title: "Time to the last screen, with transitions of \(transition)"
      )
      let shortest = ShortestDelay(on: SimulatedHostBehavior(transition: transition))
      let links = measuring.depths.map { depth in
        measuring.progress("\(depth) screens")
        return WaitedLink(depth, transition: transition, shortestDelay: shortest)
      }
      func add(_ name: String, _ time: (WaitedLink) -> Nanoseconds) {
        var series = Series(name, .seconds, check: .always)
        for (depth, link) in zip(measuring.depths, links) {
          series.add(.exact(time(link).seconds), at: depth)
        }
        section.add(series)
      }
      add("native") { $0.native.rest }
      add("settle-paced") { $0.settlePaced.rest }
      add("shortest fixed delay") { $0.shortest.rest }
      add("fixed 0.65 s") { $0.fixed.rest }
      add("fixed 0.65 s, last push") { $0.fixed.lastPush }
      add("fixed 0.65 s, reported") { $0.fixed.report }
      add("physical limit") { $0.limit }
      section.note(
        """
        Virtual time on a simulated host, the same on every machine: when the last screen is at \
        rest, or where it says so, when the last push begins or when whoever waits is told. The \
        physical limit is one transition for each push.
        """
      )
      section.note(
        """
        The shortest fixed delay that loses nothing on this host, found by trying, is \
        \(Nanoseconds.milliseconds(shortest.milliseconds)): a push at the very moment at which a \
        transition ends still meets it. An app can't try: it has to know the slowest host it will \
        ever meet.
        """
      )
      return section
    }
  }
}
