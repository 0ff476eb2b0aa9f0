public import Combine
public import Foundation
package import LinkStackEngine
public import SwiftUI

#if os(watchOS)
import WatchKit
#elseif canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// A path that keeps itself in a file, from one launch of the app to the next.
///
/// ```swift
/// struct TravelView: View {
///   @StateObject private var places = SerializedNavPath(filenameWithExtension: "places.json")
///
///   var body: some View {
///     NavigationStack(path: places.pathBinding) {
///       Button("Rome") { places.append(Place(name: "Rome")) }
///         .navigationDestination(for: Place.self) { PlaceView(place: $0) }
///     }
///   }
/// }
/// ```
///
/// The file is read when the object is made. Changes are written at the end of the main queue's turn,
/// a burst of them once, and at once when the app leaves the foreground or ends. A write that is still
/// to come keeps the object alive.
///
/// The file always holds a path as a whole, the one before or the one after, also if the app or the
/// system dies at that moment: see ``saveNow()``. It has the form that Apple's type is saved in (see
/// `NavigationPath.CodableRepresentation`), and files that hold it in that form are read, whoever wrote
/// them.
///
/// A file that can't be used is set aside under a name such as `places.unusable-1.json`, and the path
/// begins empty. Where even that can't be done, the path lives in memory, and nothing is written over
/// the file. So it is with a file that the system doesn't hand out just then, such as a protected one
/// before the device is unlocked: the next launch may read it. All of this is reported in ``problem``
/// and in the log; nothing of it is fatal.
///
/// An element of the file that a stack can't show is dropped from ``path``, with what is above it. The
/// file keeps the original until the path changes for another reason.
///
/// Two objects with one file know nothing of each other: the last one to write wins, with its whole
/// path, and one whose path hasn't changed doesn't write. Give each scene a file of its own.
///
/// An addition to SwiftUI's interface. It stands in for the class of the same name in the package
/// SerializedNavPath.
///
/// - Note: Reading and writing are done on the main thread, and a write waits until the storage has
///   confirmed it.
@MainActor
public final class SerializedNavPath: ObservableObject {
  /// Whether each read, write and erasure leaves a line in the log; problems always do.
  public static var debug = false

  /// How large a file may be, in bytes: 16 MiB.
  ///
  /// A larger one is not read, and a larger path is not written.
  public nonisolated static var maximumByteCount: Int { 16 * 1024 * 1024 }

  /// What becomes of what a stack writes to ``SerializedNavPath/pathBinding``.
  public enum BindingWrites: Hashable, Sendable {
    /// It becomes the path, and is saved: a person's going back, too.
    case saved

    /// It is refused with a line in the log, so that only the methods change the path.
    ///
    /// A person who goes back then sees the screen come again, or the stack and the path differ. Hide
    /// the back button on such screens.
    case refused
  }

  /// The path; a change of it is saved soon.
  @Published public var path: Shim.NavigationPath {
    didSet { noteChange(from: oldValue) }
  }

  /// What was wrong when the file was last read or written, or `nil` if all is well.
  @Published public internal(set) var problem: SerializedNavPathError?

  let place: Result<PathFile, SerializedNavPathError>
  let writes: BindingWrites
  let scheduler: any WakeScheduler
  let log: (_ text: String, _ isProblem: Bool) -> Void

  /// What the file is known to hold.
  var contents: Data?

  /// Why nothing may be written over the file.
  var hindrance: SerializedNavPathError?

  /// The wake-up for a write that was put off.
  var pendingWrite: WakeToken?

  /// Whether the path has changed since it was last saved, or failed to be.
  var isUnsaved = false

  /// Whether the file holds more than the path, because a stack has dropped what it can't show.
  var keepsOriginal = false

  private var departures: [AnyCancellable] = []

  /// Creates a path that is kept in Application Support, and reads it.
  ///
  /// The folder is created when it is absent. On tvOS, which has no such folder, it is the one for
  /// caches. On a Mac all apps that are not sandboxed share it: use ``init(url:createNew:writes:)``.
  ///
  /// - Parameters:
  ///   - filenameWithExtension: The name of the file. One that isn't a file's name (empty, too long,
  ///     with a separator) makes a path that lives in memory; ``problem`` says so.
  ///   - createNew: Whether to erase what is there, and begin with an empty path.
  ///   - writes: What becomes of what a stack writes to ``pathBinding``.
  public convenience init(
    filenameWithExtension: String,
    createNew: Bool = false,
    writes: BindingWrites = .saved
  ) {
    self.init(
      at: PathFile.place(named: filenameWithExtension),
      createNew: createNew,
      writes: writes
    )
  }

  /// Creates a path that is kept in a file of the app's choice, and reads it.
  ///
  /// The folder of the file is created when it is absent.
  ///
  /// - Parameters:
  ///   - url: Where the file is. One that can't be a file makes a path that lives in memory;
  ///     ``problem`` says so.
  ///   - createNew: Whether to erase what is there, and begin with an empty path.
  ///   - writes: What becomes of what a stack writes to ``pathBinding``.
  public convenience init(url: URL, createNew: Bool = false, writes: BindingWrites = .saved) {
    self.init(at: PathFile.place(at: url), createNew: createNew, writes: writes)
  }

  init(
    at place: Result<PathFile, SerializedNavPathError>,
    createNew: Bool,
    writes: BindingWrites,
    scheduler: (any WakeScheduler)? = nil,
    log: ((_ text: String, _ isProblem: Bool) -> Void)? = nil
  ) {
    self.place = place
    self.writes = writes
    self.scheduler = scheduler ?? MainQueueScheduler.shared
    self.log = log ?? { text, isProblem in SystemLog.write(text, isProblem: isProblem) }
    path = Shim.NavigationPath()
    if createNew { erase() } else { load() }
    departures = AppDeparture.notifications.map { name in
      NotificationCenter.default.publisher(for: name).sink { [weak self] _ in
        self?.saveIfChanged()
      }
    }
  }
}

/// The path, as the screens and the stack use it.
extension SerializedNavPath {
  /// The path for a stack.
  ///
  /// What the stack writes, such as a person's going back, is saved, or refused where the object was
  /// made with ``BindingWrites/refused``.
  public var pathBinding: Binding<Shim.NavigationPath> {
    Binding(get: { self.path }, set: { self.take($0) })
  }

  /// Returns the path for a stack: ``pathBinding``.
  public func getNavPathForNavigationStack() -> Binding<Shim.NavigationPath> {
    pathBinding
  }

  /// Pushes a screen for a value that can't be saved.
  ///
  /// While such a value is in the path, the file keeps what was saved before, and ``problem`` names
  /// the value's place and type.
  ///
  /// - Parameter route: The value of the new top of the stack.
  public func append<Route: Hashable>(_ route: Route) {
    path.append(route)
  }

  /// Pushes a screen for a value, and saves the path soon.
  ///
  /// - Parameter route: The value of the new top of the stack.
  public func append<Route: Hashable & Codable>(_ route: Route) {
    path.append(route)
  }

  /// Pops screens, at most as many as there are above the root, and saves the path soon.
  ///
  /// - Parameter count: How many screens to pop. Nothing happens where it is negative.
  public func removeLast(_ count: Int = 1) {
    guard count > 0, !path.isEmpty else { return }
    path.pop(count)
  }

  /// The number of screens above the root.
  public var count: Int {
    path.count
  }

  /// Returns the values of those elements of the path that have a type.
  ///
  /// Stands in for the original's property `routes`, whose type was the package's own. An app that has
  /// one type of routes can have the property back:
  ///
  /// ```swift
  /// extension SerializedNavPath {
  ///   var routes: [Route] { routes(as: Route.self) }
  /// }
  /// ```
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The values, from the one nearest to the root to the one nearest to the top.
  public func routes<Route: Hashable>(as type: Route.Type = Route.self) -> [Route] {
    path.compactElements(as: type)
  }

  private func take(_ newPath: Shim.NavigationPath) {
    switch writes {
    case .saved:
      path = newPath
    case .refused:
      log("ignored: a write to the path of \(filename), whose binding is read-only", true)
    }
  }
}

/// What the app asks of the file.
extension SerializedNavPath {
  /// Saves the path at once, if the file holds another one.
  ///
  /// There is no need to call it, but to know the outcome at once: see ``problem``, or use
  /// ``saveNow()``.
  public func save() {
    try? saveNow()
  }

  /// Saves the path at once, if the file holds another one, or says why it can't.
  ///
  /// The path is written to another file beside, which takes the place of the old one when all of it
  /// is in the storage. When the call returns, so is the new name. If it throws, the file has the old
  /// path whole, or the new one: see ``SerializedNavPathError/consequence``.
  ///
  /// - Throws: ``SerializedNavPathError``, which ``problem`` has from then on.
  public func saveNow() throws {
    try save(path)
  }

  /// Erases the file, and leaves the path as it is.
  ///
  /// The next change of the path makes the file anew.
  public func erase() {
    cancelPendingWrite()
    do {
      if try place.get().erase() { note("erased: \(filename)") }
      contents = nil
      hindrance = nil
      isUnsaved = false
      keepsOriginal = false
      setProblem(nil)
    } catch {
      report(error)
    }
  }

  /// Erases the file, and begins with an empty path.
  public func createNew() {
    path = Shim.NavigationPath()
    erase()
  }
}

/// When the file is read and written.
extension SerializedNavPath {
  /// The name of the file, for a message.
  var filename: String {
    switch place {
    case .success(let file): file.name
    case .failure(let error): error.filename
    }
  }

  /// Reads the file; from the initializer.
  func load() {
    do {
      let file = try place.get()
      file.removeLeftovers()
      guard let data = try file.read() else { return }
      path = try file.decode(data)
      // The initializer's own settings of a property aren't observed, those of its methods are.
      cancelPendingWrite()
      isUnsaved = false
      contents = data
      note("read: \(filename), \(path.count) element(s)")
    } catch {
      setAside(after: error)
    }
  }

  private func setAside(after error: any Error) {
    guard var error = error as? SerializedNavPathError, case .success(let file) = place else {
      return report(error)
    }
    if error.leavesFileUsable || !file.setAside(after: &error) { hindrance = error }
    report(error)
  }

  /// Takes in that the path has been set.
  func noteChange(from oldPath: Shim.NavigationPath) {
    if DroppedElements.areBeingDropped {
      // What the app has set in this turn is on its way to the file, and the stack gets ahead of it.
      if pendingWrite != nil { try? save(oldPath) }
      keepsOriginal = true
      return
    }
    if keepsOriginal, path == oldPath { return }
    keepsOriginal = false
    isUnsaved = true
    guard pendingWrite == nil else { return }
    // Keeps the object alive on purpose: what was set before the last reference went is saved.
    pendingWrite = scheduler.schedule(after: .zero) { self.saveIfChanged() }
  }

  /// Saves what has been set and not been saved yet, if there is anything.
  func saveIfChanged() {
    if isUnsaved { save() } else { cancelPendingWrite() }
  }

  func cancelPendingWrite() {
    if let pendingWrite { scheduler.cancel(pendingWrite) }
    pendingWrite = nil
  }

  func save(_ path: Shim.NavigationPath) throws {
    cancelPendingWrite()
    guard !keepsOriginal else { return }
    do {
      if let hindrance { throw hindrance }
      let file = try place.get()
      let data = try file.encode(path)
      if data != contents {
        // Unknown while it is being written, so that a failure is never taken for an old success.
        contents = nil
        try file.write(data)
        contents = data
        note("wrote: \(filename), \(path.count) element(s)")
      }
      isUnsaved = false
      setProblem(nil)
    } catch {
      report(error)
      throw error
    }
  }

  func note(_ text: String) {
    if Self.debug { log(text, false) }
  }

  func report(_ error: any Error) {
    guard let error = error as? SerializedNavPathError else { return }
    log(error.description, true)
    setProblem(error)
  }

  func setProblem(_ newProblem: SerializedNavPathError?) {
    if problem != nil || newProblem != nil { problem = newProblem }
  }
}

extension SerializedNavPath {
  /// Creates a path whose time and log are a test's.
  ///
  /// A hook for tests.
  package convenience init(
    url: URL,
    createNew: Bool = false,
    writes: BindingWrites = .saved,
    scheduler: any WakeScheduler,
    log: @escaping (_ text: String, _ isProblem: Bool) -> Void = { _, _ in }
  ) {
    self.init(
      at: PathFile.place(at: url),
      createNew: createNew,
      writes: writes,
      scheduler: scheduler,
      log: log
    )
  }

  /// Returns the path that a file with some contents would have.
  ///
  /// A hook for tests.
  package nonisolated static func path(fromContents data: Data) throws -> Shim.NavigationPath {
    try PathFile(url: URL(fileURLWithPath: "/path.json")).decode(data)
  }
}

/// Tells when the app leaves the foreground, or ends: the last moments to save.
enum AppDeparture {
  #if os(watchOS)
  @MainActor static var notifications: [Notification.Name] {
    [
      WKExtension.applicationWillResignActiveNotification,
      WKExtension.applicationDidEnterBackgroundNotification,
    ]
  }
  #elseif canImport(AppKit) && !canImport(UIKit)
  @MainActor static var notifications: [Notification.Name] {
    [NSApplication.willResignActiveNotification, NSApplication.willTerminateNotification]
  }
  #else
  @MainActor static var notifications: [Notification.Name] {
    [
      UIApplication.willResignActiveNotification,
      // What was set after that, but before the app is held.
      UIApplication.didEnterBackgroundNotification,
      UIApplication.willTerminateNotification,
    ]
  }
  #endif
}
