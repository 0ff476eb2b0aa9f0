/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data

  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  let identity: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  var contents: [Child] {
    var occurrences: [ID: Int] = [:]
    return data.map { element in
      let id = identity(element)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      return Child(content(element), identity: AnyHashable(id), occurrence: occurrence)
    }
  }

  static func makeNode(for view: Self, at place: NodePlace) -> Node { ForEachNode(view, at: place) }
}

@MainActor
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  PrimitiveNode<ForEach<Data, ID, Content>>
{
  override func performEvaluation() {
    super.performEvaluation()
    let isCounted = RowCount.of(Content.self) != nil
    if !isCounted, nearest((any LazyRowsNode).self) != nil {
      graph.log.countMadeRows(children.count)
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element, told apart by the elements' own identities.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identity: \.id)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, told apart by a property of the elements.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range that doesn't change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identity: { $0 })
  }
}

extension ForEach where Content: View {
  /// Makes a view for a binding to each element.
  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for a binding to each element, told apart by a property of the elements.
  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue.indices.lazy.map { index in
      (index, data.wrappedValue[index][keyPath: id])
    }
    self.init(data: elements, content: { content(data[$0.0]) }, identity: { $0.1 })
  }
}

/// A view that makes others from data, and can have them changed by a person.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
