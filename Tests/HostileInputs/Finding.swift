/// What an input has brought to light.
package struct Finding: Error, CustomStringConvertible {
  /// The property that doesn't hold.
  package let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Insists that a property holds.
  static func unless(_ isTrue: Bool, _ property: @autoclosure () -> String) throws(Finding) {
    if !isTrue { throw Finding(property()) }
  }
}
