import AppTesting
import Foundation
import TestSupport

/// Plays interactions of people, systems and apps at random: see `--help`.
@MainActor
enum Monkey {
  /// - Returns: Whether nothing is breached.
  static func run(_ options: MonkeyOptions) async -> Bool {
    LastWords.begin()
    defer { LastWords.end() }
    return switch options.search {
    case .scripts(let interactions): await playAtRandom(interactions, options)
    case .interruptions(let step): await interrupt(oneOf: step, options.seed)
    case .columns(let walks): await walkThroughColumns(walks, options.seed)
    }
  }

  /// Plays random scripts, until all sides have gone through the requested number of interactions.
  ///
  /// - Returns: Whether nothing is breached.
  private static func playAtRandom(_ interactions: Int, _ options: MonkeyOptions) async -> Bool {
    var progress = SearchProgress(of: interactions, "interactions")
    var run = RandomInteractions(seed: options.seed, isSafe: options.isSafe)
    while run.count < interactions, run.finding == nil {
      await run.next()
      progress.note(run.count)
    }
    progress.end(run.summary)
    if let finding = run.finding { print(finding) }
    return run.finding == nil
  }

  /// Plays some of the interruptions of a deep link, at all moments and on all hosts.
  ///
  /// - Returns: Whether each ends well.
  private static func interrupt(oneOf step: Int, _ seed: UInt64) async -> Bool {
    let all =
      HostBehavior.interrupted.flatMap { InterruptionCase.all(on: $0) }
      + HostBehavior.safe.flatMap { InterruptionCase.all(on: $0, isSafe: true) }
    let first = Int(seed % UInt64(step))
    let cases = stride(from: first, to: all.count, by: step).map { all[$0] }
    var progress = SearchProgress(of: cases.count, "interruptions")
    var breaches = 0
    for (count, play) in cases.enumerated() {
      LastWords.note("\(play)")
      let faults = await play.play().faults
      if !faults.isEmpty {
        breaches += 1
        print("\(play): \(faults.joined(separator: "; "))")
      }
      progress.note(count + 1)
    }
    progress.end("\(cases.count) of \(all.count) interruptions, of which \(breaches) end badly")
    return breaches == 0
  }

  /// Walks through apps with columns.
  ///
  /// - Returns: Whether nothing is wrong.
  private static func walkThroughColumns(_ walks: Int, _ seed: UInt64) async -> Bool {
    var isSound = true
    for sides in [[Side.links], Side.here] {
      for pace in ColumnWalk.Pace.allCases {
        var progress = SearchProgress(of: walks, "walks")
        var faults: [ColumnWalk.Fault] = []
        for number in 0..<walks {
          let own = seed &+ UInt64(number) << 32
          if let fault = await ColumnWalk.play(seed: own, pace, on: sides) { faults.append(fault) }
          progress.note(number + 1)
        }
        let names = sides.map(\.rawValue).joined(separator: ", ")
        let kinds = Dictionary(grouping: faults, by: \.kind).sorted { $0.key < $1.key }
          .map { "  \($1.count): \($0)\n      \($1[0].story)\n" }
        progress.end(
          kinds.joined() + "\(faults.count) of \(walks) \(pace) walks on \(names) go wrong"
        )
        isSound = isSound && faults.isEmpty
      }
    }
    return isSound
  }
}
