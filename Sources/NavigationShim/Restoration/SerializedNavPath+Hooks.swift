package import Foundation
package import LinkStackEngine

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
