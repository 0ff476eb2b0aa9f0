import SwiftUI

struct PageView: View {
  let page: Page
  @EnvironmentObject private var model: PagesModel
  @State private var likes = 0

  var body: some View {
    VStack {
      Text("\(likes) likes")
      Button("Like") {
        likes += 1
      }
      if let next = page.next {
        NavigationLink("On to \(next.name)", value: next)
      }
      Button("Make third page root") {
        model.makeRoot(.third)
      }
      Button("Start again") {
        model.makeRoot(.first)
      }
    }
    .navigationTitle(page.name)
  }
}
