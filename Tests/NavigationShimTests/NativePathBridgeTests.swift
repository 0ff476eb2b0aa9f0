import Foundation
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
    #expect(bridge.nativePath.count == 2)
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

/// An element that can't be read, as the bridge makes it of what SwiftUI's own stack writes.
@MainActor
@Suite("An element that SwiftUI's own stack alone knows")
struct UnreadableElementTests {
  private let scheduler = ManualScheduler()
  private let bridge = NativePathBridge()
  private let holder = Holder()
  private let warnings = Lines()

  /// A path of 5, such an element, and 6.
  init() {
    holder.path.append(5)
    prepare()
    var written = bridge.nativePath
    written.append(Plain())
    bridge.nativePath = written
    holder.path.append(6)
    prepare()
  }

  private func prepare() {
    let log = WarningLog { [warnings] text in warnings.texts.append(text) }
    let path = Binding(get: { [holder] in holder.path }, set: { [holder] in holder.path = $0 })
    var configuration = NavigationConfiguration()
    configuration.scheduler = scheduler
    configuration.warnings = log
    bridge.prepare(path, configuration)
  }

  @Test("it is in the app's path and in SwiftUI's")
  func isThere() {
    #expect(holder.path.count == 3)
    #expect(bridge.nativePath.count == 3)
    #expect(holder.path.elements[1].value == nil)
    #expect(!holder.path.elements[1].isCodable)
    #expect(warnings.texts == [])
  }

  @Test("encoding it says why that can't be")
  func encoding() {
    let representation = Shim.NavigationPath.CodableRepresentation(elements: holder.path.elements)
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(representation) }
    #expect("\(error.map { "\($0)" } ?? "")".contains("Element 1 of the path"))
  }

  @Test("it comes back with what was below it")
  func comesBack() {
    let path = holder.path
    holder.path = Shim.NavigationPath()
    prepare()
    #expect(bridge.nativePath.count == 0)
    holder.path = path
    prepare()
    #expect(bridge.nativePath.count == 3)
    #expect(warnings.texts == [])
  }

  @Test("above anything else it is dropped, with what is above it and a warning")
  func moved() {
    holder.path.elements.removeFirst()
    prepare()
    #expect(bridge.nativePath.count == 0)
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.first?.contains("Element 0 of the path") == true)
    scheduler.run()
    #expect(holder.path.isEmpty)
  }

  @Test("two are equal at the same place with the same value, and nowhere else")
  func equality() throws {
    let element = holder.path.elements[1]
    bridge.nativePath.removeLast(2)
    bridge.nativePath.append(Plain())
    #expect(holder.path.elements[1] == element)
    bridge.nativePath.append(Plain())
    #expect(holder.path.elements[2] != element)
    #expect(holder.path.elements[0] != element)
    #expect(element != holder.path.elements[0])
    let saved = PathElement(content: UndecodedElement(tag: "(unreadable)", item: "1"))
    #expect(saved != element)
    #expect(element != saved)
  }

  @Test("a person who goes back from it has seen it: it is popped, and not dropped")
  func popped() {
    #expect(LinkValues().canShow(holder.path.elements[1]))
    let values = LinkValues()
    values.register(Int.self)
    #expect(values.canShow(holder.path.elements[1]))
  }
}

@MainActor
@Suite("What is known of the links in SwiftUI's own stack")
struct LinkValuesTests {
  @Test("a link has one value, the newest")
  func newest() {
    let values = LinkValues()
    let link = LinkValue()
    for number in 1...3 { link.update(PathElement(number), in: values) }
    #expect(values.elements == [PathElement(3)])
  }

  @Test("links that have gone are forgotten, however many there were")
  func forgotten() {
    let values = LinkValues()
    let kept = LinkValue()
    kept.update(PathElement(0), in: values)
    for number in 1...1000 { LinkValue().update(PathElement(number), in: values) }
    #expect(values.elements == [PathElement(0)])
    #expect(values.knownCount < 200)
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
