public import Combine
public import Foundation
package import LinkStackEngine
public import SwiftUI

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
/// The file is read when the object is made. A change is encoded at the end of the main queue's turn,
/// a burst of changes once, and written on another thread, one write at a time. What is set during a
/// write is written after it, and of several paths only the newest. When the app leaves the foreground
/// or ends, it waits until the path is written; elsewhere, ``save()`` does. A write that is still to
/// come keeps the object alive.
///
/// The file always holds a path as a whole, the one before or the one after, also if the app is killed
/// at that moment. That is not promised for a loss of power: nothing here waits until the storage has
/// what was written.
///
/// The file has the form that Apple's type is saved in (see `NavigationPath.CodableRepresentation`),
/// and files that hold it in that form are read, whoever wrote them.
///
/// A file that can't be used is set aside under a name such as `places.unusable-1.json`, and the path
/// begins empty. Where even that can't be done, the path lives in memory, and nothing is written over
/// the file. So it is with a file that the system doesn't hand out just then, such as a protected one
/// before the device is unlocked: the next launch may read it. All of this is reported in ``problem``
/// and, without names and contents, in the log; nothing of it is fatal.
///
/// An element of the file that a stack can't show is dropped from ``path``, with what is above it. The
/// file keeps the original until the path changes for another reason.
///
/// Two objects with one file know nothing of each other: the last one to write wins, with its whole
/// path, and one whose path hasn't changed doesn't write. Give each scene a file of its own.
///
/// An addition to SwiftUI's interface. It stands in for the class of the same name in the package
/// SerializedNavPath.
@MainActor
public final class SerializedNavPath: ObservableObject {
  /// How large a file may be, in bytes: 16 MiB.
  ///
  /// A larger one is not read, and a larger path is not written.
  nonisolated public static var maximumByteCount: Int { 16 * 1024 * 1024 }

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
    didSet { pathChanged(from: oldValue) }
  }

  /// What was wrong when the file was last read or written, or `nil` if all is well.
  @Published public private(set) var problem: SerializedNavPathError?

  private let place: Result<PathFile, SerializedNavPathError>
  private let writes: BindingWrites
  private let scheduler: any WakeScheduler
  private let log: (_ text: String) -> Void

  /// What the file is known to hold.
  private var contents: Data?

  /// Why nothing may be written over the file.
  private var reasonAgainstWriting: SerializedNavPathError?

  /// The path that has been set and is not in the file, nor on its way there.
  private var unsaved: Shim.NavigationPath?

  /// The wake-up for a write that was put off.
  private var pendingWrite: WakeToken?

  /// The newest write that is under way, and the path that it writes.
  private var writing: (write: Write, path: Shim.NavigationPath)?

  private var lastWriteNumber = 0

  /// Whether the file holds more than the path, because a stack has dropped what it can't show.
  private var keepsOriginal = false

  private var notifications: [AnyCancellable] = []

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

  /// Creates a path whose time and log are a test's.
  ///
  /// A hook for tests.
  package convenience init(
    url: URL,
    createNew: Bool = false,
    writes: BindingWrites = .saved,
    scheduler: any WakeScheduler,
    log: @escaping (_ text: String) -> Void = { _ in }
  ) {
    self.init(
      at: PathFile.place(at: url),
      createNew: createNew,
      writes: writes,
      scheduler: scheduler,
      log: log
    )
  }

  private init(
    at place: Result<PathFile, SerializedNavPathError>,
    createNew: Bool,
    writes: BindingWrites,
    scheduler: (any WakeScheduler)? = nil,
    log: @escaping (_ text: String) -> Void = { SystemLog.write($0) }
  ) {
    self.place = place
    self.writes = writes
    self.scheduler = scheduler ?? MainQueueScheduler.shared
    self.log = log
    path = Shim.NavigationPath()
    if createNew {
      erase()
    } else if let saved = load() {
      path = saved
      // What was read is not to be written.
      cancelPendingWrite()
      unsaved = nil
    }
    notifications = AppNotifications.leavingForeground.map { name in
      NotificationCenter.default.publisher(for: name).sink { @Sendable [weak self] _ in
        MainThread.run { [weak self] _ in self?.saveBeforeLeaving() }
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
    // SwiftUI's own stack misbehaves with a binding made of closures.
    ObservedObject(wrappedValue: self).projectedValue.boundPath
  }

  /// The path, where what is written may be refused.
  private var boundPath: Shim.NavigationPath {
    get { path }
    set { stackChanged(to: newValue) }
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

  private func stackChanged(to newPath: Shim.NavigationPath) {
    switch writes {
    case .saved:
      path = newPath
    case .refused:
      log("ignored: a write to the path of a SerializedNavPath whose binding is read-only")
    }
  }
}

/// What the app asks of the file.
extension SerializedNavPath {
  /// Saves the path, if the file holds another one, and waits until that is done.
  ///
  /// There is no need to call it, but to know the outcome. A path that is set meanwhile is saved after
  /// it. Cancelling the task changes nothing.
  ///
  /// - Throws: ``SerializedNavPathError``, which ``problem`` has from then on. The file then has what
  ///   was saved before.
  public func save() async throws {
    if unsaved == nil, writing == nil, !keepsOriginal { unsaved = path }
    while unsaved == nil, writing != nil {
      // It is on its way. If it doesn't get there, it is unsaved again.
      await PathFile.waitForQueue()
    }
    guard let write = try beginWriting() else { return }
    let result = await withCheckedContinuation { continuation in
      PathFile.queue.async { continuation.resume(returning: write.perform()) }
    }
    end(write, result)
    try result.get()
  }

  /// Erases the file, and leaves the path as it is.
  ///
  /// Waits for a write that is under way. The next change of the path makes the file anew.
  public func erase() {
    cancelPendingWrite()
    writing = nil
    contents = nil
    do {
      let file = try place.get()
      try PathFile.queue.sync { try file.erase() }
      reasonAgainstWriting = nil
      unsaved = nil
      keepsOriginal = false
      setProblem(nil)
    } catch {
      report(error)
    }
  }
}

/// Reading and writing.
extension SerializedNavPath {
  /// Contents on their way to the file.
  private struct Write: Sendable {
    let number: Int
    let file: PathFile
    let data: Data

    func perform() -> Result<Void, any Error> {
      Result { try file.write(data) }
    }
  }

  /// Reads the file; `nil` if there is none, or none that can be used.
  private func load() -> Shim.NavigationPath? {
    do {
      let file = try place.get()
      guard let data = try PathFile.queue.sync(execute: { try file.read() }) else { return nil }
      let path = try file.decode(data)
      contents = data
      return path
    } catch {
      setAside(after: error)
      return nil
    }
  }

  private func setAside(after error: any Error) {
    guard var error = error as? SerializedNavPathError, case .success(let file) = place else {
      return report(error)
    }
    let isSetAside =
      !error.leavesFileUsable && PathFile.queue.sync { file.setAside(after: &error) }
    if !isSetAside { reasonAgainstWriting = error }
    report(error)
  }

  private func pathChanged(from oldPath: Shim.NavigationPath) {
    if path.isCutShort(from: oldPath) {
      // What the app has set is still on its way to the file, as it was.
      keepsOriginal = true
      return
    }
    if keepsOriginal, path == oldPath { return }
    keepsOriginal = false
    unsaved = path
    guard pendingWrite == nil, writing == nil else { return }
    // Keeps the object alive on purpose: what was set before the last reference went is saved.
    pendingWrite = scheduler.after(.turn) { self.writeUnsaved() }
  }

  /// Writes what is unsaved, if anything is, away from the main thread.
  private func writeUnsaved() {
    guard let write = try? beginWriting() else { return }
    PathFile.queue.async {
      let result = write.perform()
      Task { @MainActor in self.end(write, result) }
    }
  }

  /// Writes what is unsaved, and waits for all that is under way: the process may be held next.
  private func saveBeforeLeaving() {
    if let write = try? beginWriting() {
      end(write, PathFile.queue.sync { write.perform() })
    } else {
      PathFile.queue.sync {}
    }
  }

  /// Encodes what is unsaved; `nil` where nothing is, or the file holds the same.
  private func beginWriting() throws -> Write? {
    cancelPendingWrite()
    guard let path = unsaved else { return nil }
    do {
      if let reasonAgainstWriting { throw reasonAgainstWriting }
      let file = try place.get()
      let data = try file.encode(path)
      unsaved = nil
      if data == contents {
        setProblem(nil)
        return nil
      }
      // Unknown while it is being written, so that a failure is never taken for an old success.
      contents = nil
      lastWriteNumber += 1
      let write = Write(number: lastWriteNumber, file: file, data: data)
      writing = (write, path)
      return write
    } catch {
      report(error)
      throw error
    }
  }

  private func end(_ write: Write, _ result: Result<Void, any Error>) {
    // A newer write, or an erasure, has taken its place.
    guard let path = writing?.path, write.number == writing?.write.number else { return }
    writing = nil
    let isNewest = unsaved == nil
    switch result {
    case .success:
      contents = write.data
      setProblem(nil)
    case .failure(let error):
      // Tried again with the next change, or when the app leaves.
      if isNewest { unsaved = path }
      report(error)
    }
    if !isNewest { writeUnsaved() }
  }

  private func cancelPendingWrite() {
    if let pendingWrite { scheduler.cancel(pendingWrite) }
    pendingWrite = nil
  }

  private func report(_ error: any Error) {
    guard let error = error as? SerializedNavPathError else { return }
    log(error.publicText)
    setProblem(error)
  }

  private func setProblem(_ newProblem: SerializedNavPathError?) {
    if problem != nil || newProblem != nil { problem = newProblem }
  }

  /// Returns the path that a file with some contents would have.
  ///
  /// A hook for tests.
  package nonisolated static func path(fromContents data: Data) throws -> Shim.NavigationPath {
    try PathFile(url: URL(fileURLWithPath: "/path.json")).decode(data)
  }
}
