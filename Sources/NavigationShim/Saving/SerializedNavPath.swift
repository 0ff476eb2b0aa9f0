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
///       Button("Rome") { places.path.append("Rome") }
///         .navigationDestination(for: String.self) { name in Text(name) }
///     }
///   }
/// }
/// ```
///
/// The initializer reads the file. A change is encoded at the end of the main queue's iteration, and written on
/// another thread, one write at a time. When the app leaves the foreground or ends, it waits until the path is
/// written. At any other time, and in an app extension, call ``save()`` to wait. A pending write retains the object.
///
/// The file always holds a whole path, even if the app is killed during a write. It has the format of
/// `NavigationPath.CodableRepresentation`. If the file is damaged, it is renamed, for example to
/// `places.unusable.json`, and the path starts empty. If the system doesn't grant access, for example before people
/// unlock the device, the path lives in memory, and the file isn't overwritten. It is tried again when the app comes
/// to the foreground, when protected data becomes available, and before each save. If the path hasn't changed by
/// then, it becomes that of the file. Otherwise the newer path is saved. ``problem`` describes all of this, as does
/// the log, without names and contents.
///
/// If a stack can't show an element of the file, it removes that element and all above it from the path. The file keeps
/// them until the path changes in another way, or you call ``save()``. If two objects use one file, the last write
/// counts: give each scene a file of its own. See <doc:DeepLinksAndSavedPaths>, and [Which path holder do I
/// need?](<doc:NavigatingFromCode#Which-path-holder-do-I-need>).
///
/// An addition to SwiftUI's interface, isolated to the main actor. It replaces the class of this name in the package
/// SerializedNavPath.
@MainActor
public final class SerializedNavPath: ObservableObject {
  /// The path.
  ///
  /// Its changes are saved soon. While it has an element that can't be saved, the file keeps the path that was saved
  /// before.
  @Published public var path: Shim.NavigationPath {
    didSet { pathChanged(from: oldValue) }
  }

  /// The problem of the latest attempt to read or write the file; `nil` after a successful one.
  @Published public private(set) var problem: SerializedNavPathError?

  /// The file; `nil` if there can't be one.
  private let file: PathFile?

  private let renamedType: (_ savedName: String) -> String
  private let scheduler: any WakeScheduler
  private let log: (_ text: String) -> Void

  /// Whether the file has been read, or needn't be, so that it may be overwritten.
  private var isRead: Bool

  /// Whether the path has changed since it was last encoded.
  private var isDirty = false

  /// The contents that the file has, or will have after the writes under way; `nil` if they aren't known.
  private var contents: Data?

  private var writesUnderWay = 0
  private var pendingWrite: WakeToken?
  private var notifications: [AnyCancellable] = []

  /// Creates a path that is saved in Application Support, on tvOS in Caches, and reads it.
  ///
  /// The folder is created if it doesn't exist. On a Mac, all apps that aren't sandboxed share it: call
  /// ``init(url:createNew:renamedType:)`` there.
  ///
  /// ```swift
  /// let places = SerializedNavPath(filenameWithExtension: "places.json") { savedName in
  ///   savedName == "Travel.Town" ? "Travel.Place" : savedName
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - filenameWithExtension: The name of the file. If it can't be one (it is empty, or has a separator), the path
  ///     lives in memory, and ``problem`` has the reason.
  ///   - createNew: Whether to erase an existing file, and start with an empty path.
  ///   - renamedType: Returns the present name for each type name in the file, for types that you have renamed or
  ///     moved to another module.
  /// - Complexity: Reads the file on the calling thread.
  public convenience init(
    filenameWithExtension: String,
    createNew: Bool = false,
    renamedType: @escaping (_ savedName: String) -> String = { $0 }
  ) {
    self.init(
      url: PathFile.url(named: filenameWithExtension),
      createNew: createNew,
      renamedType: renamedType,
      scheduler: nil
    )
  }

  /// Creates a path that is saved in a file of your choice.
  ///
  /// Its folder is created if it doesn't exist.
  public convenience init(
    url: URL,
    createNew: Bool = false,
    renamedType: @escaping (_ savedName: String) -> String = { $0 }
  ) {
    self.init(
      url: url,
      createNew: createNew,
      renamedType: renamedType,
      scheduler: nil
    )
  }

  /// Creates a path with the time and the log of a test.
  package init(
    url: URL?,
    createNew: Bool = false,
    renamedType: @escaping (_ savedName: String) -> String = { $0 },
    scheduler: (any WakeScheduler)?,
    log: @escaping (_ text: String) -> Void = { writeToSystemLog($0) }
  ) {
    file = url.flatMap { PathFile(at: $0) }
    self.renamedType = renamedType
    self.scheduler = scheduler ?? MainQueueScheduler.shared
    self.log = log
    path = Shim.NavigationPath()
    isRead = createNew
    if createNew { erase() } else { load() }
    observe(AppNotifications.leavingForeground) { $0.saveBeforeLeaving() }
    observe(AppNotifications.grantingAccess) { $0.load() }
  }

  private func observe(
    _ names: [Notification.Name],
    _ action: @escaping @MainActor (SerializedNavPath) -> Void
  ) {
    notifications += names.map { name in
      NotificationCenter.default.publisher(for: name).sink { @Sendable [weak self] _ in
        MainThread.run { [weak self] _ in self.map(action) }
      }
    }
  }
}

extension SerializedNavPath {
  /// The path for a stack, whose writes are saved.
  public var pathBinding: Binding<Shim.NavigationPath> {
    // SwiftUI's stack misbehaves with a binding made of closures.
    ObservedObject(wrappedValue: self).projectedValue.path
  }
}

/// Saving and erasing the file.
extension SerializedNavPath {
  /// Saves the path, unless it is the one that this object has read or written last, and waits until it is saved.
  ///
  /// Cancelling the task has no effect.
  ///
  /// ```swift
  /// let places = SerializedNavPath(filenameWithExtension: "places.json")
  /// places.path.append("Rome")
  /// try await places.save()
  /// ```
  ///
  /// - Throws: ``SerializedNavPathError``, which is the ``problem`` from then on. The file keeps the path that was
  ///   saved before.
  public func save() async throws {
    // A write under way may fail.
    if writesUnderWay > 0 { contents = nil }
    guard let write = try beginWriting() else { return }
    let error = await withCheckedContinuation { continuation in
      perform(write) { continuation.resume(returning: $0) }
    }
    if let error { throw error }
  }

  /// Erases the file, after a write that is under way.
  ///
  /// The path is unchanged, and its next change creates the file again.
  public func erase() {
    do {
      guard let file else { throw SerializedNavPathError.noPlace }
      try PathFile.queue.sync { try file.erase() }
      scheduler.cancel(&pendingWrite)
      (isRead, isDirty, contents) = (true, false, nil)
      report(nil)
    } catch {
      report(error)
    }
  }
}

/// Reading and writing.
extension SerializedNavPath {
  /// A write on the ``PathFile/queue``.
  private struct Write: Sendable {
    let data: Data
    let file: PathFile

    /// Writes the file, and returns the error, if any.
    func callAsFunction() -> (any Error)? {
      do { try file.write(data) } catch { return error }
      return nil
    }
  }

  private func load() {
    do { _ = try read() } catch { report(error) }
  }

  /// Reads the file, unless that was done before, and returns it; throws the reason why it must not be overwritten.
  private func read() throws -> PathFile {
    guard let file else { throw SerializedNavPathError.noPlace }
    guard !isRead else { return file }
    var newProblem: SerializedNavPathError?
    if let data = try PathFile.queue.sync(execute: { try file.read() }) {
      do {
        let savedPath = try Self.path(fromContents: data, renamedType: renamedType)
        contents = data
        if !isDirty {
          path = savedPath
          // The path that was read needn't be written.
          scheduler.cancel(&pendingWrite)
          isDirty = false
        }
      } catch {
        let aside = PathFile.queue.sync { file.setAside() }
        newProblem = .notAPath("\(error)", setAside: aside)
        if aside == nil, let newProblem { throw newProblem }
      }
    }
    isRead = true
    report(newProblem)
    return file
  }

  /// Returns the path that a file with some contents has.
  package nonisolated static func path(
    fromContents data: Data,
    renamedType: (String) -> String = { $0 }
  ) throws -> Shim.NavigationPath {
    // An optional, because `JSONEncoder().encode(path.codable)` writes `null` for a path that can't be saved.
    let saved = try Shim.NavigationPath.CodableRepresentation?(json: data)
    return saved.map { Shim.NavigationPath($0.renamingTypes(renamedType)) } ?? Shim.NavigationPath()
  }

  private func pathChanged(from oldPath: Shim.NavigationPath) {
    // What a stack can't show stays in the file until the path changes otherwise.
    if path.isCutByStack || path.isEmpty && oldPath.isEmpty { return }
    isDirty = true
    guard writesUnderWay == 0, pendingWrite == nil else { return }
    // Retains the object on purpose: a path that is set before the last reference is released is saved.
    pendingWrite = scheduler.after(.turn) { self.write() }
  }

  private func write() {
    if let write = try? beginWriting() { perform(write) }
  }

  /// Performs a write after those under way, whose ends come in the same order.
  private func perform(
    _ write: Write,
    _ completion: @escaping @MainActor ((any Error)?) -> Void = { _ in }
  ) {
    PathFile.queue.async {
      let error = write()
      Task { @MainActor in
        self.end(write, error)
        completion(error)
      }
    }
  }

  /// Writes the path, and waits for all writes under way: the process may be suspended next.
  private func saveBeforeLeaving() {
    if isDirty, let write = try? beginWriting() {
      end(write, PathFile.queue.sync { write() })
    } else {
      PathFile.queue.sync {}
    }
  }

  /// Encodes the path, and returns the write to perform; `nil` if the file holds the same.
  private func beginWriting() throws -> Write? {
    scheduler.cancel(&pendingWrite)
    do {
      let file = try read()
      let data = try encoded()
      isDirty = false
      if data == contents {
        if writesUnderWay == 0 { report(nil) }
        return nil
      }
      contents = data
      writesUnderWay += 1
      return Write(data: data, file: file)
    } catch {
      report(error)
      throw error
    }
  }

  private func encoded() throws -> Data {
    let encoder = JSONEncoder()
    if let codable = path.codable, let data = try? encoder.encode(codable) { return data }
    let index = path.elements.firstIndex { (try? $0.encoded(by: encoder)) == nil } ?? 0
    throw SerializedNavPathError.unwritable(
      """
      element \(index), of type \(path.elements[index].typeName), can't be encoded, or was appended where it was not \
      known to be Codable
      """
    )
  }

  /// Ends a write.
  ///
  /// A failed one is repeated with the next change, or when the app leaves the foreground. If the file was erased since
  /// the write began, or another path written, the error is of no importance.
  private func end(_ write: Write, _ error: (any Error)?) {
    writesUnderWay -= 1
    let hasNewer = isDirty
    if error == nil {
      report(nil)
    } else if contents == write.data {
      (isDirty, contents) = (true, nil)
      report(error)
    }
    if hasNewer { self.write() }
  }

  /// Publishes and logs a problem, once, or that it is over.
  private func report(_ error: (any Error)?) {
    let newProblem = error as? SerializedNavPathError
    guard newProblem != problem else { return }
    problem = newProblem
    if let newProblem { log(newProblem.publicText) }
  }
}
