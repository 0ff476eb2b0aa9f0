public import Foundation

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Makes a property that is nil until it is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is kept by its raw value, and is nil until it is set.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, initial: nil, coding: .optionalRaw())
  }

  /// Makes a property that is kept by its raw value, and is nil until it is set.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, initial: nil, coding: .optionalRaw())
  }
}
