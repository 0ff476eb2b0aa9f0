/// An app's own protocol for what it navigates to.
protocol AppRoute: Hashable {
  var title: String { get }
}

struct About: AppRoute {
  var title = "About"
}
