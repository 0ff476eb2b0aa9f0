import Foundation
import NavigationShim

/// What holds of an element that nobody has decoded.
enum ElementProperties {
  static func check(_ element: PathElement) throws(Finding) {
    for type in AskedTypes.codable { try ask(element, as: type) }
    try ask(element, as: NotCodable.self)
  }

  private static func ask<V: Hashable>(_ element: PathElement, as type: V.Type) throws(Finding) {
    let value: V
    do {
      value = try element.value(as: type)
    } catch let error as PathElementError {
      try checkError(error, element, type)
      return
    } catch {
      throw Finding("value(as:) throws a \(Swift.type(of: error))")
    }
    try Finding.unless(isName(element.typeName, of: type), "\(element) is read as \(type)")
    guard let resolved = try? element.resolved(as: type), resolved.value is V else {
      throw Finding("\(element) has a value and isn't resolved")
    }
    try Finding.unless(
      resolved == element && element == resolved && resolved == resolved,
      "\(element) isn't equal to what it decodes as, \(value)"
    )
    try Finding.unless(resolved.isCodable, "\(element) can't be saved once it is decoded")
  }

  private static func checkError<V: Hashable>(
    _ error: PathElementError,
    _ element: PathElement,
    _ type: V.Type
  ) throws(Finding) {
    let hasName = isName(element.typeName, of: type)
    let isExpected =
      switch error.reason {
      case .otherType, .typeOfOneLaunch: !hasName
      case .notCodable: hasName && type == NotCodable.self
      case .undecodable: hasName
      }
    try Finding.unless(isExpected, "\(element) asked as \(type): \(error)")
    guard hasName else { return }
    let length = element.description.utf8.count
    try PathProperties.checkLength("an error", error.description, length)
  }

  private static func isName(_ tag: String, of type: Any.Type) -> Bool {
    let mangled = _mangledTypeName(type) ?? ""
    return [String(reflecting: type), mangled, "$s" + mangled].contains(tag)
  }
}
