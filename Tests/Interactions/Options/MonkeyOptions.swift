package import CommandSupport

/// What the command `Monkey` is asked to do.
package struct MonkeyOptions {
  package private(set) var interactions = 10_000
  package private(set) var seed: UInt64 = 1
  package private(set) var flows = FlowName.allCases

  /// How often to push and pop instead.
  package private(set) var changes: Int?

  /// Reads the arguments, none of which asks for help.
  package init(_ arguments: [String]) throws(UsageError) {
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
    case .interactions: interactions = try name.number(value, in: 1...1_000_000_000)
    case .seed: seed = try name.number(value, in: 0...UInt64.max)
    case .memory: changes = try name.number(value, in: 10...1_000_000_000)
    case .flow:
      guard let flow = FlowName(rawValue: value) else {
        throw UsageError("\(name.flag) can't be \(quoting: value)", known: MonkeyOption.flows)
      }
      flows = [flow]
    }
  }
}
