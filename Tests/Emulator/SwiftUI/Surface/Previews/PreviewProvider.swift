/// A type that makes previews, which nothing shows here.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The views of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder
  static var previews: Previews { get }
}
