/// Something that values of any type can be appended to, such as SwiftUI's own path.
protocol ValueCollector {
  mutating func append<V: Hashable>(_ value: V)
  mutating func append<V: Hashable & Codable>(_ value: V)
}
