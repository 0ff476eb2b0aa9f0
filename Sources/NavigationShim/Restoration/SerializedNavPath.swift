public import Combine
public import Foundation
import LinkStackEngine
import SwiftUI

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
