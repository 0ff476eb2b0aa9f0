/// A stored property of a view that is prepared before the view's body is evaluated.
public protocol DynamicProperty {
  /// Updates the value before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of the emulator's own, which keeps something with the view's node.
@MainActor
protocol InstalledProperty: DynamicProperty {
  mutating func install(in slot: PropertySlot, of site: PropertySite)
}

/// What one dynamic property keeps with the view's node.
@MainActor
final class PropertySlot {
  var content: AnyObject?

  /// Ends what the property has begun.
  var onRelease: (() -> Void)?

  nonisolated init() {}

  func release() {
    content = nil
    onRelease?()
    onRelease = nil
  }
}

/// Where a dynamic property is installed.
@MainActor
struct PropertySite {
  let node: Node
  let reads: EnvironmentReads

  var environment: EnvironmentValues { node.environment }
  var graph: Graph { node.graph }
}

/// What a view has read of its environment.
@MainActor
final class EnvironmentReads {
  private var hasChanged: [(EnvironmentValues) -> Bool] = []

  func removeAll() {
    hasChanged.removeAll(keepingCapacity: true)
  }

  func add<Value>(_ value: Value, read: @escaping (EnvironmentValues) -> Value) {
    hasChanged.append { !Comparison.areSame(value, read($0)) }
  }

  func haveChanged(in environment: EnvironmentValues) -> Bool {
    hasChanged.contains { $0(environment) }
  }
}
