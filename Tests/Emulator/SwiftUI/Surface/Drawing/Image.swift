public import Foundation

/// A picture, which the test surface reads as its name in brackets.
public struct Image: Equatable, Sendable {
  let name: String
  private let isDecorative: Bool

  /// Makes the picture that an asset catalogue has under a name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    isDecorative = false
  }

  /// Makes the picture that an asset catalogue has under a name, with a label for those who listen.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// Makes a picture that says nothing to those who listen.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
    isDecorative = true
  }

  /// Makes a picture that comes with the system.
  public init(systemName: String) {
    name = systemName
    isDecorative = false
  }

  /// Makes a picture that comes with the system, filled up to a value.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }
}

extension Image: View, PrimitiveView {
  /// A picture has no body.
  public typealias Body = Never

  var ownTexts: [String] { ["[\(name)]"] }
}
