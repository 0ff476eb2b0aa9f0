@_spi(Reflection) import Swift

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@MainActor
protocol InstalledProperty: DynamicProperty {
  static var keepsSomething: Bool { get }

  mutating func install(in slot: PropertySlot, of site: PropertySite)

  func readsSame(in former: EnvironmentValues, and environment: EnvironmentValues) -> Bool
}

extension InstalledProperty {
  static var keepsSomething: Bool { true }

  func readsSame(in former: EnvironmentValues, and environment: EnvironmentValues) -> Bool { true }
}

@MainActor
final class PropertySlot {
  fileprivate static let unused = PropertySlot()
  var content: AnyObject?
  nonisolated init() {}

  fileprivate func release() { content = nil }
}

@MainActor
struct PropertySite {
  let node: Node

  var environment: EnvironmentValues { node.environment }
  var graph: Graph { node.graph }
}

@MainActor
struct InstalledProperties {
  private let fields: PropertyFields
  private let slots: [PropertySlot]

  private var environment: EnvironmentValues?

  init<T>(_ type: T.Type) {
    fields = PropertyFields.of(type)
    slots = (0..<fields.slotCount).map { _ in PropertySlot() }
  }

  mutating func install<T>(into value: inout T, of node: Node) {
    guard !fields.fields.isEmpty else { return }
    environment = node.environment
    install(at: &value, of: PropertySite(node: node))
  }

  private func install<T>(at value: UnsafeMutablePointer<T>, of site: PropertySite) {
    var remaining = slots[...]
    install(fields, at: UnsafeMutableRawPointer(value), from: &remaining, site)
  }

  private func install(
    _ fields: PropertyFields,
    at start: UnsafeMutableRawPointer,
    from slots: inout ArraySlice<PropertySlot>,
    _ site: PropertySite
  ) {
    for field in fields.fields {
      let place = start + field.offset
      if let type = field.installed {
        let slot = type.keepsSomething ? slots.popFirst() : nil
        install(type, at: place, in: slot ?? .unused, site)
      } else {
        install(field.inner, at: place, from: &slots, site)
        update(field.type, at: place)
      }
    }
  }

  private func install<P: InstalledProperty>(
    _: P.Type,
    at place: UnsafeMutableRawPointer,
    in slot: PropertySlot,
    _ site: PropertySite
  ) {
    place.assumingMemoryBound(to: P.self).pointee.install(in: slot, of: site)
  }

  private func update<P: DynamicProperty>(_: P.Type, at place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: P.self).pointee.update()
  }

  mutating func haveChanged<T>(of value: T, in new: EnvironmentValues) -> Bool {
    guard let environment else { return false }
    let isSame = withUnsafePointer(to: value) { pointer in
      readSame(fields, at: UnsafeRawPointer(pointer), in: environment, and: new)
    }
    if isSame { self.environment = new }
    return !isSame
  }

  private func readSame(
    _ fields: PropertyFields,
    at start: UnsafeRawPointer,
    in former: EnvironmentValues,
    and environment: EnvironmentValues
  ) -> Bool {
    func readsSame<P: InstalledProperty>(_: P.Type, at place: UnsafeRawPointer) -> Bool {
      place.assumingMemoryBound(to: P.self).pointee.readsSame(in: former, and: environment)
    }
    return fields.fields.allSatisfy { field in
      let place = start + field.offset
      if let type = field.installed { return readsSame(type, at: place) }
      return readSame(field.inner, at: place, in: former, and: environment)
    }
  }

  mutating func release() {
    for slot in slots { slot.release() }
    environment = nil
  }
}

@MainActor
private struct PropertyFields {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
    let installed: (any InstalledProperty.Type)?
    let inner: PropertyFields
  }

  let fields: [Field]
  let slotCount: Int
  private static var known: [ObjectIdentifier: PropertyFields] = [:]

  static func of<T>(_ type: T.Type) -> PropertyFields {
    if let known = known[ObjectIdentifier(type)] { return known }
    let found = PropertyFields(of: type)
    known[ObjectIdentifier(type)] = found
    return found
  }

  // The constant for it isn't safe to use from isolated code.
  private static let ignoringUnknown = _EachFieldOptions(rawValue: 1 << 1)

  private struct Probe<T> {
    var value: T
  }

  private init<T>(of type: T.Type) {
    var isStructure = false
    _ = _forEachField(of: Probe<T>.self) { _, _, _, kind in
      isStructure = kind == .struct
      return true
    }
    var fields: [Field] = []
    if isStructure {
      _ = _forEachField(of: type, options: Self.ignoringUnknown) { _, offset, fieldType, _ in
        guard let fieldType = fieldType as? any DynamicProperty.Type else { return true }
        fields.append(Self.field(of: fieldType, at: offset))
        return true
      }
    }
    self.fields = fields
    slotCount = fields.reduce(0) { $0 + $1.slotCount }
  }

  private static func field<P: DynamicProperty>(of type: P.Type, at offset: Int) -> Field {
    let installed = type as? any InstalledProperty.Type
    let inner = installed == nil ? PropertyFields.of(type) : .none
    return Field(offset: offset, type: type, installed: installed, inner: inner)
  }

  private static let none = PropertyFields()

  private init() {
    fields = []
    slotCount = 0
  }
}

extension PropertyFields.Field {
  @MainActor var slotCount: Int {
    installed.map { $0.keepsSomething ? 1 : 0 } ?? inner.slotCount
  }
}

@MainActor
final class Source {
  private struct Reader {
    weak var node: Node?
  }

  private var readers: [ObjectIdentifier: Reader] = [:]

  nonisolated init() {}

  nonisolated func read() {
    MainActor.assumeIsolated {
      guard let node = Graph.evaluatedNode, readers[ObjectIdentifier(node)]?.node == nil else {
        return
      }
      readers[ObjectIdentifier(node)] = Reader(node: node)
      node.sources.append(self)
    }
  }

  nonisolated func changed() {
    MainActor.assumeIsolated { for reader in readers.values { reader.node?.invalidate() } }
  }

  /// The same, for a change that a client has made: there is a wrong time for it.
  nonisolated func changedByClient() {
    MainActor.assumeIsolated {
      Graph.noteClientsChange()
      changed()
    }
  }

  func forget(_ node: Node) { readers[ObjectIdentifier(node)] = nil }
}
