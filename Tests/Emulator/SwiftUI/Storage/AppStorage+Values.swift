public import Foundation

extension AppStorage where Value == Bool {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension AppStorage where Value == Int {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension AppStorage where Value == Double {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension AppStorage where Value == String {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension AppStorage where Value == URL {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension AppStorage where Value == Data {
  /// Makes a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, coding: .plain)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Makes a property that is kept by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, coding: .raw())
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Makes a property that is kept by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, initial: wrappedValue, coding: .raw())
  }
}
