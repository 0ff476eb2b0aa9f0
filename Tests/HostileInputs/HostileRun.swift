package import Foundation

/// A run of made-up inputs, one after another.
@MainActor
package struct HostileRun {
  /// An input that has brought something to light.
  package struct Failure: Error, CustomStringConvertible {
    package let seed: UInt64
    package let index: Int
    package let input: HostileInput
    package let finding: HostileFinding

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

/// Reads inputs, and insists on what holds of each.
@MainActor
package struct InputReader {
  /// What has become of an input that broke nothing.
  package enum Reading {
    /// It was read.
    case read

    /// It was refused, with an error of the documented type.
    case refused
  }

  private let folder: URL
  private let sabotage: Sabotage

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - folder: An empty folder for the inputs that are files.
  ///   - sabotage: What is broken on purpose.
  package init(folder: URL, sabotage: Sabotage = .none) {
    self.folder = folder
    self.sabotage = sabotage
  }

  /// Reads one input.
  ///
  /// - Throws: The property that doesn't hold.
  package func read(_ input: HostileInput) throws(HostileFinding) -> Reading {
    let data = Data(input.bytes)
    var generator = input.generator
    let isRead =
      switch input.entrance {
      case .representation: try PathProperties.check(data, &generator, sabotage)
      case .file: try FileProperties.check(data, sabotage)
      case .routes: try StoreProperties.checkRoutes(data, sabotage)
      case .path: try StoreProperties.checkPath(data, sabotage)
      case .rootedPath: try StoreProperties.checkRootedPath(data, sabotage)
      case .url: try URLProperties.check(input.bytes, sabotage)
      case .recording: try RecordingProperties.check(data)
      case .disk: try FileProperties.check(data, in: folder, sabotage)
      }
    return isRead ? .read : .refused
  }
}

/// What an input has brought to light.
package struct HostileFinding: Error, CustomStringConvertible {
  /// The property that doesn't hold.
  package let description: String

  init(_ description: String) { self.description = description }

  /// Insists that a property holds.
  static func unless(_ isTrue: Bool, _ property: @autoclosure () -> String) throws(HostileFinding) {
    if !isTrue { throw HostileFinding(property()) }
  }
}

/// Something broken on purpose, to see that the properties find it.
package enum Sabotage: CaseIterable, Sendable {
  case none

  /// A path that is read lacks its last element.
  case losesElements

  /// A shorter path equals a longer one.
  case comparesCounts

  /// Popping pops one element more.
  case popsTooFar

  /// A store that refuses what it is handed has lost its path.
  case forgetsPath

  /// A file is read as an empty path, whatever it holds.
  case readsNothing

  /// A file that was read is gone.
  case losesFiles

  /// A link of nobody counts as handled.
  case handlesAnything
}

/// Reads what libFuzzer has made up, and traps where a property doesn't hold.
///
/// The script `Tests/Fuzzer/libfuzzer` links it; nothing else calls it.
@MainActor
@_cdecl("LLVMFuzzerTestOneInput")
public func readInputOfLibFuzzer(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    let reader = InputReader(folder: URL(fileURLWithPath: "/"))
    _ = try reader.read(HostileInput(raw: bytes))
  } catch {
    fatalError("\(error)")
  }
  return 0
}
