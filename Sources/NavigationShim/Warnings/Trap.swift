/// Ends the app because of an error in the use of the package.
@inline(never)
func trap(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  preconditionFailure(message, file: file, line: line)
}
