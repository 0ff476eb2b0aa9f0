@_spi(Reflection) import Swift

/// How many rows a view is in a list, as far as its type tells.
///
/// A real list makes only the rows that are seen, if it can tell by the type of an element's view how
/// many rows that is. Otherwise it makes them all, to count them. The emulator makes all rows anyway,
/// and counts those that a real list would have had to make: see ``EmulatedApp/rowsMadeToBeCounted``.
@MainActor
public enum RowCount {
  /// The number of rows; nil where the type doesn't tell.
  public static func of<V: View>(_ type: V.Type) -> Int? {
    if let type = type as? any CountedView.Type { return type.rowCount }
    if V.Body.self != Never.self { return of(V.Body.self) }
    // What is neither made of others nor arranges some is a view of its own.
    return type is any RowsView.Type ? nil : 1
  }

  fileprivate static func ofOpened(_ type: Any.Type) -> Int? {
    (type as? any View.Type).flatMap { of($0) }
  }
}

/// A node that makes those of its rows that are seen, if it can count them.
@MainActor
protocol LazyRowsNode: Node {}

/// A view that may be several rows, or none.
@MainActor
private protocol CountedView {
  /// The number of rows; nil where the type doesn't tell.
  static var rowCount: Int? { get }
}

extension EmptyView: CountedView {
  fileprivate static var rowCount: Int? { 0 }
}

extension AnyView: CountedView {
  fileprivate static var rowCount: Int? { nil }
}

extension Optional: CountedView where Wrapped: View {
  fileprivate static var rowCount: Int? { RowCount.of(Wrapped.self) == 0 ? 0 : nil }
}

extension ForEach: CountedView where Content: View {
  fileprivate static var rowCount: Int? { nil }
}

extension Group: CountedView where Content: View {
  fileprivate static var rowCount: Int? { RowCount.of(Content.self) }
}

extension TupleView: CountedView {
  fileprivate static var rowCount: Int? {
    var sum: Int? = 0
    _ = _forEachField(of: T.self) { _, _, type, _ in
      if let before = sum, let count = RowCount.ofOpened(type) {
        sum = before + count
      } else {
        sum = nil
      }
      return true
    }
    return sum
  }
}

extension _ConditionalContent: CountedView where TrueContent: View, FalseContent: View {
  /// As many as in each branch, where that is the same.
  fileprivate static var rowCount: Int? {
    let count = RowCount.of(TrueContent.self)
    return count == RowCount.of(FalseContent.self) ? count : nil
  }
}

extension _ViewModifier_Content: CountedView {
  // What is modified is counted with the modifier.
  fileprivate static var rowCount: Int? { 1 }
}

extension ModifiedContent: CountedView where Content: View, Modifier: ViewModifier {
  fileprivate static var rowCount: Int? {
    guard Modifier.Body.self != Never.self else { return RowCount.of(Content.self) }
    guard let count = RowCount.of(Content.self), let each = RowCount.of(Modifier.Body.self) else {
      return nil
    }
    return count * each
  }
}

extension ActionView: CountedView {
  fileprivate static var rowCount: Int? { RowCount.of(Content.self) }
}

extension EnvironmentView: CountedView {
  fileprivate static var rowCount: Int? { RowCount.of(Content.self) }
}

extension TraitsView: CountedView {
  fileprivate static var rowCount: Int? { RowCount.of(Content.self) }
}

extension LayeredView: CountedView {
  fileprivate static var rowCount: Int? { RowCount.of(Content.self) }
}

extension TransactionView: CountedView where Content: View {
  fileprivate static var rowCount: Int? { RowCount.of(Content.self) }
}

extension IdentifiedView: CountedView {
  fileprivate static var rowCount: Int? { RowCount.of(Content.self) }
}
