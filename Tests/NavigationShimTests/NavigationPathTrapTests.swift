import NavigationShim
import Testing

@Suite struct NavigationPathTrapTests {
  private func expect(
    _ result: ExitTest.Result?,
    says hint: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(hint), sourceLocation: sourceLocation)
  }

  @Test("removeLast of more than there are traps and names pop") func removelastMoreThanThereTraps()
    async
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var path = NavigationPath([1, 2])
      path.removeLast(3)
    }
    expect(result, says: "pop(_:), which stops at the root")
  }

  @Test("removeLast on an empty path traps") func removelastEmptyPathTraps() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath()
      path.removeLast()
    }
  }

  @Test("removeLast of a negative number traps") func removelastNegativeNumberTraps() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var path = NavigationPath([1, 2])
      path.removeLast(-1)
    }
    expect(result, says: "remove between 0 and 2")
  }
}
