/// What an app with one stack and a list at its root is made of.
package struct StackShape: Equatable, Sendable {
  package enum Row: Sendable { case text, value, view }

  package let row: Row
  /// Whether the list is in the view that owns the path, instead of in one of its own.
  package let isInline: Bool

  package init(_ row: Row, isInline: Bool = false) {
    self.row = row
    self.isInline = isInline
  }
}
