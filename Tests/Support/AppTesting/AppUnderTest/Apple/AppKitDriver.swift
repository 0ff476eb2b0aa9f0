#if os(macOS)
import AppKit
import Foundation
package import NavigationShim
package import SwiftUI

/// An app in a window of AppKit's, driven through accessibility.
///
/// AppKit knows of no stack: a way back is there if the toolbar has its button, and of all screens
/// only the one in front has a title.
@MainActor
package final class AppKitDriver: AppDriver {
  package let warnings: CollectedWarnings
  private let window: NSWindow
  private var log = SystemConsole()
  private lazy var watch = RestWatch { [weak self] in self.map { [$0.titles, $0.visibleTexts] } }
  package private(set) var isLeft = false

  package init<Content: View>(
    on host: NavigationHost?,
    behavior: HostBehavior,
    kept: KeptState,
    warnings: CollectedWarnings,
    @ViewBuilder content: () -> Content
  ) {
    behavior.checkThatItIsTheSystems()
    self.warnings = warnings
    _ = NSApplication.shared
    window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 800, height: 600),
      styleMask: [.titled, .resizable],
      backing: .buffered,
      defer: false
    )
    window.isReleasedWhenClosed = false
    window.contentView = NSHostingView(rootView: content().underTest(on: host, warnings))
    window.orderFrontRegardless()
    _ = watch
  }

  package func end() {
    watch.end()
    Self.close(window)
  }

  deinit { Task { @MainActor [window] in Self.close(window) } }

  private static func close(_ window: NSWindow) {
    if let sheet = window.attachedSheet { window.endSheet(sheet) }
    window.contentView = nil
    window.close()
  }

  package func update() async { await pause(milliseconds: 20) }

  package func wait(_ milliseconds: Int64) async { await pause(milliseconds: milliseconds) }

  package func settle() async {
    if await !watch.rest() { log.remark("The app doesn't come to rest.") }
    if heard.isEmpty { log.remark("Nothing is heard of what is on screen.") }
  }

  package var console: [String] { log.lines }
  package var violations: [HostViolation] { [] }

  private var front: NSWindow { window.attachedSheet ?? window }

  private var heard: [any NSAccessibilityProtocol] {
    let content = front.contentView.map { Self.elements(in: $0) } ?? []
    let known = Set(content.map { ObjectIdentifier($0) })
    return content + Self.elements(in: front).filter { !known.contains(ObjectIdentifier($0)) }
  }

  private static func elements(in object: Any) -> [any NSAccessibilityProtocol] {
    guard let object = object as? any NSAccessibilityProtocol, !object.isAccessibilityHidden()
    else { return [] }
    let parts = (object.accessibilityChildren() ?? []).flatMap { elements(in: $0) }
    return parts.isEmpty || object.takesTaps ? [object] : parts
  }

  /// Buttons of the window itself, by which people close it, are no part of the app.
  private var controls: [any NSAccessibilityProtocol] {
    heard.filter { $0.takesTaps && $0.accessibilitySubrole() == nil && !$0.words.isEmpty }
  }

  package var visibleTexts: [String] {
    heard.filter { $0.accessibilitySubrole() == nil && !$0.isWayBack }.map(\.words)
      .filter { !$0.isEmpty && $0 != window.title }
  }

  package var titles: [String?] { [front.title.isEmpty ? nil : front.title] }

  package var depth: Int { wayBack == nil ? 0 : 1 }

  package var isInTransition: Bool { false }

  package var enabledLabels: [String] {
    controls.filter { $0.isAccessibilityEnabled() && !$0.isWayBack }.map(\.words)
  }

  package var fieldNames: [String] { fields.filter { $0.isAccessibilityEnabled() }.map(\.name) }

  private var fields: [any NSAccessibilityProtocol] {
    heard.filter { $0.accessibilityRole() == .textField }
  }

  package var tabLabels: [String] {
    heard.filter { $0.accessibilityRole() == .radioButton }.map(\.words)
  }

  package var hasSheet: Bool { window.attachedSheet != nil }

  package var hasCover: Bool { false }

  package var isPresenting: Bool { hasSheet }

  package var areAnimationsEnabled = true

  private func press(_ button: (any NSAccessibilityProtocol)?) async -> Bool {
    guard let button, !isLeft, button.isAccessibilityEnabled(), button.accessibilityPerformPress()
    else { return false }
    await update()
    return true
  }

  package func tap(_ label: String, occurrence: Int) async -> Bool {
    let exact = controls.filter { $0.words == label }
    let found = exact.isEmpty ? controls.filter { $0.words.contains(label) } : exact
    return await press(found.indices.contains(occurrence) ? found[occurrence] : nil)
  }

  private var wayBack: (any NSAccessibilityProtocol)? { controls.first(where: \.isWayBack) }

  package func back() async -> Bool { await press(wayBack) }

  package func type(_ text: String, into name: String) async -> Bool {
    guard !isLeft, let field = fields.first(where: { $0.name == name }) else { return false }
    field.setAccessibilityFocused(true)
    field.setAccessibilityValue(text)
    await update()
    return true
  }

  package func selectTab(_ label: String) async -> Bool {
    let tabs = heard.filter { $0.accessibilityRole() == .radioButton }
    return await press(tabs.first { $0.words == label })
  }

  // What there is none of on a Mac: see Ability.missing.
  package func back(to depth: Int) async -> Bool { false }
  package func beginSwipeBack() async -> Bool { false }
  package func finishSwipeBack() async {}
  package func cancelSwipeBack() async {}
  package func dismissSheet() async -> Bool { false }

  // An app can't send itself away. It gets the notifications that it would get; its windows go on.
  package func leave() async {
    isLeft = true
    NotificationCenter.default.post(name: NSApplication.didHideNotification, object: nil)
    await update()
  }

  package func comeBack() async {
    isLeft = false
    NotificationCenter.default.post(name: NSApplication.didUnhideNotification, object: nil)
    await update()
  }
}

@MainActor
extension NSAccessibilityProtocol {
  fileprivate var words: String {
    let words = [accessibilityLabel(), accessibilityTitle(), accessibilityValue() as? String]
    return words.compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }

  fileprivate var name: String { accessibilityPlaceholderValue() ?? accessibilityLabel() ?? "" }

  fileprivate var takesTaps: Bool {
    [.button, .link, .checkBox, .popUpButton, .menuButton].contains(accessibilityRole())
  }

  fileprivate var isWayBack: Bool { takesTaps && words == "Back" }
}

package typealias AppUnderTest = AppKitDriver
#endif
