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
