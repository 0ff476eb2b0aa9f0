extension Font {
  /// The font of large titles.
  public static let largeTitle = Font("largeTitle")

  /// The font of titles.
  public static let title = Font("title")

  /// The font of titles of the second level.
  public static let title2 = Font("title2")

  /// The font of titles of the third level.
  public static let title3 = Font("title3")

  /// The font of headings.
  public static let headline = Font("headline")

  /// The font of what stands below headings.
  public static let subheadline = Font("subheadline")

  /// The font of most texts.
  public static let body = Font("body")

  /// The font of what is called out.
  public static let callout = Font("callout")

  /// The font of footnotes.
  public static let footnote = Font("footnote")

  /// The font of captions.
  public static let caption = Font("caption")

  /// The font of captions of the second level.
  public static let caption2 = Font("caption2")
}
