import Foundation
import LinkStackEngine
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("The environment of stacks, links and destinations")
struct NavigationConfigurationTests {
  @Test("is unequal if any part differs, so that views are evaluated, and otherwise equal")
  func parts() {
    let changes: [(inout NavigationConfiguration) -> Void] = [
      { _ in },
      { $0.host = .links },
      { $0.pacing = .fixed(seconds: 1) },
      { $0.animation = .disabled },
      { $0.rows = .plain },
      { $0.hooks.container = .layers },
      { $0.hooks.scheduler = MainQueueScheduler.shared },
      { $0.hooks.animations = .shared },
      { $0.hooks.warnings = .shared },
      { $0.hooks.checks = .shared },
    ]
    let configurations = changes.map { change in
      var configuration = NavigationConfiguration()
      configuration.hooks.container = .navigationView
      change(&configuration)
      return configuration
    }
    expectDifferent(configurations)
  }

  @Test("has a place that equals itself alone, so that views are evaluated for another")
  func places() {
    let screens = [0, 1].map { _ in LinkedScreen(.root, nil, from: nil, in: nil) }
    let columns = [LinkedColumns(), LinkedColumns()]
    let anchor = ColumnAnchor()
    var places: [NavigationPlace] = [
      .outside, .native(nil), .native(PushedElements()), .native(PushedElements()),
    ]
    for isPresented in [false, true] {
      let references = screens.map { NavigationPlace.ScreenReference($0, isPresented: isPresented) }
      places += references.map { .links($0) } + [references[0].insideDeclaration]
      places.append(.nativeColumn(anchor, isPresented: isPresented))
    }
    for columns in columns {
      for index in [0, 1] {
        let place = NavigationPlace.column(Column(columns, .init(index: index)))
        places += [false, true].map { place.inColumn(anchor, presented: $0) }
      }
    }
    expectDifferent(places)
  }

  @Test("has references that go with their objects")
  func weakReferences() {
    var references: [WeakReference<ColumnAnchor>] = []
    for _ in 1...2 { references.add(ColumnAnchor()) }
    expect(references.count, is: 1)
  }

  private func expectDifferent(_ values: [some Equatable]) {
    for (index, value) in values.enumerated() {
      expect(values.indices.filter { values[$0] == value }, is: [index])
    }
  }
}

@Suite("Which columns a split view shows")
struct NavigationSplitViewVisibilityTests {
  @Test("the sidebar where it doesn't have the preferred one")
  func missingColumn() {
    expect(Shim.NavigationSplitViewColumn.content[indexAmong: 2], is: 0)
  }

  @Test(
    "are those that SwiftUI has written",
    arguments: [Shim.NavigationSplitViewVisibility.all, .doubleColumn]
  )
  func written(visibility: Shim.NavigationSplitViewVisibility) throws {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return }
    var known = Shim.NavigationSplitViewVisibility.detailOnly
    known.native = visibility.native
    expect(known, is: visibility)
    known.native = .detailOnly
    expect(known, is: .detailOnly)
    // The system's own choice stays that, also where it equals another one.
    known = .automatic
    known.native = .automatic
    expect(try JSONEncoder().encode([known]), is: Data(#"["automatic"]"#.utf8))
    known.native = visibility.native
    expect(known, is: visibility)
  }
}
