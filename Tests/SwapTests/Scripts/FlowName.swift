/// The apps of the sample client.
enum FlowName: String, Sendable {
  case fleet, shop, numbers, picker, pages, notes, book, library, account, mail, atlas, gallery
}
