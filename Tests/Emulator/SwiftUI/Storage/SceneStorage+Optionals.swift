public import Foundation

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Makes a property that is nil until it is set.
  public init(_ key: String) where Value == Bool? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String) where Value == Int? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String) where Value == Double? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String) where Value == String? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String) where Value == URL? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is nil until it is set.
  public init(_ key: String) where Value == Data? {
    self.init(key, initial: nil, coding: .optional())
  }

  /// Makes a property that is kept by its raw value, and is nil until it is set.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, initial: nil, coding: .optionalRaw())
  }

  /// Makes a property that is kept by its raw value, and is nil until it is set.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, initial: nil, coding: .optionalRaw())
  }
}
