import CommandSupport

/// How the picture looks: on a card of its own, on light and on dark pages.
enum PictureStyle {
  /// The style sheet.
  static let sheet = CardStyle.sheet(light: light, dark: dark)

  private static let light = """
    .tiny { font-size: 9px; fill: #59636e }
    .number { font-size: 10px; font-weight: 600; fill: #ffffff }
    .lane { stroke: #e7ebef; stroke-width: 1 }
    .push { fill: #7aa7ee }
    .top { fill: #c9dcfa }
    .covered { fill: #edf2fb }
    .away { fill: #818b98; fill-opacity: 0.13 }
    .update { fill: #1f5fc4; stroke: #ffffff; stroke-width: 1.5 }
    .dot { fill: #1f5fc4 }
    .signal { fill: #ffffff; stroke: #1a7f37; stroke-width: 1.6 }
    .lost { fill: none; stroke: #cf222e; stroke-width: 2.2; stroke-linecap: round }
    .lost-line { stroke: #cf222e; stroke-width: 1; stroke-dasharray: 2 3 }
    .lost-text { font-size: 10.5px; fill: #cf222e }
    .person-line { stroke: #9a6700; stroke-width: 1.2; stroke-dasharray: 5 3 }
    .person-text { font-size: 10.5px; fill: #9a6700 }
    .outcome-line { stroke: #1a7f37; stroke-width: 1.2 }
    .outcome-text { font-size: 10.5px; fill: #1a7f37 }
    .ending-line { stroke: #59636e; stroke-width: 1.2 }
    .ending-text { font-size: 10.5px; fill: #59636e }
    .native { fill: #b9c2cc }
    """

  private static let dark = """
    .tiny, .ending-text { fill: #9198a1 }
    .ending-line { stroke: #9198a1 }
    .number { fill: #0d1117 }
    .lane { stroke: #262c36 }
    .push { fill: #3f6fbd }
    .top { fill: #2b456f }
    .covered { fill: #1e2838 }
    .away { fill: #9198a1; fill-opacity: 0.16 }
    .update { fill: #79b0ff; stroke: #151b23 }
    .dot { fill: #79b0ff }
    .signal { fill: #151b23; stroke: #3fb950 }
    .lost, .lost-line { stroke: #f85149 }
    .lost-text { fill: #f85149 }
    .person-line { stroke: #d29922 }
    .person-text { fill: #d29922 }
    .outcome-line { stroke: #3fb950 }
    .outcome-text { fill: #3fb950 }
    .native { fill: #59636e }
    """
}
