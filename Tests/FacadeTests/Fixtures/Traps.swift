#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Expects that a process has ended with a message.
func expectTrap(
  _ result: ExitTest.Result?,
  says hint: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  expect(output.contains(hint), is: true, sourceLocation: sourceLocation)
}
#endif
