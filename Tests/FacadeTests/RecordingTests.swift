import Foundation
import LinkStackEngine
import NavigationShim
import NavigationShimTesting
import SwiftUI
import Testing

/// What nobody may read in a recording; it is in every value, title and link here.
private let secret = "Ms. Marker"

@MainActor
@Suite("Recordings of an app's stacks")
struct RecordingTests {
  @Test("hold nothing of values, titles and links", arguments: NavigationHost.both)
  func secrets(host: NavigationHost) async throws {
    let store = NavigationStore<String>()
    store.addURLHandler { url, path in
      path = [url.absoluteString, secret]
      return .handled
    }
    let recorder = NavigationRecorder()
    let app = await AppUnderTest.settled(host) {
      SecretStack(store: store).navigationRecording(recorder)
    }
    let link = try #require(URL(string: "app://Ms.%20Marker/Marker"))
    #expect(store.handle(link).isHandled)
    await app.settle()
    _ = await app.tap(secret, occurrence: 0)
    await app.settle()
    _ = await app.back()
    await app.settle()
    let json = String(decoding: try recorder.recording.json(), as: UTF8.self)
    #expect(json.contains("path") || json.contains("nativePath"))
    #expect(!json.contains("Marker"))
  }

  @Test("tell on the native host what the app has set, and what SwiftUI has", .needs(.nativeStacks))
  func native() async throws {
    let model = Numbers()
    let recorder = NavigationRecorder()
    let app = await AppUnderTest.settled(.native) {
      NumbersRoot(model: model).navigationRecording(recorder)
    }
    model.numbers = [1, 2, 3]
    await app.settle()
    _ = await app.back()
    await app.settle()
    _ = await app.tap("to 3", occurrence: 0)
    await app.settle()
    let stack = try #require(recorder.recording.stacks.first)
    #expect(
      stack.entries.map(\.event) == [
        .nativePath(length: 3, inCommon: 0), .nativeWrite(length: 2, inCommon: 2),
        .nativeWrite(length: 3, inCommon: 2),
      ]
    )
    #expect(throws: NavigationRecordingError.ofNativeStack) { try stack.replay() }
  }

  @Test("are none where none are wanted, and begin when they are", arguments: NavigationHost.both)
  func later(host: NavigationHost) async throws {
    let model = Numbers([1])
    let recorder = NavigationRecorder()
    let app = await AppUnderTest.settled(host) { LateRecording(model: model, recorder: recorder) }
    model.numbers = [1, 2]
    await app.settle()
    #expect(recorder.recording.stacks.isEmpty)
    model.note = "record"
    await app.settle()
    model.numbers = [1, 2, 3]
    await app.settle()
    let stack = try #require(recorder.recording.stacks.first)
    #expect(recorder.recording.stacks.count == 1)
    #expect(!stack.entries.isEmpty)
    if host == .links { #expect(try stack.replay().driverDifference == nil) }
  }

  @Test("say what a late host is", .needs(.choosingBehavior), arguments: [0, 100_000_000])
  func replay(lag: Int64) async throws {
    let clock = AppClock()
    let recorder = NavigationRecorder { clock.now }
    let model = Numbers()
    let app = AppUnderTest(stacks: .links, behavior: HostBehavior(lag: lag)) {
      NumbersRoot(model: model).navigationRecording(recorder)
    }
    clock.app = app
    await app.wait(1_000)
    model.numbers = [1, 2, 3]
    await app.wait(3_000)
    _ = await app.back()
    await app.wait(3_000)
    _ = await app.beginSwipeBack()
    await app.wait(700)
    await app.cancelSwipeBack()
    await app.wait(3_000)
    _ = await app.tap("to 3", occurrence: 0)
    await app.wait(3_000)
    let recording = try NavigationRecording(json: recorder.recording.json())
    let replay = try recording.stacks[0].replay()
    #expect(replay.driverDifference == nil)
    #expect(
      replay.hostDifferences.map(\.trait) == (lag == 0 ? [] : [.lag]),
      "\(replay)\n\(recording.stacks[0])"
    )
  }

  @Test("name the package's version")
  func version() throws {
    let changelog = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "CHANGELOG.md"
      )
    let text = try String(contentsOf: changelog, encoding: .utf8)
    let heading = try #require(text.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(heading.split(separator: " ")[1] == NavigationRecorder.packageVersion)
  }
}

/// The virtual time of an app that has yet to be launched.
@MainActor
private final class AppClock {
  weak var app: AppUnderTest?

  var now: Nanoseconds { .milliseconds(app?.milliseconds ?? 0) }
}

private struct SecretStack: View {
  @ObservedObject var store: NavigationStore<String>

  var body: some View {
    NavigationStack(path: $store.path) {
      NavigationLink(secret, value: secret)
        .navigationTitle(secret)
        .navigationDestination(for: String.self) {
          NavigationLink(secret, value: $0 + secret).navigationTitle($0)
        }
    }
  }
}

private struct LateRecording: View {
  @ObservedObject var model: Numbers
  let recorder: NavigationRecorder

  var body: some View {
    NumbersRoot(model: model).navigationRecording(model.note == "record" ? recorder : nil)
  }
}
