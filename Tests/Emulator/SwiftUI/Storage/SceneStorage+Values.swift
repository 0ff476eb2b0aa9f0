public import Foundation

extension SceneStorage where Value == Bool {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value == Int {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value == Double {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value == String {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value == URL {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value == Data {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Makes a property that is kept by its raw value.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .raw())
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Makes a property that is kept by its raw value.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, coding: .raw())
  }
}
