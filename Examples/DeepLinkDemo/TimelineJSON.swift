import Foundation
import LinkStackEngine
import SimulatedHost

extension DemoComparison {
  /// The report for programs: times are numbers of seconds; screens are told by their titles.
  func json() throws -> String {
    let format: JSONSerialization.WritingOptions = [
      .sortedKeys, .prettyPrinted, .withoutEscapingSlashes,
    ]
    let data = try JSONSerialization.data(withJSONObject: fields, options: format)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private var fields: JSONFields {
    let setting = playback.setting
    let last = playback.links.last
    return known([
      "link": playback.link.url, "host": setting.host.rawValue,
      "transition": setting.transition.seconds, "animation": setting.animation.rawValue,
      // How long a step without animation takes: an assumption.
      "frame": setting.behavior.stillTransition.seconds,
      "steps": playback.updates.map(\.fields), "transitionsSeen": playback.seenTransitions,
      "stepsWithoutAnimation": playback.unseenTransitions,
      "events": playback.moments.flatMap(\.events),
      "violations": playback.violations.map { violation in
        known([
          "time": violation.time.seconds, "step": violation.updateNumber,
          "reason": violation.kind.rawValue, "lostPushes": violation.lostPushes,
        ])
      },
      "links": playback.links.map { link in
        known([
          "url": link.link.url, "opened": link.time.seconds,
          "outcome": link.outcome.map { "\($0)" },
          "reported": link.endTime?.seconds,
        ])
      },
      "outcome": last?.outcome.map { "\($0)" }, "reported": last?.endTime?.seconds,
      "elapsed": playback.elapsed.seconds, "visible": playback.visible,
      "screens": playback.screens.map(\.title), "path": playback.path.map(\.title),
      "native": native.summary,
    ])
  }
}

extension Playback {
  fileprivate var summary: JSONFields {
    [
      "steps": updates.count, "transitionsSeen": seenTransitions, "elapsed": elapsed.seconds,
      "arrived": showsPath,
    ]
  }
}

extension Playback.PlayedUpdate {
  fileprivate var fields: JSONFields {
    known([
      "number": number, "time": time.seconds, "change": update.words, "depth": update.depth,
      "chain": chain.map(\.title), "lost": isLost,
      // Whether the host was asked to, and what people saw of it.
      "animated": update.isAnimated, "seen": isSeen,
    ])
  }
}

extension Moment {
  fileprivate var events: [JSONFields] {
    happenings.map { happening in
      known([
        "time": time.seconds, "event": happening.kind.rawValue, "depth": happening.depth,
        "number": happening.number, "outcome": happening.outcome.map { "\($0)" },
        "view": titlesInView,
      ])
    }
  }
}

private typealias JSONFields = [String: Any]

/// The fields that have a value.
private func known(_ fields: [String: Any?]) -> JSONFields { fields.compactMapValues(\.self) }
