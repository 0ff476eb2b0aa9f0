/// A box of letters.
struct Mailbox: Hashable, Identifiable {
  let id: String
  let letters: [Letter]

  static let all = [
    Mailbox(id: "In", letters: [Letter(id: "Hello"), Letter(id: "Bill")]),
    Mailbox(id: "Out", letters: [Letter(id: "Answer")]),
  ]
}
