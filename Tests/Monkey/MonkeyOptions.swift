import CommandSupport
import Interactions

/// What the command is asked to do.
struct MonkeyOptions {
  private(set) var interactions = 10_000
  private(set) var seed: UInt64 = 1
  private(set) var flows = FlowName.allCases

  /// How often to push and pop instead.
  private(set) var changes: Int?

  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader<MonkeyOption>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .other(let text):
        throw UsageError("\(quoting: text) is no option", known: "--help")
      case .option(let name, let value):
        try set(name, to: value)
      }
    }
  }

  private mutating func set(_ name: MonkeyOption, to value: String) throws(UsageError) {
    switch name {
    case .interactions: interactions = try Self.number(value, in: 1...1_000_000_000, name)
    case .seed: seed = UInt64(try Self.number(value, in: 0...Int.max, name))
    case .memory: changes = try Self.number(value, in: 10...1_000_000_000, name)
    case .flow:
      guard let flow = FlowName(rawValue: value) else {
        throw UsageError("\(name.flag) can't be \(quoting: value)", known: MonkeyOption.flows)
      }
      flows = [flow]
    }
  }

  private static func number(
    _ text: String,
    in range: ClosedRange<Int>,
    _ name: MonkeyOption
  ) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      let known = "\(range.lowerBound) to \(range.upperBound)"
      throw UsageError("\(name.flag) can't be \(quoting: text)", known: known)
    }
    return number
  }
}
