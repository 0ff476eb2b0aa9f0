/// Marks a modifier as made anew.
///
/// SwiftUI compares closures bit by bit. One that captures nothing but an object is the same each time
/// by that measure, although what it shows may have changed; with this beside it, it never is.
final class Evaluation: Sendable {
  init() {}
}
