import Foundation
import NavigationShim

func readPath<Route: Hashable & Codable>(_ data: Data, of: Route.Type) throws -> NavigationPath {
  let saved = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
  return NavigationPath(try NavigationPath(saved).elements(as: Route.self))
}
