package import Foundation

/// A run of made-up inputs, one after another.
@MainActor
package struct HostileRun {
  /// An input that has brought something to light.
  package struct Failure: Error, CustomStringConvertible {
    package let seed: UInt64
    package let index: Int
    package let input: HostileInput
    package let finding: Finding

    package var description: String {
      """
      input \(index) of seed \(seed), at the entrance \(input.entrance): \(finding)
      Again: swift run -c release Fuzzer --seed \(seed) --skip \(index) --inputs 1
      """
    }
  }

  /// How many inputs were read.
  package private(set) var readCount = 0

  /// How many inputs were refused.
  package private(set) var refusedCount = 0

  private let seed: UInt64
  private let reader: InputReader

  /// Creates a run that has read nothing yet.
  ///
  /// - Parameters:
  ///   - seed: What the inputs follow from.
  ///   - folder: An empty folder for the inputs that are files.
  ///   - sabotage: What is broken on purpose.
  package init(seed: UInt64, folder: URL, sabotage: Sabotage = .none) {
    self.seed = seed
    reader = InputReader(folder: folder, sabotage: sabotage)
  }

  /// Reads the inputs with some numbers.
  ///
  /// - Parameters:
  ///   - indices: The numbers.
  ///   - begin: What to do before an input is read, which may be the end of the process.
  package mutating func read(
    _ indices: Range<Int>,
    begin: (_ index: Int) -> Void = { _ in }
  ) throws(Failure) {
    for index in indices {
      begin(index)
      let input = HostileInput(seed: seed, index: index)
      do {
        switch try reader.read(input) {
        case .read: readCount += 1
        case .refused: refusedCount += 1
        }
      } catch {
        throw Failure(seed: seed, index: index, input: input, finding: error)
      }
    }
  }
}
