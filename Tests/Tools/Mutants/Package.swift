// swift-tools-version: 6.0

import PackageDescription

// What the tests are worth: see `swift run --package-path Tests/Tools/Mutants Mutants --help`, from the root. It is a package
// of its own, as nothing else needs it.
let package = Package(
  name: "Mutants",
  platforms: [.macOS(.v12)],
  targets: [
    .target(name: "TestSupport"),
    .executableTarget(name: "Mutants", dependencies: ["TestSupport"]),
    .testTarget(name: "MutantTests", dependencies: ["Mutants", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
