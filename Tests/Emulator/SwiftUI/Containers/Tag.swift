struct Tag<Value> {
  let value: Value
}

extension View {
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { noted(Tag(value: tag)) }
}
