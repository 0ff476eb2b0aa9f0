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

  private static func playAtRandom(_ interactions: Int, _ options: MonkeyOptions) async -> Bool {
    let stopwatch = Stopwatch()
    var run = RandomInteractions(seed: options.seed, isSafe: options.isSafe)
    while run.count < interactions, run.finding == nil { await run.next() }
    print("\(run.summary), \(stopwatch)")
    if let finding = run.finding { print(finding) }
    return run.finding == nil
  }

  private static func interrupt(oneOf step: Int, _ seed: UInt64) async -> Bool {
    let all =
      HostBehavior.interrupted.flatMap { InterruptionCase.all(on: $0) }
      + HostBehavior.safe.flatMap { InterruptionCase.all(on: $0, isSafe: true) }
    let first = Int(seed % UInt64(step))
    let cases = stride(from: first, to: all.count, by: step).map { all[$0] }
    let stopwatch = Stopwatch()
    var breaches = 0
    for play in cases {
      LastWords.note("\(play)")
      let faults = await play.play()
      if !faults.isEmpty {
        breaches += 1
        print("\(play): \(faults.joined(separator: "; "))")
      }
    }
    print(
      "\(cases.count) of \(all.count) interruptions, of which \(breaches) end badly, \(stopwatch)"
    )
    return breaches == 0
  }

  private static func walkThroughColumns(_ walks: Int, _ seed: UInt64) async -> Bool {
    var isSound = true
    for sides in [[Side.links], Side.here] {
      for pace in ColumnWalk.Pace.allCases {
        let stopwatch = Stopwatch()
        var faults: [ColumnWalk.Fault] = []
        for number in 0..<walks {
          let own = seed &+ UInt64(number) << 32
          if let fault = await ColumnWalk.play(seed: own, pace, on: sides) { faults.append(fault) }
        }
        let names = sides.map(\.rawValue).joined(separator: ", ")
        let kinds = Dictionary(grouping: faults, by: \.kind).sorted { $0.key < $1.key }
          .map { "  \($1.count): \($0)\n      \($1[0].story)\n" }
        let count = "\(faults.count) of \(walks) \(pace) walks on \(names) go wrong"
        print("\(kinds.joined())\(count), \(stopwatch)")
        isSound = isSound && faults.isEmpty
      }
    }
    return isSound
  }
}
