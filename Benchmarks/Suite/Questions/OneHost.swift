import CommandSupport
import LinkStackEngine
import NavigationShimTesting

/// A host that a reader describes, and the fixed delay to compare with.
struct HostQuestion: Equatable, Sendable {
  /// What the host is like.
  enum Kind: String, CaseIterable, Sendable {
    /// As on iOS 14 and 15: links, which can be asked.
    case links
    /// The same, but it animates every push, whatever it is told.
    case animating
    /// As on watchOS 7 and 8: it animates every push, and can't be asked.
    case watch
    /// As on iOS 16: any path in one update.
    case native
  }

  var kind = Kind.links
  var transition = Nanoseconds.milliseconds(350)
  /// Between an update and the host's first sign of it.
  var lag = Nanoseconds.zero
  var delay = Nanoseconds.milliseconds(650)

  fileprivate var behavior: SimulatedHostBehavior {
    var behavior =
      kind == .watch
      ? SimulatedHostBehavior.unanswering(transition: transition)
      : SimulatedHostBehavior(rules: kind == .native ? .native : .links, transition: transition)
    behavior.lag = lag
    if kind == .animating { behavior.animatesEveryUpdate = true }
    return behavior
  }
}

extension Benchmark {
  /// When the last screen is at rest on one host, and what is lost on the way.
  static func one(_ question: HostQuestion) -> Benchmark {
    let title = """
      A deep link on \(question.kind.rawValue), transitions of \(question.transition), a lag of \
      \(question.lag)
      """
    return Benchmark("host", asks: title, upTo: 1_000) { measuring in
      var section = BenchmarkSection("host", title: title)
      let fixed = "fixed \(question.delay)"
      var links = ["automatic": [PlayedLink](), "every push": [], "asked, \(fixed)": [], fixed: []]
      for depth in measuring.depths {
        let host = question.behavior
        links["automatic"]?.append(PlayedLink(depth, on: host))
        links["every push"]?.append(PlayedLink(depth, on: host, animation: .everyPush))
        links["asked, \(fixed)"]?.append(
          PlayedLink(depth, on: host, pacing: .fixed(delay: question.delay))
        )
        links[fixed]?.append(PlayedLink(depth, on: host, pushingEvery: question.delay))
      }
      let units: [(Series.Unit, (PlayedLink) -> Double?)] = [
        (.seconds, { $0.isShown ? $0.rest.seconds : nil }), (.pushes, { Double($0.lostPushes) }),
        (.transitions, { Double($0.visibleTransitions) }),
      ]
      for (unit, figure) in units {
        for name in ["automatic", "every push", "asked, \(fixed)", fixed] {
          var series = Series(name, unit)
          for (depth, link) in zip(measuring.depths, links[name] ?? []) {
            if let figure = figure(link) { series.add(.exact(figure), at: depth) }
          }
          section.add(series)
        }
      }
      section.note(
        """
        Virtual time until the last screen is at rest, none where it never comes; pushes that the \
        host has lost, also of those that were made again; and transitions that a person sees. \
        "Automatic" is what apps have by default. "\(fixed)" is a model of other libraries: a push \
        after each delay, and nobody is asked.
        """
      )
      return section
    }
  }
}
