import AppTesting
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// A controller inside a screen, and the answers of the controllers around it.
@MainActor
final class Probe {
  #if !os(macOS)
  weak var controller: UIViewController?
  private weak var snapshot: UIView?

  private var stack: UINavigationController? { controller?.navigationController }

  var answer: String {
    guard let stack else { return "no stack" }
    let transition = stack.transitionCoordinator
    let motion =
      switch (transition?.isInteractive, transition?.isCancelled) {
      case (nil, _): "idle"
      case (true, _): "held"
      case (_, true): "returning"
      default: "moving"
      }
    return stack.viewControllers.counted("controller") + ", \(motion)"
  }

  var count: Int { stack?.viewControllers.count ?? 0 }

  var isPresenting: Bool { stack?.presentedViewController != nil }

  var surroundings: String {
    guard let controller else { return "nowhere" }
    let places = [
      controller.navigationController == nil ? nil : "in a stack",
      controller.tabBarController == nil ? nil : "in tabs",
      controller.presentingViewController == nil ? nil : "presented",
    ]
    let found = places.compactMap { $0 }
    return found.isEmpty ? "alone" : found.joined(separator: ", ")
  }

  func coverStack() {
    let view: UIView? = stack?.view
    guard let snapshot = view?.snapshotView(afterScreenUpdates: false) else { return }
    view?.addSubview(snapshot)
    self.snapshot = snapshot
  }

  var cover: String {
    guard let snapshot else { return "no snapshot" }
    return snapshot.superview?.subviews.last === snapshot ? "in front" : "behind"
  }

  var pixels: Pixels {
    #if canImport(Darwin)
    guard let window = stack?.view.window else { return Pixels(bytes: []) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
    }
    return Pixels(bytes: image.cgImage?.dataProvider?.data.map { [UInt8]($0 as Data) } ?? [])
    #else
    return Pixels(bytes: [])
    #endif
  }

  func follow(_ log: Log) {
    let transition = stack?.transitionCoordinator
    transition?.notifyWhenInteractionChanges { _ in log.add("let go") }
    transition?.animate(alongsideTransition: nil) { _ in log.add("completion") }
  }
  #else
  // A Mac's navigation view has no controller. Facts about it are skipped there.
  let answer = "no stack"
  let count = 0
  let isPresenting = false
  let surroundings = "nowhere"
  let cover = "no snapshot"
  let pixels = Pixels(bytes: [])

  func coverStack() {}

  func follow(_ log: Log) {}
  #endif
}

struct Pixels {
  let bytes: [UInt8]

  /// Compares two drawings, except for a few pixels: the clock in the status bar may have changed.
  func words(comparedTo other: Pixels) -> String {
    guard !bytes.isEmpty, bytes.count == other.bytes.count else { return "no snapshot" }
    let different = zip(bytes, other.bytes).filter { abs(Int($0) - Int($1)) > 32 }.count
    return different * 2_000 > bytes.count ? "different" : "as before"
  }
}
