import AppUnderTest

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// When something happens.
struct Moment {
  /// The milliseconds since some moment.
  let milliseconds: Int64

  /// How many frames there have been since some moment.
  let frame: Int64
}

/// Tells the time in an app, in milliseconds and in frames.
///
/// UIKit tells of each frame. Elsewhere there are sixty in a second.
@MainActor
final class FrameClock {
  private weak var app: AppUnderTest?

  /// What it is now.
  var moment: Moment {
    let milliseconds = app?.milliseconds ?? 0
    return Moment(milliseconds: milliseconds, frame: frame(at: milliseconds))
  }

  #if canImport(UIKit) && !os(watchOS)
  private let counter = FrameCounter()

  init(of app: AppUnderTest) {
    self.app = app
  }

  private func frame(at milliseconds: Int64) -> Int64 { counter.count }

  /// Stops counting.
  func end() { counter.end() }
  #else
  init(of app: AppUnderTest) {
    self.app = app
  }

  private func frame(at milliseconds: Int64) -> Int64 { (milliseconds * 60 + 500) / 1000 }

  /// Stops counting.
  func end() {}
  #endif
}

#if canImport(UIKit) && !os(watchOS)
/// Counts frames until it is ended: the display link keeps it.
@MainActor
private final class FrameCounter: NSObject {
  private(set) var count: Int64 = 0
  private var link: CADisplayLink?

  override init() {
    super.init()
    link = CADisplayLink(target: self, selector: #selector(step))
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step() { count += 1 }

  func end() { link?.invalidate() }
}
#endif
