import Foundation

extension URL {
  /// The steps of a deep link such as `fleet://go/carrier/north/vehicle/n1`, in pairs.
  var pairs: [(kind: String, id: String)] {
    let parts = pathComponents.filter { $0 != "/" }
    return stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0], parts[$0 + 1]) }
  }
}
