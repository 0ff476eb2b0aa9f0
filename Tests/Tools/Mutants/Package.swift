// swift-tools-version: 6.0

import PackageDescription

// What the tests are worth: see `swift run --package-path Tests/Tools/Mutants Mutants --help`, from the root. It is a package
// of its own, as nothing else needs it.
let package = Package(
  name: "Mutants",
  platforms: [.macOS(.v13)],
  targets: [.executableTarget(name: "Mutants")],
  swiftLanguageModes: [.v6]
)
