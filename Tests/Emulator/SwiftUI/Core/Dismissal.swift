/// How a view asks for the screen it is on to be dismissed.
///
/// A reference, so that the environment that holds it can be compared.
@MainActor
final class Dismissal {
  let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }
}
