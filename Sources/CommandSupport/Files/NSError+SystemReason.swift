import Foundation

extension NSError {
  /// The system's own words for what went wrong, which are plainer than those about them.
  package var systemReason: String {
    let cause = (userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? self
    guard cause.domain == NSPOSIXErrorDomain else { return localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}
