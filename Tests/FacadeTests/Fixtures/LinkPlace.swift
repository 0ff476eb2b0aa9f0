import SwiftUI
import Testing

/// Where a link may stand on a screen.
enum LinkPlace: String, CaseIterable, View {
  case list, listOfElements, section, form
  case header, footer, column, besideList, toolbar

  var isRow: Bool {
    switch self {
    case .list, .listOfElements, .section, .form: true
    case .header, .footer, .column, .besideList, .toolbar: false
    }
  }

  private var link: some View { NavigationLink("link", value: 1) }

  var body: some View {
    switch self {
    case .list: List { link }
    case .listOfElements: List(0..<1) { _ in link }
    case .section: List { Section(header: Text("header")) { link } }
    case .form: Form { Section { link } }
    case .header: List { Section(header: link) { Text("row") } }
    case .footer: List { Section(footer: link) { Text("row") } }
    case .column: VStack { link }
    case .besideList: List { Text("row") }.overlay(link)
    case .toolbar: List { Text("row") }.toolbar { ToolbarItem { link } }
    }
  }
}

/// Shows content at the root of a stack with a destination for numbers.
@MainActor
func launched<Content: View>(
  _ host: NavigationHost = .links,
  @ViewBuilder _ content: () -> Content
) async -> AppUnderTest {
  let content = content()
  return await AppUnderTest.settled(host) {
    NavigationStack { content.navigationDestination(for: Int.self) { Text("number \($0)") } }
  }
}
