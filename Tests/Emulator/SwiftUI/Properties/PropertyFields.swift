@_spi(Reflection) import Swift

/// Where the dynamic properties of a type are stored, those inside other ones included.
@MainActor
struct PropertyFields {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type

    /// The properties inside, if this one isn't of the emulator's own.
    let inner: PropertyFields
  }

  let fields: [Field]

  /// How many properties keep something.
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
    slotCount = fields.reduce(0) { $0 + ($1.isInstalled ? 1 : $1.inner.slotCount) }
  }

  private static func field<P: DynamicProperty>(of type: P.Type, at offset: Int) -> Field {
    let isOwn = type is any InstalledProperty.Type
    return Field(offset: offset, type: type, inner: isOwn ? .none : PropertyFields.of(type))
  }

  private static let none = PropertyFields()

  private init() {
    fields = []
    slotCount = 0
  }
}

extension PropertyFields.Field {
  var isInstalled: Bool { type is any InstalledProperty.Type }
}
