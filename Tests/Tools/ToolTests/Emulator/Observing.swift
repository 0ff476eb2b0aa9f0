import SwiftUI

struct Observing<Model: ObservableObject, Content: View>: View {
  @ObservedObject private var model: Model
  private let content: (ObservedObject<Model>.Wrapper) -> Content

  init(_ model: Model, @ViewBuilder content: @escaping (ObservedObject<Model>.Wrapper) -> Content) {
    self.model = model
    self.content = content
  }

  var body: some View { content($model) }
}
