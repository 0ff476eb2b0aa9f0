import Combine
import SwiftUI

struct ConstantRoom: View {
  var body: some View {
    NavigationStack(path: .constant(NavigationPath())) {
      Text("Do not touch").navigationTitle("Behind glass")
    }
  }
}
