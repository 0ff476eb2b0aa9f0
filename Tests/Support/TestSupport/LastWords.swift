import Foundation

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

  /// Prints the last note at every end by a signal.
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
  package static func note(_ action: @autoclosure () -> String) {
    guard let patience, let place = UnsafeMutableRawPointer(bitPattern: address) else { return }
    var text = action()
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
