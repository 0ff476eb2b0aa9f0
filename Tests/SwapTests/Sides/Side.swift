/// The two modules that the client's names can stand for.
enum Side: CaseIterable {
  case shim, native
}
