/// What an app with one stack and a list at its root is made of.
package struct StackShape: Equatable, Sendable {
  package enum Row: Sendable { case text, value, view }

  package let row: Row
  /// Whether the list is in the view that owns the path, instead of in one of its own.
  package let isInline: Bool
  /// Whether destinations are declared in a view of their own, instead of in the one that owns the path.
  package let declaresApart: Bool

  package init(_ row: Row, isInline: Bool = false, declaresApart: Bool = false) {
    self.row = row
    self.isInline = isInline
    self.declaresApart = declaresApart
  }
}
