import Foundation
import NavigationShim

/// The strings that a path is saved as.
func savedStrings(of path: NavigationPath) throws -> [String] {
  guard let codable = path.codable else { throw NotCodable() }
  return try JSONDecoder().decode([String].self, from: JSONEncoder().encode(codable))
}

/// The path that was saved as the strings.
func path(savedAs strings: [String]) throws -> NavigationPath {
  try path(savedAs: String(decoding: JSONEncoder().encode(strings), as: UTF8.self))
}

/// The path that was saved as the JSON text.
func path(savedAs json: String) throws -> NavigationPath {
  NavigationPath(
    try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8))
  )
}

struct NotCodable: Error {}
