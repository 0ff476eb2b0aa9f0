public import Combine
public import Foundation
package import LinkStackEngine
public import SwiftUI

/// A path that saves itself in a file, from one launch of the app to the next, as in <doc:DeepLinks>.
///
/// The file is read when the object is created. A change is encoded at the end of the main queue's turn, and written
/// on another thread, one write at a time. When the app leaves the foreground or ends, it waits until the path is
/// written; at any other time, ``save()`` does. A pending write keeps the object alive.
///
/// The file always holds a whole path, even if the app is killed during a write. It has the form of
/// `NavigationPath.CodableRepresentation`, and is read no matter who wrote it. If it can't be used, it is set aside
/// under a name such as `places.unusable-1.json`, and the path starts empty. If that isn't possible either, or the
/// system doesn't hand the file out at the moment, as before the device is unlocked, the path lives in memory, and
/// the file is not overwritten. All of this is reported in ``problem`` and, without names and contents, in the log.
///
/// If a stack can't show an element of the file, it drops it with all above it from ``path``. The file keeps the
/// original until the path changes for another reason. Of two objects with the same file, the last one to write wins:
/// give each scene a file of its own.
///
/// An addition to SwiftUI's interface, in place of the class of this name in the package SerializedNavPath.
@MainActor
public final class SerializedNavPath: ObservableObject {
  /// The effect of a stack's writes to ``SerializedNavPath/pathBinding``.
  public enum BindingWrites: Hashable, Sendable {
    /// The written path is saved, also when a person goes back.
    case saved

    /// The written path is refused with a line in the log, so that only methods change the path.
    ///
    /// If a person goes back, the screen returns, or stack and path differ: hide the back button on such screens.
    case refused
  }

  /// The path, whose changes are saved soon.
  @Published public var path: Shim.NavigationPath {
    didSet { pathChanged(from: oldValue) }
  }

  /// The problem of the last attempt to read or write the file.
  @Published public private(set) var problem: SerializedNavPathError?

  private let place: PathPlace
  private let writes: BindingWrites
  private let scheduler: any WakeScheduler
  private let log: (_ text: String) -> Void
  private var saving = SavingState()

  /// What the file is to hold, where a stack has dropped from the path what it can't show and nothing has
  /// changed since: the path before.
  private var original: Shim.NavigationPath?
  private var pendingWrite: WakeToken?
  private var notifications: [AnyCancellable] = []

  /// Creates a path that is saved in Application Support, on tvOS with the caches, and reads it.
  ///
  /// The folder is created if it doesn't exist. On a Mac, all apps that are not sandboxed share it:
  /// use ``init(url:createNew:writes:)`` there.
  ///
  /// - Parameters:
  ///   - filenameWithExtension: The name of the file. If it can't be one (it is empty, too long, or
  ///     has a separator), the path lives in memory, and ``problem`` says so.
  ///   - createNew: Whether to erase an existing file, and start with an empty path.
  ///   - writes: The effect of a stack's writes to ``pathBinding``.
  public convenience init(
    filenameWithExtension: String,
    createNew: Bool = false,
    writes: BindingWrites = .saved
  ) {
    self.init(at: .place(named: filenameWithExtension), createNew: createNew, writes: writes)
  }

  /// Creates a path that is saved in a file of the app's choice, whose folder is created if it doesn't exist.
  public convenience init(url: URL, createNew: Bool = false, writes: BindingWrites = .saved) {
    self.init(at: .place(at: url), createNew: createNew, writes: writes)
  }

  /// Creates a path whose time and log are a test's.
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

/// The path, as the screens and the stack use it.
extension SerializedNavPath {
  /// The path for a stack, whose writes are saved, or with ``BindingWrites/refused`` are refused.
  public var pathBinding: Binding<Shim.NavigationPath> {
    // SwiftUI's own stack misbehaves with a binding made of closures.
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

  /// Pushes a screen for a value that can't be saved: while it is in the path, the file keeps what was saved before.
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

  /// Returns the values of those elements of the path that have a type, in place of the original's property `routes`.
  public func routes<Route: Hashable>(as type: Route.Type = Route.self) -> [Route] {
    path.compactValues(of: type)
  }
}

/// Saving and erasing the file.
extension SerializedNavPath {
  /// Saves the path, if the file holds another one, and waits until it is saved; cancelling the task changes nothing.
  ///
  /// - Throws: ``SerializedNavPathError``, which ``problem`` has from then on. The file then keeps the path that was
  ///   saved before.
  public func save() async throws {
    if original == nil { saving.doubt() }
    // If it doesn't get to the file, it is written again.
    while saving.isUnderWay { await PathFile.waitForQueue() }
    guard let write = try beginWriting() else { return }
    let error = await withCheckedContinuation { continuation in
      PathFile.queue.async { [place] in continuation.resume(returning: write.perform(at: place)) }
    }
    end(write, error)
    if let error { throw error }
  }

  /// Erases the file, after a write that is under way, and leaves the path as it is, whose next change creates it
  /// again.
  public func erase() {
    scheduler.cancel(&pendingWrite)
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
      // What was read is not to be written.
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
    if path.isCutShort(from: oldPath) { return original = original ?? oldPath }
    if original != nil, path == oldPath { return }
    original = nil
    guard saving.change(), pendingWrite == nil else { return }
    // Keeps the object alive on purpose: what was set before the last reference went is saved.
    pendingWrite = scheduler.after(.turn) { self.write() }
  }

  private func write() {
    guard let write = try? beginWriting() else { return }
    PathFile.queue.async { [place] in
      let error = write.perform(at: place)
      Task { @MainActor in self.end(write, error) }
    }
  }

  /// Writes the path, and waits for all that is under way: the process may be held next.
  private func saveBeforeLeaving() {
    if saving.isDirty, let write = try? beginWriting() {
      end(write, PathFile.queue.sync { [place] in write.perform(at: place) })
    } else {
      PathFile.queue.sync {}
    }
  }

  /// Encodes the path; `nil` where the file holds the same, or will.
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

  /// Says how an attempt to read or write the file has ended.
  private func report(_ error: (any Error)?) {
    let newProblem = error as? SerializedNavPathError
    if let newProblem { log(newProblem.publicText) }
    if problem != nil || newProblem != nil { problem = newProblem }
  }
}
