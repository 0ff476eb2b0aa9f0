@MainActor
protocol RowsView: PrimitiveView {
  func rowNodes(among children: [Node]) -> [Node]
}

extension RowsView {
  func rowNodes(among children: [Node]) -> [Node] { children }
}

@MainActor
protocol StructuralView: RowsView {}

extension TupleView: StructuralView, RowsView {}

extension ForEach: StructuralView, RowsView where Content: View {}

extension Group: StructuralView, RowsView where Content: View {}

extension Optional: StructuralView, RowsView where Wrapped: View {}

extension AnyView: StructuralView, RowsView {}

extension EmptyView: StructuralView, RowsView {}

extension _ConditionalContent: StructuralView, RowsView
where TrueContent: View, FalseContent: View {}

struct Piece {
  let path: [Child.Key]
  let view: any View

  @MainActor
  static func pieces(of view: any View, at path: [Child.Key] = []) -> [Piece] {
    guard let structure = view as? any StructuralView else {
      return [Piece(path: path, view: view)]
    }
    return structure.contents.flatMap { pieces(of: $0.view, at: path + [$0.key]) }
  }
}

@MainActor
protocol ModifyingView: PassthroughView, RowsView {}

extension ModifyingView {
  func rowNodes(among children: [Node]) -> [Node] { Array(children.prefix(1)) }

  func firstNote<Note>(of type: Note.Type) -> Note? {
    var view: (any ModifyingView)? = self
    while let current = view {
      if let note = (current as? any NoteGiver)?.anyNote as? Note { return note }
      view = current.content as? any ModifyingView
    }
    return nil
  }
}

extension _ViewModifier_Content: RowsView {}

extension Child.Key {
  func identity<Value>(as type: Value.Type) -> Value? {
    guard case .identity(let identity, _) = self else { return nil }
    let value = identity.base
    // A cast alone would take an Int for an Int?, which SwiftUI doesn't.
    return Swift.type(of: value) == type ? value as? Value : nil
  }
}

public struct NotedView<Content: View, Note> {
  let content: Content
  let note: Note
}

extension NotedView: View, ModifyingView, NoteGiver {
  var anyNote: Any { note }
}

@MainActor
private protocol NoteGiver {
  var anyNote: Any { get }
}

extension ModifiedContent: NoteGiver where Content: View, Modifier: ViewModifier {
  fileprivate var anyNote: Any { modifier }
}

extension Node {
  final func note<Note>(of type: Note.Type) -> Note? {
    (primitive as? any NoteGiver)?.anyNote as? Note
  }

  final func firstSeenNote<Note>(of type: Note.Type) -> Note? { firstSeen { $0.note(of: type) } }
}

extension View {
  nonisolated func noted<Note>(_ note: Note) -> NotedView<Self, Note> {
    NotedView(content: self, note: note)
  }
}

/// How many rows a view is in a list, if that follows from its type.
///
/// A real list makes only the visible rows, if the type of an element's view shows how
/// many rows that is. Otherwise it makes them all, to count them. The emulator makes all rows anyway,
/// and counts those that a real list would have had to make: see ``EmulatedApp/rowsMadeToBeCounted``.
@MainActor
public enum RowCount {
  public static func of<V: View>(_ type: V.Type) -> Int? {
    if let type = type as? any CountedView.Type { return type.rowCount }
    if let type = type as? any ModifyingView.Type { return ofModified(by: type) }
    if V.Body.self != Never.self { return of(V.Body.self) }
    // What is neither made of others nor arranges some is a view of its own.
    return type is any RowsView.Type ? nil : 1
  }

  private static func ofModified<V: ModifyingView>(by type: V.Type) -> Int? { of(V.Content.self) }
}

@MainActor
private protocol CountedView {
  static var rowCount: Int? { get }
}

extension AnyView: CountedView {
  fileprivate static var rowCount: Int? { nil }
}

extension _ConditionalContent: CountedView where TrueContent: View, FalseContent: View {
  fileprivate static var rowCount: Int? {
    let count = RowCount.of(TrueContent.self)
    return count == RowCount.of(FalseContent.self) ? count : nil
  }
}

extension _ViewModifier_Content: CountedView {
  fileprivate static var rowCount: Int? { 1 }
}

extension ModifiedContent: CountedView where Content: View, Modifier: ViewModifier {
  fileprivate static var rowCount: Int? {
    guard let count = RowCount.of(Content.self), let each = RowCount.of(Modifier.Body.self) else {
      return nil
    }
    return count * each
  }
}
