import CommandSupport

/// The one place where the command meets the reports for people.
@MainActor
enum Reporting {
  static func goals(of sections: [Section]) -> [Goal] { [] }

  static func text(of sections: [Section], goals: [Goal], painter: Painter) -> String {
    sections.map { "\(painter.paint($0.title, .strong))\n" }.joined()
  }

  static func markdown(of sections: [Section], goals: [Goal]) -> String {
    sections.map { "## \($0.title)\n" }.joined()
  }

  static func picture(of sections: [Section]) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"
  }
}
