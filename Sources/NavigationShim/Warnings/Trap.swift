/// What is done before the package ends the app: a recorder writes its file.
@MainActor
package enum LastWords {
  package static var say: () -> Void = {}
}

/// Ends the app because the package has been used wrongly, and has what was recorded written first, on the main
/// thread.
@inline(never)
func trap(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  _ = MainThread.read { LastWords.say() }
  preconditionFailure(message, file: file, line: line)
}
