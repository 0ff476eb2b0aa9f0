import Foundation
import NavigationShim

func readPath(_ data: Data) throws -> NavigationPath {
  let saved = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
  return NavigationPath(try NavigationPath(saved).elements(as: Route.self))
}
