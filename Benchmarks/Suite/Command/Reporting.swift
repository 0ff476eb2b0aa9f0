import CommandSupport

/// The one place where the command meets the reports for people.
@MainActor
enum Reporting {
  static func goals(of sections: [Section]) -> [Goal] {
    Goals(sections: sections).all
  }

  static func text(of sections: [Section], goals: [Goal], painter: Painter) -> String {
    TextReport(sections: sections, goals: goals, painter: painter).text
  }

  static func markdown(of sections: [Section], goals: [Goal]) -> String {
    MarkdownReport(sections: sections, goals: goals).text
  }

  static func picture(of sections: [Section]) -> String {
    Picture(sections: sections).svg
  }
}
