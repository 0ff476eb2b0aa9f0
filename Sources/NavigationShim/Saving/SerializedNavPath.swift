public import Combine
public import Foundation
package import LinkStackEngine
public import SwiftUI

/// A path that saves itself in a file, from one launch of the app to the next.
///
/// ```swift
/// struct PlacesScene: View {
///   @StateObject private var places = SerializedNavPath(filenameWithExtension: "places.json")
///
///   var body: some View {
///     NavigationStack(path: places.pathBinding) {
///       Button("Rome") { places.append("Rome") }
///         .navigationDestination(for: String.self) { name in Text(name) }
///     }
///   }
/// }
/// ```
///
/// The initializer reads the file. A change is encoded at the end of the main queue's iteration, and written on
/// another thread, one write at a time. When the app leaves the foreground or ends, it waits until the path is
/// written. At any other time, call ``save()`` to wait. A pending write retains the object.
///
/// The file always holds a whole path, even if the app is killed during a write. It has the format of
/// `NavigationPath.CodableRepresentation`, whichever code wrote it. If the file is damaged, it is renamed, for
/// example to `places.unusable-1.json`, and the path starts empty. If it can't be renamed, or the system doesn't
/// grant access now, as before people unlock the device, the path lives in memory, and the file isn't overwritten.
/// ``problem`` describes all of this, as does the log, without names and contents.
///
/// If a stack can't show an element of the file, it removes that element and all above it from ``path``. The file
/// keeps them until the path changes for another reason. If two objects use one file, the last write counts: give
/// each scene a file of its own. See <doc:DeepLinks>, and [Which path holder do I
/// need?](<doc:NavigatingFromCode#Which-path-holder-do-I-need>).
///
/// An addition to SwiftUI's interface, isolated to the main actor. It replaces the class of this name in the package
/// SerializedNavPath.
@MainActor
public final class SerializedNavPath: ObservableObject {
  /// The effect of a stack's writes to ``SerializedNavPath/pathBinding``: see ``SerializedNavPath`` for an example of
  /// the binding.
  public enum BindingWrites: Hashable, Sendable {
    /// The written path is saved, also when people go back.
    case saved

    /// The written path is refused, and a line is logged. Only methods change the path.
    ///
    /// If people go back, the screen returns, or stack and path differ. Hide the back button on such screens.
    case refused
  }

  /// The path.
  ///
  /// Its changes are saved soon.
  @Published public var path: Shim.NavigationPath {
    didSet { pathChanged(from: oldValue) }
  }

  /// The problem of the latest attempt to read or write the file; `nil` after a successful one.
  @Published public private(set) var problem: SerializedNavPathError?

  private let place: PathPlace
  private let writes: BindingWrites
  private let scheduler: any WakeScheduler
  private let log: (_ text: String) -> Void
  private var saving = SavingState()

  /// The path before a stack dropped elements that it can't show, if nothing has changed since.
  ///
  /// The file is to hold it.
  private var original: Shim.NavigationPath?
  private var pendingWrite: WakeToken?
  private var notifications: [AnyCancellable] = []

  /// Creates a path that is saved in Application Support, on tvOS in Caches, and reads it.
  ///
  /// The folder is created if it doesn't exist. On a Mac, all apps that aren't sandboxed share it: call
  /// ``init(url:createNew:writes:)`` there.
  ///
  /// - Parameters:
  ///   - filenameWithExtension: The name of the file. If it can't be one (it is empty, too long, or has a separator),
  ///     the path lives in memory, and ``problem`` has the reason.
  ///   - createNew: Whether to erase an existing file, and start with an empty path.
  ///   - writes: The effect of a stack's writes to ``pathBinding``.
  /// - Complexity: Reads the file on the calling thread.
  public convenience init(
    filenameWithExtension: String,
    createNew: Bool = false,
    writes: BindingWrites = .saved
  ) {
    self.init(at: .place(named: filenameWithExtension), createNew: createNew, writes: writes)
  }

  /// Creates a path that is saved in a file of your choice.
  ///
  /// Its folder is created if it doesn't exist.
  public convenience init(url: URL, createNew: Bool = false, writes: BindingWrites = .saved) {
    self.init(at: .place(at: url), createNew: createNew, writes: writes)
  }

  /// Creates a path with the time and the log of a test.
  package convenience init(
    url: URL,
    createNew: Bool = false,
    writes: BindingWrites = .saved,
    scheduler: any WakeScheduler,
    log: @escaping (_ text: String) -> Void = { _ in }
  ) {
    let place = PathPlace.place(at: url)
    self.init(at: place, createNew: createNew, writes: writes, scheduler: scheduler, log: log)
  }

  private init(
    at place: PathPlace,
    createNew: Bool,
    writes: BindingWrites,
    scheduler: (any WakeScheduler)? = nil,
    log: @escaping (_ text: String) -> Void = { writeToSystemLog($0) }
  ) {
    self.place = place
    self.writes = writes
    self.scheduler = scheduler ?? MainQueueScheduler.shared
    self.log = log
    path = Shim.NavigationPath()
    if case .failure(let error) = place { saving.refuse(error) }
    if createNew { erase() } else { load() }
    notifications = AppNotifications.leavingForeground.map { name in
      NotificationCenter.default.publisher(for: name).sink { @Sendable [weak self] _ in
        MainThread.run { [weak self] _ in self?.saveBeforeLeaving() }
      }
    }
  }
}

/// The path, for screens and the stack.
extension SerializedNavPath {
  /// The path for a stack.
  ///
  /// Its writes are saved, or with ``BindingWrites/refused`` are refused.
  public var pathBinding: Binding<Shim.NavigationPath> {
    // SwiftUI's stack misbehaves with a binding made of closures.
    ObservedObject(wrappedValue: self).projectedValue.boundPath
  }

  private var boundPath: Shim.NavigationPath {
    get { path }
    set {
      switch writes {
      case .saved: path = newValue
      case .refused:
        log("ignored: a write to the path of a SerializedNavPath whose binding is read-only")
      }
    }
  }

  /// Pushes a screen for a value that isn't known to be `Codable`.
  ///
  /// While it is in the path, the file keeps the path that was saved before.
  public func append<Route: Hashable>(_ route: Route) { path.append(route) }

  /// Pushes a screen for a value, and saves the path soon.
  public func append<Route: Hashable & Codable>(_ route: Route) { path.append(route) }

  /// Pops screens, at most as many as there are above the root, as ``Shim/NavigationPath/pop(_:)`` does.
  ///
  /// - Precondition: `count` is not negative.
  public func removeLast(_ count: Int = 1) {
    if count == 0 || count > 0 && path.isEmpty { return }
    path.pop(count)
  }

  /// The number of screens above the root.
  public var count: Int { path.count }

  /// Returns the values of those elements that have a type.
  ///
  /// It replaces the original's property `routes`.
  public func routes<Route: Hashable>(as type: Route.Type = Route.self) -> [Route] {
    path.compactValues(of: type)
  }
}

/// Saving and erasing the file.
extension SerializedNavPath {
  /// Saves the path if the file holds another one, and waits until it is saved.
  ///
  /// Cancelling the task has no effect.
  ///
  /// ```swift
  /// let places = SerializedNavPath(filenameWithExtension: "places.json")
  /// places.append("Rome")
  /// try await places.save()
  /// ```
  ///
  /// - Throws: ``SerializedNavPathError``, which is the ``problem`` from then on. The file keeps the path that was
  ///   saved before.
  public func save() async throws {
    if original == nil { saving.doubt() }
    // If that write fails, the next round writes again.
    while saving.isUnderWay { await PathFile.waitForQueue() }
    guard let write = try beginWriting() else { return }
    let error = await withCheckedContinuation { continuation in
      PathFile.queue.async { [place] in continuation.resume(returning: write.perform(at: place)) }
    }
    end(write, error)
    if let error { throw error }
  }

  /// Erases the file, after a write that is under way.
  ///
  /// The path is unchanged, and its next change creates the file again.
  public func erase() {
    do {
      try PathFile.queue.sync { [place] in try place.get().erase() }
      saving.didErase()
      original = nil
      report(nil)
    } catch {
      report(error)
    }
  }
}

/// Reading and writing.
extension SerializedNavPath {
  private func load() {
    do {
      let file = try place.get()
      guard let data = try PathFile.queue.sync(execute: { try file.read() }) else { return }
      path = try file.decode(data)
      // The path that was read needn't be written.
      scheduler.cancel(&pendingWrite)
      saving.didRead(data)
    } catch {
      guard var problem = error as? SerializedNavPathError, case .success(let file) = place else {
        return report(error)
      }
      let isSetAside =
        !problem.leavesFileUsable && PathFile.queue.sync { file.setAside(after: &problem) }
      if !isSetAside { saving.refuse(problem) }
      report(problem)
    }
  }

  private func pathChanged(from oldPath: Shim.NavigationPath) {
    if path.isCutByStack { return original = original ?? oldPath }
    if original != nil, path == oldPath { return }
    original = nil
    guard saving.change(), pendingWrite == nil else { return }
    // Retains the object on purpose: a path that is set before the last reference is released is saved.
    pendingWrite = scheduler.after(.turn) { self.write() }
  }

  private func write() {
    guard let write = try? beginWriting() else { return }
    PathFile.queue.async { [place] in
      let error = write.perform(at: place)
      Task { @MainActor in self.end(write, error) }
    }
  }

  /// Writes the path, and waits for all writes under way: the process may be suspended next.
  private func saveBeforeLeaving() {
    if saving.isDirty, let write = try? beginWriting() {
      end(write, PathFile.queue.sync { [place] in write.perform(at: place) })
    } else {
      PathFile.queue.sync {}
    }
  }

  /// Encodes the path; `nil` if the file holds the same, or will.
  private func beginWriting() throws -> SavingState.Write? {
    scheduler.cancel(&pendingWrite)
    let wasDirty = saving.isDirty
    do {
      let write = try saving.begin { try place.get().encode(original ?? path) }
      if wasDirty, write == nil { report(nil) }
      return write
    } catch {
      report(error)
      throw error
    }
  }

  private func end(_ write: SavingState.Write, _ error: (any Error)?) {
    guard let hasNewer = saving.end(write, hasSucceeded: error == nil) else { return }
    report(error)
    if hasNewer { self.write() }
  }

  /// Publishes how an attempt to read or write the file has ended.
  private func report(_ error: (any Error)?) {
    let newProblem = error as? SerializedNavPathError
    if let newProblem { log(newProblem.publicText) }
    if problem != nil || newProblem != nil { problem = newProblem }
  }
}
