/// The apps of the sample client.
package enum FlowName: String, CaseIterable, Sendable {
  case fleet, shop, numbers, picker, pages, notes, book, library, account, mail, atlas, gallery
}
