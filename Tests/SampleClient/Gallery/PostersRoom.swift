import Combine
import SwiftUI

@MainActor
final class PostersModel: ObservableObject {
  @Published var path = NavigationPath()
}

/// Whether a poster is worth a look.
enum Rating: String, Hashable, Codable, CaseIterable {
  case good, bad, unknown
}

struct PostersRoom: View {
  @ObservedObject var model: PostersModel

  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        NavigationLink("Film", value: PosterRoute.film("Metropolis"))
        NavigationLink("Red", value: Color.red)
        ForEach(Rating.allCases, id: \.self) { rating in
          NavigationLink(rating.rawValue, value: rating)
        }
        NavigationLink("Even", value: 2)
        NavigationLink("Odd", value: 3)
      }
      .navigationTitle("Posters")
      .navigationDestination(for: PosterRoute.self) { $0 }
      .navigationDestination(for: Color.self) { color in
        color
          .overlay(Text("All in one colour"))
          .navigationTitle("Colour")
      }
      .navigationDestination(for: Rating.self) {
        switch $0 {
        case .good: Text("Look at it").navigationTitle("Good")
        case .bad: Text("Look away").navigationTitle("Bad")
        case .unknown: EmptyView()
        }
      }
      .navigationDestination(for: Int.self) {
        if $0.isMultiple(of: 2) {
          Text("\($0) is even").navigationTitle("Even")
        } else {
          Text("\($0) is odd").navigationTitle("Odd")
        }
      }
    }
  }
}

extension PostersModel: RoomModel {
  var pathDescription: String {
    path.summary
  }

  var events: [AppEvent] {
    [
      AppEvent("a film, a colour, a number") {
        self.path.append(PosterRoute.film("M"))
        self.path.append(Color.blue)
        self.path.append(5)
      },
      AppEvent("clear") { self.path = NavigationPath() },
    ]
  }
}
