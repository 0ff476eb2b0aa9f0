import Combine
import Foundation
import SwiftUI

#if canImport(UIKit) && canImport(Darwin)
import OSLog
import UIKit

extension View {
  /// Writes down what the hosts of this app's stacks do, and what the package warns of.
  func watchesHost(for journal: Journal) -> some View { modifier(HostWatch(journal: journal)) }
}

private struct HostWatch: ViewModifier {
  let journal: Journal
  @State private var watch: ControllerWatch?

  func body(content: Content) -> some View {
    content
      .onAppear { watch = ControllerWatch(journal: journal) }
      .onDisappear {
        watch?.end()
        watch = nil
      }
      .task {
        var date = Date()
        while !Task.isCancelled {
          try? await Task.sleep(nanoseconds: 1_000_000_000)
          let (lines, end) = await Console.lines(since: date)
          lines.forEach { journal.write("warning: \($0)") }
          date = end
        }
      }
  }
}

/// Looks at UIKit's navigation controllers in each frame: SwiftUI's containers, the old and the new,
/// are made of them.
@MainActor
private final class ControllerWatch: NSObject {
  private let journal: Journal
  private var link: CADisplayLink?
  private var states: [ObjectIdentifier: String] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var lastNumber = 0
  private var windows: [String] = []

  init(journal: Journal) {
    self.journal = journal
    super.init()
    link = CADisplayLink(target: self, selector: #selector(look))
    link?.add(to: .main, forMode: .common)
  }

  /// Stops looking; the display link keeps the object until then.
  func end() { link?.invalidate() }

  @objc private func look() {
    var states: [ObjectIdentifier: String] = [:]
    for controller in UIApplication.shared.connectedScenes
      .compactMap({ $0 as? UIWindowScene }).flatMap(\.windows).compactMap(\.rootViewController)
      .flatMap(\.navigationControllers)
    {
      let id = ObjectIdentifier(controller)
      states[id] = controller.state
      if self.states[id] != states[id] {
        journal.write("stack \(number(of: id)): \(controller.state)")
      }
    }
    let windows = UIApplication.shared.connectedScenes
      .compactMap { ($0 as? UIWindowScene)?.coordinateSpace.bounds.size }
      .map { "\(Int($0.width)) × \(Int($0.height))" }
    if windows != self.windows { journal.write("window: \(windows.joined(separator: ", "))") }
    self.windows = windows
    for id in self.states.keys where states[id] == nil {
      journal.write("stack \(number(of: id)): gone")
      numbers[id] = nil
    }
    self.states = states
  }

  private func number(of id: ObjectIdentifier) -> Int {
    if let number = numbers[id] { return number }
    lastNumber += 1
    numbers[id] = lastNumber
    return lastNumber
  }
}

extension UIViewController {
  /// The navigation controllers below this one, with those that are presented.
  fileprivate var navigationControllers: [UINavigationController] {
    let own = (self as? UINavigationController).map { [$0] } ?? []
    // What is presented is presented by each of the controllers around the one that presents.
    let presented = presentedViewController.map { $0.presentingViewController === self ? [$0] : [] }
    return own + (children + (presented ?? [])).flatMap(\.navigationControllers)
  }
}

extension UINavigationController {
  fileprivate var state: String {
    let count = viewControllers.count == 1 ? "1 screen" : "\(viewControllers.count) screens"
    guard let transitionCoordinator else { return "\(count), at rest" }
    if transitionCoordinator.isInteractive { return "\(count), held by a finger" }
    if transitionCoordinator.isCancelled { return "\(count), returning" }
    return transitionCoordinator.isAnimated ? "\(count), moving" : "\(count), changing at once"
  }
}

/// What the package writes to the log of the system.
private enum Console {
  /// Reads the lines since a date, and returns them with the date to go on from.
  static func lines(since date: Date) async -> ([String], Date) {
    await Task.detached {
      let end = Date()
      guard
        let store = try? OSLogStore(scope: .currentProcessIdentifier),
        let entries = try? store.getEntries(
          at: store.position(date: date),
          matching: NSPredicate(format: "subsystem == %@", "NavigationShim")
        )
      else { return ([], end) }
      return (entries.filter { $0.date >= date && $0.date < end }.map(\.composedMessage), end)
    }
    .value
  }
}
#else
extension View {
  /// Does nothing: there are no controllers to look at.
  func watchesHost(for journal: Journal) -> some View { self }
}
#endif

/// What has happened on a page since it was opened.
@MainActor
final class Journal: ObservableObject {
  struct Line: Identifiable {
    let id: Int
    /// In seconds.
    let time: Double
    let text: String
  }

  @Published private(set) var lines: [Line] = []
  private var start = ProcessInfo.processInfo.systemUptime
  private static let limit = 500

  nonisolated init() {}

  /// Forgets what has happened, and begins to count the time anew.
  func startAnew() {
    lines = []
    start = ProcessInfo.processInfo.systemUptime
  }

  func write(_ text: String) {
    let time = ProcessInfo.processInfo.systemUptime - start
    lines.append(Line(id: (lines.last?.id ?? 0) + 1, time: time, text: text))
    if lines.count > Self.limit { lines.removeFirst() }
  }
}
