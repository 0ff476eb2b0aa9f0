import NavigationShim
import Testing

@Suite struct NavigationPathTrapTests {
  @Test("removeLast of more than there are traps and names pop")
  func removelastMoreThanThereTraps() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var path = NavigationPath([1, 2])
      path.removeLast(3)
    }
    expectTrap(result, says: "pop(_:), which stops at the root")
  }

  @Test("removeLast on an empty path traps")
  func removelastEmptyPathTraps() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath()
      path.removeLast()
    }
  }

  @Test("removeLast of a negative number traps")
  func removelastNegativeNumberTraps() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var path = NavigationPath([1, 2])
      path.removeLast(-1)
    }
    expectTrap(result, says: "remove between 0 and 2")
  }
}
