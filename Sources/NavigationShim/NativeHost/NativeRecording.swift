package import LinkStackEngine

/// What records the stacks of an app: `NavigationRecorder`, of the product NavigationShimRecording.
@MainActor
package protocol StackRecorders: AnyObject {
  func recordStack(of owner: AnyObject) -> any DriverRecorder
}

/// Records the path of one of SwiftUI's own stacks, where that is wanted.
@MainActor
final class NativeRecording {
  private weak var owner: (any StackRecorders)?
  private var recorder: (any DriverRecorder)?
  private var known: [PathElement] = []

  /// What SwiftUI has written since: the length of the path, and how much of that was there before.
  private var written: (length: Int, inCommon: Int)?

  nonisolated init() {}

  /// Follows the app's path; from the evaluation of the stack's body.
  func observe(_ path: StackPath, _ newOwner: (any StackRecorders)?) {
    guard newOwner != nil || owner != nil else { return }
    if newOwner !== owner {
      owner = newOwner
      recorder = newOwner?.recordStack(of: self)
      known = []
    }
    let elements = path.elements()
    guard elements != known else { return }
    let inCommon = known.commonPrefixCount(with: elements)
    known = elements
    defer { written = nil }
    if let written, written.length == elements.count, written.inCommon <= inCommon { return }
    recorder?.noteNativePath(length: elements.count, inCommon: inCommon)
  }

  func hostWrites(length: Int, inCommon: @autoclosure () -> Int) {
    guard let recorder else { return }
    let inCommon = inCommon()
    written = (length, inCommon)
    recorder.noteNativeWrite(length: length, inCommon: inCommon)
  }
}
