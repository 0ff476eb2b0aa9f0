import Foundation
import LinkStackEngine
import Testing
@testable import NavigationShim
import LinkStackRecording
import NavigationShimRecording
import Replay

@MainActor
@Suite("A recorder")
struct NavigationRecorderTests {
  @Test("keeps eight stacks, and lets those go first that are there no more")
  func stacks() {
    let recorder = NavigationRecorder { .zero }
    let root = Owner()
    recorder.recordStack(of: root).noteNativePath(length: 1, inCommon: 0)
    for _ in 0..<20 { _ = recorder.recordStack(of: Owner()) }
    let stacks = recorder.recording.stacks
    expect(stacks.count, is: 8)
    expect(stacks.first?.entries.count, is: 1)
  }

  @Test("keeps the latest entries of a stack, and says how many there were before")
  func entries() throws {
    let recorder = NavigationRecorder(keeping: 100) { .zero }
    let stack = recorder.recordStack(of: Owner())
    for length in 0..<1_000 { stack.noteNativePath(length: length, inCommon: 0) }
    let recording = try #require(recorder.recording.stacks.first)
    expect(recording.entries.count <= 100, is: true)
    expect(recording.entries.count + recording.droppedCount, is: 1_000)
    expect(recording.entries.last?.event, is: .nativePath(length: 999, inCommon: 0))
    expect(recording.beginning, is: .native)
  }

  @Test("writes what it reads, and refuses anything else with the place")
  func json() throws {
    let recorder = NavigationRecorder { .zero }
    recorder.recordStack(of: owner).noteNativeWrite(length: 2, inCommon: 1)
    let recording = recorder.recording
    expect(try NavigationRecording(json: recording.json()), is: recording)
    let text = String(decoding: try recording.json(), as: UTF8.self)
    for (part, other, error) in [
      ("\"format\":1", "\"format\":2", NavigationRecordingError.unknownFormat(2)),
      (
        "\"inCommon\":1", "\"inCommon\":3",
        .malformed(at: "stacks[0].entries[0].event.inCommon", reason: "it isn't in the path")
      ),
      (
        "\"length\":2", "\"length\":100001",
        .malformed(
          at: "stacks[0].entries[0].event.length",
          reason: "100001 is no number from 0 to 100000"
        )
      ),
      (
        #""nativeWrite":{"inCommon":1,"length":2}"#,
        #""path":{"isAnimated":true,"parts":[{"count":60000,"kind":"new"},{"count":60000,"kind":"new"}]}"#,
        .malformed(
          at: "stacks[0].entries[0].event.path.parts",
          reason: "120000 is no number from 0 to 100000"
        )
      ),
      (
        "\"droppedCount\":0", "\"droppedCount\":-1",
        .malformed(at: "stacks[0].droppedCount", reason: "it is negative")
      ),
      (
        "\"pushesPerUpdate\":\(Int.max)", "\"pushesPerUpdate\":0",
        .malformed(at: "stacks[0].settings.pushesPerUpdate", reason: "0 is less than 1")
      ),
    ] {
      let changed = text.replacingOccurrences(of: part, with: other)
      expect(changed != text, is: true)
      #expect(throws: error) { try NavigationRecording(json: Data(changed.utf8)) }
    }
  }

  #if os(macOS) || os(Linux)
  @Test("writes its file before a trap of the package's ends the app")
  func trap() async throws {
    let file = Self.lastFile(of: getpid())
    defer { try? FileManager.default.removeItem(at: file) }
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let file = NavigationRecorderTests.lastFile(of: getppid())
      let recorder = NavigationRecorder(writingOnTrapTo: file)
      let stack = recorder.recordStack(of: Owner())
      stack.noteNativePath(length: 7, inCommon: 0)
      var path = NavigationPath([1])
      path.removeLast(2)
    }
    expectTrap(result, says: "removeLast(2): the path has 1 element(s)")
    let recording = try NavigationRecording(json: Data(contentsOf: file))
    expect(recording.stacks[0].entries.map(\.event), is: [.nativePath(length: 7, inCommon: 0)])
  }

  /// The file for the tests of one process.
  private nonisolated static func lastFile(of process: pid_t) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("recording of \(process).json")
  }
  #endif

  private let owner = Owner()

  private final class Owner {}
}
