// swift-format-ignore: NoLeadingUnderscores
/// The view of one of two branches.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView
where TrueContent: View, FalseContent: View {
  var contents: [Child] {
    switch storage {
    case .first(let content): [Child(content, at: 0)]
    case .second(let content): [Child(content, at: 1)]
    }
  }
}

extension _ConditionalContent: FieldComparable {
  func isSame(as other: Any) -> Bool {
    switch (storage, (other as? Self)?.storage) {
    case (.first(let a), .first(let b)): Comparison.areSame(a, b)
    case (.second(let a), .second(let b)): Comparison.areSame(a, b)
    default: false
    }
  }
}
