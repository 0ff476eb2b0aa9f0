/// Tells a path's owner why a stack shortens it.
///
/// A stack writes to the same binding when a person goes back and when it drops elements of a saved
/// path that can't be shown. The first is what the person wants, the second is nobody's wish.
@MainActor
enum DroppedElements {
  /// Whether the write that happens now drops elements that can't be shown.
  private(set) static var areBeingDropped = false

  /// Drops elements by a write to a path.
  static func drop(_ write: () -> Void) {
    let wasDropping = areBeingDropped
    areBeingDropped = true
    defer { areBeingDropped = wasDropping }
    write()
  }
}
