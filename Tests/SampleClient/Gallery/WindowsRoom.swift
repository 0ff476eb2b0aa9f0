import Combine
import SwiftUI

@MainActor
final class WindowsModel: ObservableObject {
  @Published var path = NavigationPath()
}

struct WindowsRoom: View {
  @ObservedObject var model: WindowsModel

  var body: some View {
    WindowsStack()
      .environment(\.windows, $model.path)
  }
}

/// A stack whose path comes out of the environment.
private struct WindowsStack: View {
  @Environment(\.windows) private var windows

  var body: some View {
    NavigationStack(path: windows) {
      WindowView(number: 0)
        .navigationDestination(for: Int.self) { number in
          WindowView(number: number)
        }
    }
  }
}

private struct WindowView: View {
  let number: Int
  @Environment(\.windows) @Binding private var path

  var body: some View {
    VStack {
      Text("Window \(number) of \(path.count)")
      Button("Open a window") {
        path.append(number + 1)
      }
      CloseButton(path: _path.wrappedValue.projectedValue)
    }
    .navigationTitle("Window \(number)")
  }
}

private struct CloseButton: View {
  @Binding var path: NavigationPath

  var body: some View {
    Button("Close all windows") {
      path = NavigationPath()
    }
    .disabled(path.isEmpty)
  }
}

extension WindowsModel: RoomModel {
  var pathDescription: String {
    path.summary
  }

  var events: [AppEvent] {
    [
      AppEvent("five windows") { self.path = NavigationPath(1...5) }
    ]
  }
}
