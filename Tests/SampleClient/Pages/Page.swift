/// The four pages, in their order.
enum Page: Int, CaseIterable, Codable {
  case first = 1
  case second, third, fourth

  var next: Page? {
    Page(rawValue: rawValue + 1)
  }

  var name: String {
    "Page \(rawValue)"
  }
}
