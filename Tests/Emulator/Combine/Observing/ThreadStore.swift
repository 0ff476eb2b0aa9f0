import Foundation

/// One value of each type per thread, made when it is first asked for.
enum ThreadStore {
  static func value<Value: AnyObject>(_ make: () -> Value) -> Value {
    let key = "Combine.\(Value.self)"
    let store = Thread.current.threadDictionary
    if let value = store[key] as? Value { return value }
    let value = make()
    store[key] = value
    return value
  }
}
