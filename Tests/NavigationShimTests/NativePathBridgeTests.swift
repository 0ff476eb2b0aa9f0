@testable import NavigationShim
import SwiftUI
import Testing

/// A path of which SwiftUI can take the lowest elements only: what is saved above a value that can't
/// be saved has no representation for SwiftUI to decode.
@MainActor
@Suite("What SwiftUI's own stack is handed")
struct NativePathBridgeTests {
  private let scheduler = ManualScheduler()
  private let bridge = NativePathBridge()
  private let holder = Holder()
  private let warnings = Lines()

  init() {
    let saved = PathElement(content: UndecodedElement(tag: "Swift.Int", item: "1"))
    holder.path.elements = [saved, PathElement(Plain()), saved]
    let log = WarningLog { [warnings] text in warnings.texts.append(text) }
    let path = Binding(get: { [holder] in holder.path }, set: { [holder] in holder.path = $0 })
    var configuration = NavigationConfiguration()
    configuration.scheduler = scheduler
    configuration.warnings = log
    bridge.prepare(path, configuration)
  }

  @Test("it gets all that is below an element that it can't take")
  func restoresBelow() {
    #expect(bridge.nativePath.wrappedValue.count == 2)
  }

  @Test("a warning names the index of the element that it can't take")
  func warns() {
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.first?.contains("Element 2 of the path") == true)
  }

  @Test("what it can't take leaves the app's path")
  func drops() {
    scheduler.run()
    #expect(holder.path.count == 2)
  }
}

@MainActor
private final class Holder {
  var path = Shim.NavigationPath()
}

@MainActor
private final class Lines {
  var texts: [String] = []
}
