import Foundation

/// What the process says when an input kills it: which one it was.
///
/// A trap can't be caught, and what comes after it must not allocate: so all is at hand before.
enum LastWords {
  /// Where two numbers are that the handlers read: the seed and the input.
  private static let address: UInt = {
    let numbers = UnsafeMutablePointer<UInt64>.allocate(capacity: 2)
    numbers.initialize(repeating: 0, count: 2)
    return UInt(bitPattern: numbers)
  }()

  private static func set(_ place: Int, to number: UInt64) {
    UnsafeMutablePointer<UInt64>(bitPattern: address)?[place] = number
  }

  private static func number(_ place: Int) -> UInt64 {
    UnsafePointer<UInt64>(bitPattern: address)?[place] ?? 0
  }

  /// Notes which input is about to be read.
  static func note(_ index: Int) {
    set(1, to: UInt64(index))
    // The patience with each thousand.
    if index.isMultiple(of: 1_000) { alarm(60) }
  }

  /// Has every end by a signal say which input it was.
  static func arm(seed: UInt64) {
    set(0, to: seed)
    // An overflow of the stack has no stack left for the handler.
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
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
    alarm(60)
  }

  private static func say(_ signal: Int32) {
    write(signal == SIGALRM ? "\nno end within a minute" : "\ntrapped")
    write(" at the input that this reads: --inputs 1 --seed ")
    write(number(0))
    write(" --skip ")
    write(number(1))
    write("\n")
    _exit(2)
  }

  private static func write(_ text: StaticString) {
    _ = Foundation.write(2, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func write(_ number: UInt64) {
    if number >= 10 { write(number / 10) }
    var digit = UInt8(ascii: "0") + UInt8(number % 10)
    _ = Foundation.write(2, &digit, 1)
  }
}
