// swift-tools-version: 6.2

import PackageDescription

// Another package, as apps' packages are.
let shim = Target.Dependency.product(name: "NavigationShim", package: "NavigationShim")

// An app with the settings that Xcode 26 gives to a new one: on the main actor, with approachable concurrency, and
// with the members of those modules only that a file imports.
func mainActorApp(_ name: String, _ mode: SwiftLanguageMode) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["Core", shim],
    swiftSettings: [
      .swiftLanguageMode(mode),
      .defaultIsolation(MainActor.self),
      .enableUpcomingFeature("DisableOutwardActorInference"),
      .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InferSendableFromCaptures"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
  )
}

let package = Package(
  name: "Consumers",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "NavigationShim", path: "../..")],
  targets: [
    .executableTarget(name: "ShimAlone", dependencies: [shim]),
    // A module of the apps' that has names of the package's additions, and knows nothing of it.
    .target(name: "Core"),
    mainActorApp("MainActorApp5", .v5),
    mainActorApp("MainActorApp6", .v6),
  ],
  swiftLanguageModes: [.v6]
)
