/// Ends the program because the package has been used wrongly.
///
/// Paths alone have no recorder that would have to write its file first, as `NavigationShim` has.
@inline(never)
func trap(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  preconditionFailure(message, file: file, line: line)
}
