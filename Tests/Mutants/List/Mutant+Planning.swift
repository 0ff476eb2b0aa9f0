extension Mutant {
  static let planning = [
    Mutant(
      "a plan ends one push early",
      in: plan,
      at: "pushUpdates = 1 +",
      .swap("1", for: "0"),
      tests: plans
    ),
    Mutant(
      "a plan counts the first push twice",
      in: plan,
      at: "let afterFirst",
      .swap("Swift.max(0, pushes - firstPushes)", for: "Swift.max(0, pushes)"),
      tests: plans
    ),
    Mutant(
      "an update reaches one screen too deep",
      in: plan,
      at: "by: rules.pushesPerUpdate,",
      .swap("rules.pushesPerUpdate", for: "rules.pushesPerUpdate + 1"),
      tests: plans
    ),
    Mutant(
      "the second push starts where the first did",
      in: plan,
      at: "let previousDepth = lowestDepth + firstPushes",
      .swap("(position - 1)", for: "position"),
      tests: plans
    ),
    Mutant(
      "more is pushed at first appearance than the host takes",
      in: plan,
      at: "? rules.screensAtFirstAppearance",
      .swap("rules.screensAtFirstAppearance", for: "Swift.max(2, rules.screensAtFirstAppearance)"),
      tests: plans
    ),
    Mutant(
      "what could be replaced in place is popped first",
      in: plan,
      at: "lowestDepth = rules.replacesInPlace",
      .swap("Swift.min(startDepth, targetDepth)", for: "commonDepth"),
      tests: plans
    ),
    Mutant(
      "screens are replaced on a host that can't",
      in: plan,
      at: "lowestDepth = rules.replacesInPlace",
      .swap("rules.replacesInPlace", for: "true"),
      tests: plans
    ),
    Mutant(
      "an equally deep path that differs needs no update",
      in: plan,
      at: "pushUpdates = pops == 0",
      .swap("commonDepth < targetDepth", for: "commonDepth > targetDepth"),
      tests: plans
    ),
    Mutant(
      "a pop doesn't replace what it has to",
      in: plan,
      at: "let isLast = position == popUpdates - 1",
      .swap("isLast ? commonDepth : depth", for: "depth"),
      tests: plans
    ),
    Mutant(
      "screens are replaced before the last pop",
      in: plan,
      at: "let isLast = position == popUpdates - 1",
      .swap("isLast ? commonDepth : depth", for: "Swift.min(commonDepth, depth)"),
      tests: plans
    ),
    Mutant(
      "the prefix in common is one too long",
      in: "Sources/LinkStackEngine/Planning/Collection+CommonPrefix.swift",
      at: "return count",
      .swap("count", for: "count + 1"),
      tests: plans
    ),
  ]

  private static let plans = "^LinkStackEngineTests.UpdatePlan"
  private static let plan = "Sources/LinkStackEngine/Planning/UpdatePlan.swift"
}
