/// Ends the app because the package has been used wrongly.
@inline(never)
func trap(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  preconditionFailure(message, file: file, line: line)
}
