/// Where a state's value is kept.
final class StateLocation<Value>: BindingLocation<Value> {
  private let source = Source()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  override var value: Value {
    get {
      source.read()
      return stored
    }
    set { set(newValue, Transaction.current) }
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    let isSame = Comparison.areSame(stored, value)
    stored = value
    if !isSame { source.changedByClient() }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}
