@_spi(Reflection) import Swift

@MainActor
protocol LazyRowsNode: Node {}
