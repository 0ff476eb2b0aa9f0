extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>

  /// Goes through the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>

  /// A part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of an element.
  public typealias Index = Value.Index

  /// The indices of the elements.
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The indices of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the index after another one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// Moves an index forward.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// Returns a binding to an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      set: { wrappedValue[position] = $0 }
    )
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the index before another one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

  /// Moves an index backward.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
