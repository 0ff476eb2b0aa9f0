import Foundation
import Synchronization
@_spi(Reflection) import Swift

/// Finds out whether two values of a type are the same for a view.
///
/// Values are the same if they have the same bits, are equal, or have fields that are all the same. Values that can't be
/// compared, such as a closure that was made again, count as different.
enum ViewComparison {
  static func areSame<T>(_ a: T, _ b: T) -> Bool {
    if haveSameBits(a, b) { return true }
    switch way(of: T.self) {
    case .equality: return areEqual(a, b)
    case .own: return (a as? any FieldComparable)?.isSame(as: b) ?? false
    case .fields(let fields): return fields.allSatisfy { haveSameField($0, a, b) }
    case .content: return haveSameContent(a, b)
    case .never: return false
    }
  }

  private static func haveSameBits<T>(_ a: T, _ b: T) -> Bool {
    withUnsafeBytes(of: a) { a in
      withUnsafeBytes(of: b) { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return true }
        return memcmp(first, second, a.count) == 0
      }
    }
  }

  private struct Field: Sendable {
    let offset: Int
    let type: Any.Type
  }

  private enum Way: Sendable {
    case equality
    case own
    case fields([Field])
    case content
    case never
  }

  private static let ways = Mutex<[ObjectIdentifier: Way]>([:])

  private static func way<T>(of type: T.Type) -> Way {
    if let known = ways.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let found = findWay(of: type)
    ways.withLock { $0[ObjectIdentifier(type)] = found }
    return found
  }

  private struct Probe<T> {
    var value: T
  }

  private static func findWay<T>(of type: T.Type) -> Way {
    if type is any Equatable.Type { return .equality }
    if type is any FieldComparable.Type { return .own }
    var kind = _MetadataKind.unknown
    _ = _forEachField(of: Probe<T>.self) { _, _, _, fieldKind in
      kind = fieldKind
      return true
    }
    switch kind {
    case .struct, .tuple: break
    case .existential: return .content
    default: return .never
    }
    // A weak field can't be read at its offset like another one.
    guard _isBitwiseTakable(type) else { return .never }
    var fields: [Field] = []
    let isComplete = _forEachField(of: type) { _, offset, type, _ in
      fields.append(Field(offset: offset, type: type))
      return true
    }
    return isComplete && !fields.isEmpty ? .fields(fields) : .never
  }

  private static func haveSameField<T>(_ field: Field, _ a: T, _ b: T) -> Bool {
    func compare<F>(_: F.Type) -> Bool {
      withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { b in
          let a = UnsafeRawPointer(a).advanced(by: field.offset)
          let b = UnsafeRawPointer(b).advanced(by: field.offset)
          return areSame(
            a.assumingMemoryBound(to: F.self).pointee,
            b.assumingMemoryBound(to: F.self).pointee
          )
        }
      }
    }
    return _openExistential(field.type, do: compare)
  }

  private static func areEqual<T>(_ a: T, _ b: T) -> Bool {
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E).map { a == $0 } ?? false }
    return (a as? any Equatable).map { compare($0) } ?? false
  }

  private static func haveSameContent<T>(_ a: T, _ b: T) -> Bool {
    a is any Equatable ? areEqual(a, b) : (a as? any FieldComparable)?.isSame(as: b) ?? false
  }
}

protocol FieldComparable {
  func isSame(as other: Any) -> Bool
}

extension Optional: FieldComparable {
  func isSame(as other: Any) -> Bool {
    switch (self, other as? Wrapped?) {
    case (.none, .some(.none)): true
    case (.some(let a), .some(.some(let b))): ViewComparison.areSame(a, b)
    default: false
    }
  }
}

extension Array: FieldComparable {
  func isSame(as other: Any) -> Bool {
    guard let other = other as? [Element], other.count == count else { return false }
    return zip(self, other).allSatisfy { ViewComparison.areSame($0, $1) }
  }
}
