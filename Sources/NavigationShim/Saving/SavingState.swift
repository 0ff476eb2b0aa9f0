import Foundation

/// Whether the file of a path has what it is to have, and what is being done about that: a pure state machine.
struct SavingState {
  private enum Phase {
    case clean
    case dirty

    /// A path is on its way to it, and perhaps a newer one has been set since.
    case writing(number: Int, hasNewer: Bool)

    /// Nothing may be written over it, for this reason.
    case refused(SerializedNavPathError)
  }

  /// Contents on their way to the file.
  struct Write: Sendable {
    fileprivate let number: Int
    let data: Data
  }

  private var phase = Phase.clean

  /// What the file is known to hold; nothing while it is written, so that a failure is never taken for an
  /// old success.
  private var contents: Data?

  private var lastNumber = 0

  /// Whether the newest path is on its way to the file.
  var isUnderWay: Bool {
    if case .writing(_, hasNewer: false) = phase { true } else { false }
  }

  /// Whether there is a path to write, and a file that it may be written to.
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

  /// The file can't be read, and may well be good, or there can't be one.
  mutating func refuse(_ reason: SerializedNavPathError) { phase = .refused(reason) }

  /// There is no file any more, and it may be created with the next path.
  mutating func didErase() {
    phase = .clean
    contents = nil
  }

  mutating func doubt() {
    if case .clean = phase { phase = .dirty }
  }

  /// Another path is set; returns whether to begin a write at the end of the turn, or else after the one under way.
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
  /// Throws the reason why nothing may be written, or an error of the encoder; then the path is still to be written.
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

  /// A write has ended; one that has failed is made again with the next change, or when the app leaves.
  ///
  /// Returns whether a newer path is to be written at once; `nil` if a newer write, or an erasure, has taken its
  /// place.
  mutating func end(_ write: Write, hasSucceeded: Bool) -> Bool? {
    guard case .writing(write.number, let hasNewer) = phase else { return nil }
    if hasSucceeded { contents = write.data }
    phase = hasNewer || !hasSucceeded ? .dirty : .clean
    return hasNewer
  }
}
