import CommandSupport
import Foundation

/// What the command is asked to do.
struct MutantsOptions: Equatable {
  private(set) var isList = false
  private(set) var only: String?
  private(set) var jobs = ProcessInfo.processInfo.activeProcessorCount
  private(set) var limit = 120
  private(set) var copy: String?

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader<MutantsOption>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .other(let text): throw UsageError("\(quoting: text) is no option", known: "--help")
      case .option(.list, _): isList = true
      case .option(.only, let value): only = value
      case .option(.jobs, let value): jobs = try MutantsOption.jobs.number(value, in: 1...64)
      case .option(.limit, let value): limit = try MutantsOption.limit.number(value, in: 1...86_400)
      case .option(.copy, let value): copy = value
      }
    }
  }

  /// The mutants that are asked for.
  func chosen(from mutants: [NumberedMutant]) throws(UsageError) -> [NumberedMutant] {
    guard let only else { return mutants }
    let chosen = mutants.filter { $0.mutant.name.contains(only) || $0.mutant.file.contains(only) }
    if chosen.isEmpty {
      throw UsageError("no mutant has \(quoting: only) in its name", known: "see --list")
    }
    return chosen
  }
}
