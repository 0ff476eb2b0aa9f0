/// The dynamic properties of one node's view, with what they keep.
@MainActor
struct InstalledProperties {
  private let fields: PropertyFields
  private let slots: [PropertySlot]
  private let reads = EnvironmentReads()

  init<T>(_ type: T.Type) {
    fields = PropertyFields.of(type)
    slots = (0..<fields.slotCount).map { _ in PropertySlot() }
  }

  /// Says whether something that was read of the environment has another value in this one.
  func mustBeInstalledAgain(in environment: EnvironmentValues) -> Bool {
    reads.haveChanged(in: environment)
  }

  /// Prepares the dynamic properties of a value for being read.
  func install<T>(into value: inout T, of node: Node) {
    guard !fields.fields.isEmpty else { return }
    reads.removeAll()
    var remaining = slots[...]
    let site = PropertySite(node: node, reads: reads)
    withUnsafeMutablePointer(to: &value) { pointer in
      install(fields, at: UnsafeMutableRawPointer(pointer), from: &remaining, site)
    }
  }

  private func install(
    _ fields: PropertyFields,
    at start: UnsafeMutableRawPointer,
    from slots: inout ArraySlice<PropertySlot>,
    _ site: PropertySite
  ) {
    for field in fields.fields {
      let place = start + field.offset
      if let type = field.type as? any InstalledProperty.Type, let slot = slots.popFirst() {
        install(type, at: place, in: slot, site)
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

  func release() {
    for slot in slots { slot.release() }
    reads.removeAll()
  }
}
