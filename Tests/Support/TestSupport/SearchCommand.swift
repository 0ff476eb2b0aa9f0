import Foundation

/// What a command that searches for mistakes is asked to do.
package protocol SearchOptions {
  associatedtype Name: OptionName

  /// The text of `--help`.
  static var help: String { get }

  /// Creates what the command does without arguments.
  init()

  /// Takes in an option; its value is empty where it has none.
  mutating func set(_ name: Name, to value: String) throws(UsageError)
}

extension SearchOptions {
  /// Reads the arguments, none of which asks for help.
  package init(_ arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader<Name>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .other(let text): throw UsageError("\(quoting: text) is no option", known: "--help")
      case .option(let name, let value): try set(name, to: value)
      }
    }
  }

  /// Reads the arguments; ends the process, with the help, if they ask for it.
  package init(orHelp arguments: [String]) throws(UsageError) {
    if ArgumentReader<Name>.asksForHelp(arguments) {
      print(Self.help)
      exit(ExitStatus.success.rawValue)
    }
    try self.init(arguments)
  }
}

/// Prints the progress of a search, ten times or more.
///
/// It writes at once: what kills the process must not take it along.
package struct SearchProgress {
  private let unit: String
  private let step: Int
  private var next: Int
  private let stopwatch = Stopwatch()

  /// Starts the clock, with how much there is to do of what, as in `inputs`.
  package init(of total: Int, _ unit: String) {
    self.unit = unit
    step = max(1, min(total / 10, 100_000))
    next = step
  }

  /// Prints the progress, if it is much more than last time.
  ///
  /// - Parameter remark: What to say besides.
  package mutating func note(_ done: Int, _ remark: @autoclosure () -> String = "") {
    guard done >= next else { return }
    next = done - done % step + step
    let remark = remark()
    say("\(done) \(unit), \(stopwatch)\(remark.isEmpty ? "" : ", \(remark)")")
  }

  /// Prints the result of the search.
  package func end(_ summary: String) { say("\(summary), \(stopwatch)") }

  private func say(_ text: String) { try? StandardStream.output.write(text + "\n") }
}

/// The last words of a process that traps or hangs: what it was doing.
///
/// A trap can't be caught, and what comes after it must not allocate: so all is at hand before.
@MainActor
package enum LastWords {
  /// The most bytes that are kept of what is noted; there is room for its length before them.
  private nonisolated static let capacity = 64 * 1024
  private nonisolated static let words = MemoryLayout<Int>.size

  /// Where the handlers find what was noted.
  private nonisolated static let address = UInt(
    bitPattern: UnsafeMutableRawPointer.allocate(byteCount: words + capacity, alignment: words)
  )

  private static var patience: UInt32?

  /// Has every end by a signal say what was noted last.
  ///
  /// - Parameter patience: After how many seconds without a note to give up.
  package static func arm(patience: UInt32 = 60) {
    self.patience = patience
    note("the beginning")
    #if !os(tvOS) && !os(watchOS)
    // An overflow of the stack has none left for the handler, and under a sanitizer that takes much.
    let size = 1024 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
    #endif
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGALRM] {
      var action = sigaction()
      #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { LastWords.say($0) }
      #else
      action.__sigaction_handler.sa_handler = { LastWords.say($0) }
      #endif
      action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  /// Notes the next action, if it is to be printed.
  package static func note(_ deed: @autoclosure () -> String) {
    guard let patience, let place = UnsafeMutableRawPointer(bitPattern: address) else { return }
    var text = deed()
    text.withUTF8 { bytes in
      let kept = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).prefix(capacity))
      let room = UnsafeMutableRawBufferPointer(start: place + words, count: capacity)
      place.storeBytes(of: 0, as: Int.self)
      room.copyMemory(from: kept)
      place.storeBytes(of: kept.count, as: Int.self)
    }
    alarm(patience)
  }

  private nonisolated static func say(_ signal: Int32) {
    write(signal == SIGALRM ? "\nno end in sight" : "\ntrapped")
    write(" at ")
    if let place = UnsafeRawPointer(bitPattern: address) {
      write(place + words, place.load(as: Int.self))
    }
    write("\n")
    _exit(2)
  }

  private nonisolated static func write(_ text: StaticString) {
    write(text.utf8Start, text.utf8CodeUnitCount)
  }

  private nonisolated static func write(_ bytes: UnsafeRawPointer, _ count: Int) {
    _ = Foundation.write(2, bytes, count)
  }
}
