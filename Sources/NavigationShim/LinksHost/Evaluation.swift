/// Marks a modifier as made anew, or what was made at the time.
///
/// SwiftUI compares closures bit by bit. One that captures nothing but an object is always the same so, although what
/// it shows may have changed.
final class Evaluation: Sendable {
  init() {}
}
