import Testing

/// Expects a value.
///
/// This is a function, and no macro: `#expect` costs the compiler twenty times as much.
func expect<Value: Equatable>(
  _ value: Value,
  is expected: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard value != expected else { return }
  record(["\(value), and not \(expected)"], comment(), sourceLocation)
}

/// Expects no value.
func expectNil(
  _ value: Any?,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if let value { record(["\(value), and not nil"], comment(), sourceLocation) }
}

/// Records one issue with the difference.
func record(_ faults: [String], _ comment: Comment?, _ sourceLocation: SourceLocation) {
  let hint = comment.map { " (\($0))" } ?? ""
  Issue.record("\(faults.joined(separator: "; "))\(hint)", sourceLocation: sourceLocation)
}
