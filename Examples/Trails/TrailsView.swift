import SwiftUI

/// Regions in a sidebar, and beside it a stack of the trails of one.
struct TrailsView: View {
  @State private var region: Region.ID?
  @State private var trails: [Trail] = []

  var body: some View {
    NavigationSplitView {
      List(Region.all, selection: $region) { region in
        NavigationLink(region.name, value: region.id)
      }
      .navigationTitle("Regions")
    } detail: {
      NavigationStack(path: $trails) {
        RegionView(region: Region.all.first { $0.id == region })
          .navigationDestination(for: Trail.self) { trail in
            TrailView(trail: trail)
          }
      }
    }
    // Another region begins with none of its trails.
    .onChange(of: region) { _ in trails = [] }
  }
}

private struct RegionView: View {
  let region: Region?

  var body: some View {
    if let region {
      List(region.trails) { trail in
        NavigationLink(trail.name, value: trail)
      }
      .navigationTitle(region.name)
    } else {
      Text("Choose a region")
    }
  }
}

private struct TrailView: View {
  let trail: Trail

  var body: some View {
    VStack {
      Text("\(trail.kilometres) km")
      if let next = trail.next {
        NavigationLink("Walk on to \(next.name)", value: next)
      }
    }
    .navigationTitle(trail.name)
  }
}
