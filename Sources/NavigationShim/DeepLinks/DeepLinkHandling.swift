/// A handler of URLs or of activities, without its type.
///
/// A closure rather than a constrained existential, which takes a newer run time than iOS 14's.
typealias DeepLinkHandling<Link, Path> =
  @MainActor (_ link: Link, _ path: inout Path) throws -> DeepLinkOutcome
