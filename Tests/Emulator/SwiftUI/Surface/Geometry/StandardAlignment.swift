import Foundation

/// The type that names an alignment which is there from the start.
protocol StandardAlignment: AlignmentID {}

extension StandardAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
