import SwiftUI

extension Shim {
  /// The visible columns of a split view.
  ///
  /// ```swift
  /// struct MailView: View {
  ///   @State private var columns = NavigationSplitViewVisibility.all
  ///
  ///   var body: some View {
  ///     NavigationSplitView(columnVisibility: $columns) {
  ///       Text("Mailboxes")
  ///     } detail: {
  ///       Button("Full screen") { columns = .detailOnly }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Note: Stands in for SwiftUI's `NavigationSplitViewVisibility`. It has no effect on older systems. Neither type
  ///   can read a value that the other has saved.
  public struct NavigationSplitViewVisibility: Sendable {
    private enum Kind: String {
      case automatic, all, doubleColumn, detailOnly
    }

    private let kind: Kind

    /// The columns that the system chooses.
    ///
    /// This value equals one of the other three, as SwiftUI's does: ``all`` on older systems.
    public static var automatic: NavigationSplitViewVisibility { .init(kind: .automatic) }

    /// All columns.
    public static var all: NavigationSplitViewVisibility { .init(kind: .all) }

    /// The two trailing columns of three, or both of two.
    public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }

    /// The trailing column.
    public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }
  }
}

extension Shim.NavigationSplitViewVisibility: Equatable {
  /// Whether the same columns are visible.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.chosen == rhs.chosen
  }

  private var chosen: Kind {
    guard kind == .automatic else { return kind }
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return .all }
    return Self(.automatic).kind
  }
}

extension Shim.NavigationSplitViewVisibility: Codable {
  /// Reads a visibility that this type has saved; throws `DecodingError.dataCorrupted` for anything else.
  public init(from decoder: any Decoder) throws {
    guard let kind = (try? String(from: decoder)).flatMap(Kind.init) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "Not a column visibility that NavigationShim has saved."
        )
      )
    }
    self.init(kind: kind)
  }

  /// Saves the visibility, as a string.
  public func encode(to encoder: any Encoder) throws {
    try kind.rawValue.encode(to: encoder)
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Shim.NavigationSplitViewVisibility {
  private init(_ native: SwiftUI.NavigationSplitViewVisibility) {
    switch native {
    case .doubleColumn: self = .doubleColumn
    case .detailOnly: self = .detailOnly
    default: self = .all
    }
  }

  var native: SwiftUI.NavigationSplitViewVisibility {
    get {
      switch kind {
      case .automatic: .automatic
      case .all: .all
      case .doubleColumn: .doubleColumn
      case .detailOnly: .detailOnly
      }
    }
    set {
      // A value that equals the system's choice may be that choice, written back.
      if kind != .automatic || newValue != .automatic { self = Self(newValue) }
    }
  }
}
