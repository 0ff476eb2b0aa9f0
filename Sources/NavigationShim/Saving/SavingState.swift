import Foundation

/// Whether the file holds the newest path, and whether a write is under way: a pure state machine.
struct SavingState {
  private enum Phase {
    case clean
    case dirty

    /// A path is being written. A newer one may have been set since.
    case writing(number: Int, hasNewer: Bool)

    /// The file must not be overwritten, for this reason.
    case refused(SerializedNavPathError)
  }

  /// Contents that are being written.
  struct Write: Sendable {
    fileprivate let number: Int
    let data: Data
  }

  private var phase = Phase.clean

  /// The known contents of the file; `nil` during a write, so that a failed one isn't taken for an earlier success.
  private var contents: Data?

  private var lastNumber = 0

  /// Whether the newest path is being written.
  var isUnderWay: Bool {
    if case .writing(_, hasNewer: false) = phase { true } else { false }
  }

  /// Whether there is a path to write, and a file that may be overwritten.
  var isDirty: Bool {
    switch phase {
    case .dirty, .writing(_, hasNewer: true): true
    case .clean, .writing(_, hasNewer: false), .refused: false
    }
  }

  mutating func didRead(_ data: Data) {
    phase = .clean
    contents = data
  }

  /// Refuses all writes: the file can't be read and may hold a good path, or there can't be a file.
  mutating func refuse(_ reason: SerializedNavPathError) { phase = .refused(reason) }

  /// The file was erased.
  ///
  /// The next path creates it again.
  mutating func didErase() {
    phase = .clean
    contents = nil
  }

  mutating func doubt() {
    if case .clean = phase { phase = .dirty }
  }

  /// Notes that another path was set.
  ///
  /// Returns whether to begin a write at the end of this iteration of the main queue; if not, it follows the one
  /// under way.
  mutating func change() -> Bool {
    switch phase {
    case .writing(let number, _):
      phase = .writing(number: number, hasNewer: true)
      return false
    case .clean, .dirty:
      phase = .dirty
      return true
    case .refused:
      return true
    }
  }

  /// Begins to write the newest path, unless the file holds the same, or will.
  ///
  /// Throws the reason why writes are refused, or an error of the encoder. The path then remains to be written.
  mutating func begin(_ encoded: () throws -> Data) throws -> Write? {
    if case .refused(let reason) = phase { throw reason }
    guard isDirty else { return nil }
    let data = try encoded()
    if data == contents {
      phase = .clean
      return nil
    }
    contents = nil
    lastNumber += 1
    phase = .writing(number: lastNumber, hasNewer: false)
    return Write(number: lastNumber, data: data)
  }

  /// Ends a write.
  ///
  /// A failed one is repeated with the next change, or when the app leaves the foreground.
  ///
  /// Returns whether to write a newer path at once; `nil` if a newer write, or an erasure, has taken its place.
  mutating func end(_ write: Write, hasSucceeded: Bool) -> Bool? {
    guard case .writing(write.number, let hasNewer) = phase else { return nil }
    if hasSucceeded { contents = write.data }
    phase = hasNewer || !hasSucceeded ? .dirty : .clean
    return hasNewer
  }
}
