public import Combine
public import SwiftUI

/// What the stack of the trips shows, and the steps of booking one.
enum TripScreen: Hashable {
  case trip(Int)
  case seats(trip: Int)
  case payment(trip: Int)

  /// Whether this is a step of booking.
  var isBooking: Bool {
    if case .trip = self { false } else { true }
  }
}

/// Journeys, with what people ask for most beside pushing and popping.
@MainActor
public final class RecipesModel: ObservableObject {
  @Published var trips: [TripScreen] = []
  @Published var addressPath: [String] = []
  @Published var isAddressShown = false
  @Published private var tab = "Trips"
  weak var map: MapController?

  /// Launches the app at its first tab.
  public init() {}

  /// The tab that is shown; the one that is chosen again shows its root.
  var chosenTab: String {
    get { tab }
    set {
      if newValue == tab, newValue == "Trips" { trips = [] }
      tab = newValue
    }
  }

  /// Ends booking, from whichever step, in one change.
  func endBooking() {
    trips.removeAll(where: \.isBooking)
  }

  /// Opens the sheet with the address, on the screen where the city is chosen.
  public func openCity() {
    addressPath = ["City"]
    isAddressShown = true
  }

  /// A person chooses a place in UIKit's part of a screen.
  public func chooseOnMap(_ trip: Int) {
    map?.choose?(trip)
  }

  /// The tabs of the app.
  public var root: RecipesApp { RecipesApp(model: self) }

  /// How many screens the stack of the trips has above its root.
  public var depth: Int { trips.count }
}

/// The tabs of the app.
public struct RecipesApp: View {
  @ObservedObject var model: RecipesModel

  /// The tabs.
  public var body: some View {
    TabView(selection: $model.chosenTab) {
      TripsTab(model: model)
        .tabItem { Text("Trips") }
        .tag("Trips")
      NotesTab()
        .tabItem { Text("Notes") }
        .tag("Notes")
    }
  }
}

private struct TripsTab: View {
  @ObservedObject var model: RecipesModel

  var body: some View {
    NavigationStack(path: $model.trips) {
      VStack {
        NavigationLink("To Crete", value: TripScreen.trip(1))
        Button("Address") { model.isAddressShown = true }
        MapView(model: model) { model.trips = [.trip($0)] }
      }
      .navigationTitle("Trips")
      .navigationDestination(for: TripScreen.self) { screen in
        TripView(screen: screen, end: model.endBooking)
      }
    }
    .sheet(isPresented: $model.isAddressShown) {
      AddressSheet(path: $model.addressPath, isShown: $model.isAddressShown)
    }
  }
}

private struct TripView: View {
  let screen: TripScreen
  let end: @MainActor () -> Void

  var body: some View {
    switch screen {
    case .trip(let trip):
      NavigationLink("Book", value: TripScreen.seats(trip: trip))
        .navigationTitle("Trip \(trip)")
    case .seats(let trip):
      NavigationLink("Pay", value: TripScreen.payment(trip: trip))
        .navigationTitle("Seats")
    case .payment:
      Button("Done") { end() }
        .navigationTitle("Payment")
    }
  }
}

private struct AddressSheet: View {
  @Binding var path: [String]
  @Binding var isShown: Bool

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("City", value: "City")
        .navigationTitle("Address")
        .navigationDestination(for: String.self) { field in
          Button("Save") { isShown = false }
            .navigationTitle(field)
        }
    }
  }
}

private struct NotesTab: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("New note", value: "New note")
        NavigationLink("Picture", value: "Picture")
      }
      .navigationTitle("Notes")
      .navigationDestination(for: String.self) { title in
        if title == "Picture" {
          PictureView()
        } else {
          NoteEditor().navigationTitle(title)
        }
      }
    }
  }
}

private struct NoteEditor: View {
  @State private var text = ""
  @State private var asksFirst = false
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    TextField("Text", text: $text)
      .navigationBarBackButtonHidden(!text.isEmpty)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          if !text.isEmpty { Button("Back") { asksFirst = true } }
        }
      }
      .alert(isPresented: $asksFirst) {
        Alert(
          title: Text("Discard the note?"),
          primaryButton: .destructive(Text("Discard")) {
            presentationMode.wrappedValue.dismiss()
          },
          secondaryButton: .cancel()
        )
      }
  }
}

#if os(iOS) || !canImport(Darwin)
private struct PictureView: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("Close") { presentationMode.wrappedValue.dismiss() }
      .navigationTitle("Picture")
      .navigationBarBackButtonHidden(true)
      .background(SwipeBack())
  }
}

/// Keeps the swipe back on a screen that hides its back button.
private struct SwipeBack: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SwipeBackController {
    SwipeBackController()
  }

  func updateUIViewController(_ controller: SwipeBackController, context: Context) {}
}

private final class SwipeBackController: UIViewController, UIGestureRecognizerDelegate {
  private weak var previous: (any UIGestureRecognizerDelegate)?

  private var gesture: UIGestureRecognizer? {
    navigationController?.interactivePopGestureRecognizer
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard gesture?.delegate !== self else { return }
    previous = gesture?.delegate
    gesture?.delegate = self
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if gesture?.delegate === self { gesture?.delegate = previous }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController else { return false }
    return navigationController.viewControllers.count > 1
      && navigationController.transitionCoordinator == nil
  }
}
#else
private struct PictureView: View {
  var body: some View {
    Text("Picture").navigationTitle("Picture")
  }
}
#endif

#if os(macOS) || os(watchOS)
final class MapController {
  var choose: ((Int) -> Void)?
}

private struct MapView: View {
  let model: RecipesModel
  let choose: (Int) -> Void

  var body: some View {
    EmptyView()
  }
}
#else
/// UIKit's part of a screen.
private struct MapView: UIViewControllerRepresentable {
  let model: RecipesModel
  let choose: (Int) -> Void

  func makeUIViewController(context: Context) -> MapController {
    MapController()
  }

  func updateUIViewController(_ controller: MapController, context: Context) {
    controller.choose = choose
    model.map = controller
  }
}

final class MapController: UIViewController {
  var choose: ((Int) -> Void)?
}
#endif
