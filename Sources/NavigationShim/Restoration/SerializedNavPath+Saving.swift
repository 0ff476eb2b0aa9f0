import Foundation

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
