import Combine
import SimulatedHost
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("The path that a native stack has")
struct NativePathTests {
  private let native = NativePath<[Int]>()
  private let clock = VirtualTime()

  private func follow(_ path: Binding<[Int]>) {
    var configuration = NavigationConfiguration()
    configuration.hooks.scheduler = clock
    _ = native.follow(path, .ofElements, configuration)
  }

  @Test("is the one that SwiftUI has written until the turn ends, and then the app's")
  func refused() {
    var changes = 0
    let observation = native.objectWillChange.sink { changes += 1 }
    follow(.constant([1]))
    native.projected = [2]
    follow(.constant([2]))
    clock.runUntilIdle()
    // The stack was evaluated for its new path, so it needn't be again.
    expect(changes, is: 0)
    native.projected = []
    expect(native.projected, is: [])
    clock.runUntilIdle()
    expect(native.projected, is: [2])
    expect(changes, is: 1)
    observation.cancel()
  }

  @Test("is noticed where a navigator sets it, although SwiftUI doesn't evaluate the stack")
  func unevaluated() {
    var path = [1]
    follow(Binding(get: { path }, set: { path = $0 }))
    path = [2]
    native.pathMayHaveChanged()
    clock.runUntilIdle()
    expect(native.shows([2]), is: true)
    expect(native.shows([1]) || native.shows("2"), is: false)
  }

  @Test("ends the waits for other paths, and no other wait")
  func waits() {
    var ends: [String] = []
    follow(.constant([0]))
    for number in [1, 2] { native.wait(for: [number]) { ends.append("\(number) \($0)") } }
    follow(.constant([1]))
    expect(ends, is: ["2 superseded"])
    clock.runUntilIdle()
    expect(ends, is: ["2 superseded", "1 presented"])
  }

  @Test("has a value that SwiftUI shows before it evaluates the stack")
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  func early() {
    let native = NativePath<NavigationPath>()
    var path = NavigationPath()
    let binding = Binding(get: { path }, set: { path = $0 })
    _ = native.follow(binding, .ofElements, NavigationConfiguration())
    native.projected.native.append(Plain())
    native.pushed.offer(Plain())
    expect(path.lastValue(of: Plain.self), is: Plain())
  }
}
