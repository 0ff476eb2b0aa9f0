import Foundation
import NavigationPaths

let path = NavigationPathShim([1, 2])
let saved = try JSONEncoder().encode(path.codable)
let read = try JSONDecoder().decode(NavigationPathShim.CodableRepresentation.self, from: saved)
precondition(NavigationPathShim(read) == path)
print(String(decoding: saved, as: UTF8.self))
