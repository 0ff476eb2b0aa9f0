import SwiftUI

enum TripScreen: Hashable {
  case trip(Int)
  case seats(trip: Int)
  case payment(trip: Int)

  /// Whether this is a step of booking.
  var isBooking: Bool {
    if case .trip = self { false } else { true }
  }
}

struct TripsView: View {
  @State private var path: [TripScreen] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("To Crete", value: TripScreen.trip(1))
        .navigationTitle("Trips")
        .navigationDestination(for: TripScreen.self) { screen in
          switch screen {
          case .trip(let trip):
            NavigationLink("Book", value: TripScreen.seats(trip: trip))
              .navigationTitle("Trip \(trip)")
          case .seats(let trip):
            NavigationLink("Pay", value: TripScreen.payment(trip: trip))
              .navigationTitle("Seats")
          case .payment:
            Button("Done") { path.removeAll(where: \.isBooking) }
              .navigationTitle("Payment")
          }
        }
    }
  }
}
