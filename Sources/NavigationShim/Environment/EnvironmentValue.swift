import SwiftUI

/// A value of the environment, in views of which an app has few.
///
/// The accessor of SwiftUI's wrapper is inlined, with its warning, into each function that reads a value.
@propertyWrapper
struct EnvironmentValue<Value>: DynamicProperty {
  @Environment private var value: Value

  init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }

  var wrappedValue: Value {
    @inline(never) get { value }
  }
}
