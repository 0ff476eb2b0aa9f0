/// What one `navigationDestination(for:)` says is shown for the values of a type.
@MainActor
final class DestinationDeclaration {
  let type: ObjectIdentifier
  let typeName: String
  let screen: Screen

  /// How far inside its screen the declaration is.
  let level: Int

  private var build: (Any) -> (any View)?
  private let decoding: (SavedElement) throws -> any PathValue

  init<D: Hashable, Content: View>(at node: Node, _ destination: @escaping (D) -> Content) {
    type = ObjectIdentifier(D.self)
    typeName = String(reflecting: D.self)
    screen = node.screen
    level = node.level
    build = { value in (value as? D).map { destination($0) } }
    decoding = { saved in try saved.decoded(as: D.self) }
  }

  func update<D: Hashable, Content: View>(_ destination: @escaping (D) -> Content) {
    build = { value in (value as? D).map { destination($0) } }
  }

  func view(for value: any PathValue) -> (any View)? {
    build(value.value)
  }

  func decode(_ saved: SavedElement) throws -> any PathValue {
    try decoding(saved)
  }
}
