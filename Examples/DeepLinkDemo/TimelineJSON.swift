import Foundation
import LinkStackEngine
import NavigationShimTesting
import TestSupport

extension DemoComparison {
  /// The report for programs: times are numbers of seconds; screens are told by their titles.
  func json() throws -> String { try fields.reportForPrograms() }

  private var fields: JSONFields {
    let setting = playback.setting
    let last = playback.links.last
    return [
      "link": playback.link.url,
      "host": setting.host.rawValue,
      "transition": setting.transition.seconds,
      "animation": setting.animation.rawValue,
      // How long an update without animation takes: an assumption.
      "frame": setting.behavior.stillTransition.seconds,
      "pacing": setting.pacing.fields,
      "updates": playback.updates.map(\.fields),
      "transitionsSeen": playback.seenTransitions,
      "updatesWithoutAnimation": playback.unseenTransitions,
      "events": playback.moments.flatMap(\.events),
      "violations": playback.violations.map { violation -> JSONFields in
        [
          "time": violation.time.seconds, "update": violation.updateNumber,
          "reason": violation.kind.rawValue, "lostPushes": violation.lostPushes,
        ]
      },
      "links": playback.links.map { link -> JSONFields in
        [
          "url": link.link.url, "opened": link.time.seconds, "outcome": link.outcomeWord,
          "reported": link.endTime?.seconds,
        ]
      },
      "outcome": last?.outcomeWord,
      "reported": last?.endTime?.seconds,
      "elapsed": playback.elapsed.seconds,
      "visible": playback.visible,
      "screens": playback.screens.map(\.title),
      "path": playback.path.map(\.title),
      "suspended": playback.isAway,
      "native": native.summary,
      "uninterrupted": uninterrupted.summary,
    ]
  }
}

extension Pacing {
  fileprivate var fields: JSONFields {
    switch self {
    case .settled: ["mode": "settled"]
    case .fixed(let delay): ["mode": "fixed", "delay": delay.seconds]
    }
  }
}

extension Playback {
  fileprivate var summary: JSONFields {
    [
      "updates": updates.count, "transitionsSeen": seenTransitions, "elapsed": elapsed.seconds,
      "arrived": showsPath,
    ]
  }
}

extension Playback.PlayedUpdate {
  fileprivate var fields: JSONFields {
    [
      "number": number, "time": time.seconds, "change": update.description, "depth": update.depth,
      "chain": chain.map(\.title), "lost": isLost,
      // Whether the host was asked to, and what a person saw of it.
      "animated": update.isAnimated, "transition": transition?.rawValue,
    ]
  }
}

extension Moment {
  fileprivate var events: [JSONFields] {
    happenings.map { happening in
      [
        "time": time.seconds, "event": happening.kind.rawValue, "depth": happening.depth,
        "number": happening.number, "outcome": happening.outcome?.rawValue, "view": titlesInView,
      ]
    }
  }
}

/// A JSON object; what is `nil` is left out.
private struct JSONFields: Encodable, ExpressibleByDictionaryLiteral {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private let fields: [(String, (any Encodable)?)]

  init(dictionaryLiteral fields: (String, (any Encodable)?)...) { self.fields = fields }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for case (let name, let value?) in fields {
      try container.encode(value, forKey: Name(stringValue: name))
    }
  }
}
