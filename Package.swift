// swift-tools-version: 6.0

import PackageDescription

#if canImport(Darwin)
let swiftUI: [Target.Dependency] = []
let emulator: [Target.Dependency] = []
let otherPlatforms = ["Emulator"]
#else
// Where there is no SwiftUI, the tests bring a small one of their own: see Tests/Emulator.
let swiftUI: [Target.Dependency] = ["SwiftUI", "Combine"]
let emulator: [Target.Dependency] = ["AppUnderTest"] + swiftUI
let otherPlatforms = ["Apple"]
#endif

let package = Package(
  name: "NavigationShim",
  platforms: [
    .iOS(.v14),
    .tvOS(.v14),
    .watchOS(.v7),
    .macOS(.v11),
  ],
  products: [
    .library(name: "NavigationShim", targets: ["NavigationShim"]),
    .library(name: "LinkStackEngine", targets: ["LinkStackEngine"]),
    .library(name: "NavigationShimTesting", targets: ["NavigationShimTesting"]),
  ],
  targets: [
    .target(name: "LinkStackEngine"),
    .target(name: "NavigationShim", dependencies: ["LinkStackEngine"] + swiftUI),
    .target(name: "NavigationShimTesting", dependencies: ["LinkStackEngine", "NavigationShim"]),
    .target(name: "CommandSupport"),
    .executableTarget(
      name: "DeepLinkDemo",
      dependencies: [
        "CommandSupport", "LinkStackEngine", "NavigationShim", "NavigationShimTesting",
      ]
    ),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .target(name: "BenchmarkKit", path: "Benchmarks/Kit"),
    .target(
      name: "BenchmarkSuite",
      dependencies: [
        "BenchmarkKit", "CommandSupport", "LinkStackEngine", "NavigationShim",
        "NavigationShimTesting",
      ] + emulator,
      path: "Benchmarks/Suite"
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["AllocationCounter", "BenchmarkKit", "BenchmarkSuite", "CommandSupport"],
      path: "Benchmarks/Main"
    ),
    .target(
      name: "TestSupport",
      dependencies: ["CommandSupport", "LinkStackEngine", "NavigationShimTesting"],
      path: "Tests/TestSupport"
    ),
    .executableTarget(
      name: "FaultHarness",
      dependencies: ["NavigationShim", "TestSupport"],
      path: "Tests/FaultHarness"
    ),
    .target(
      name: "HostileInputs",
      dependencies: ["LinkStackEngine", "NavigationShim", "TestSupport"],
      path: "Tests/HostileInputs"
    ),
    .executableTarget(
      name: "Fuzzer",
      dependencies: ["CommandSupport", "HostileInputs", "TestSupport"],
      path: "Tests/Fuzzer",
      exclude: ["libfuzzer"]
    ),
    .testTarget(
      name: "HostileInputTests",
      dependencies: ["CommandSupport", "Fuzzer", "HostileInputs", "NavigationShim", "TestSupport"]
    ),
    .testTarget(
      name: "LinkStackEngineTests",
      dependencies: ["LinkStackEngine", "NavigationShimTesting", "TestSupport"]
    ),
    .testTarget(
      name: "NavigationShimTests",
      dependencies: ["FaultHarness", "LinkStackEngine", "NavigationShim", "TestSupport"] + swiftUI
    ),
    .testTarget(
      name: "NavigationShimTestingTests",
      dependencies: ["LinkStackEngine", "NavigationShim", "NavigationShimTesting"]
    ),
    .target(
      name: "Exploration",
      dependencies: ["CommandSupport", "LinkStackEngine", "NavigationShimTesting", "TestSupport"],
      path: "Tests/Exploration"
    ),
    .executableTarget(
      name: "Explorer",
      dependencies: [
        "CommandSupport", "Exploration", "HeapGrowth", "LinkStackEngine", "TestSupport",
      ],
      path: "Tests/Explorer"
    ),
    .target(
      name: "HeapGrowth",
      dependencies: ["AllocationCounter", "CommandSupport", "TestSupport"],
      path: "Tests/HeapGrowth"
    ),
    .testTarget(
      name: "ExplorationTests",
      dependencies: [
        "CommandSupport", "Exploration", "LinkStackEngine", "NavigationShimTesting", "TestSupport",
      ]
    ),
    .target(
      name: "AppUnderTest",
      dependencies: ["LinkStackEngine", "NavigationShim"] + swiftUI,
      path: "Tests/AppUnderTest",
      exclude: otherPlatforms
    ),
    .target(
      name: "HostFacts",
      dependencies: ["AppUnderTest"] + swiftUI,
      path: "Tests/HostFacts",
      exclude: ["README.md"]
    ),
    .testTarget(name: "HostFactsTests", dependencies: ["AppUnderTest", "HostFacts"] + swiftUI),
    .testTarget(name: "CommandSupportTests", dependencies: ["CommandSupport"]),
    .testTarget(
      name: "BenchmarkTests",
      dependencies: [
        "BenchmarkKit", "BenchmarkSuite", "CommandSupport", "LinkStackEngine", "NavigationShim",
        "NavigationShimTesting", "TestSupport",
      ]
    ),
    .testTarget(
      name: "DeepLinkDemoTests",
      dependencies: [
        "CommandSupport", "DeepLinkDemo", "LinkStackEngine", "NavigationShim",
        "NavigationShimTesting", "TestSupport",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

#if !canImport(Darwin)
// On Apple's platforms these targets must not even exist: they would shadow the real modules.
package.targets += [
  .target(name: "Combine", path: "Tests/Emulator/Combine"),
  .target(name: "SwiftUI", dependencies: ["Combine"], path: "Tests/Emulator/SwiftUI"),
  .testTarget(name: "CombineEmulatorTests", dependencies: ["Combine"]),
  .testTarget(name: "EmulatorTests", dependencies: ["SwiftUI"]),
  .testTarget(
    name: "FacadeTests",
    dependencies: ["AppUnderTest", "LinkStackEngine", "NavigationShim", "TestSupport"] + swiftUI
  ),
  .testTarget(
    name: "AdapterTests",
    dependencies: ["AppUnderTest", "NavigationShim", "TestSupport"] + swiftUI
  ),
]

// One client, built on both sides of the swap, and the scripts that must not tell them apart.
package.targets += [
  .target(
    name: "ClientOnShim",
    dependencies: ["NavigationShim"] + swiftUI,
    path: "Tests/ClientOnShim"
  ),
  .target(
    name: "ClientOnNative",
    dependencies: swiftUI,
    path: "Tests/ClientOnNative"
  ),
  .target(
    name: "Interactions",
    dependencies: [
      "ClientOnNative", "ClientOnShim", "CommandSupport", "AppUnderTest", "NavigationShim",
      "TestSupport",
    ] + swiftUI,
    path: "Tests/Interactions"
  ),
  .testTarget(
    name: "SwapTests",
    dependencies: [
      "ClientOnNative", "ClientOnShim", "AppUnderTest", "Interactions", "NavigationShim",
      "TestSupport",
    ] + swiftUI
  ),
  .executableTarget(
    name: "Monkey",
    dependencies: ["CommandSupport", "HeapGrowth", "Interactions", "TestSupport"],
    path: "Tests/Monkey"
  ),
  .testTarget(
    name: "InteractionTests",
    dependencies: ["CommandSupport", "Interactions", "TestSupport"] + swiftUI
  ),
]

// What the tests are worth: see `swift run Mutants --help`. Most of it needs the emulator.
package.targets += [
  .executableTarget(
    name: "Mutants",
    dependencies: ["CommandSupport", "TestSupport"],
    path: "Tests/Mutants"
  ),
  .testTarget(name: "MutantTests", dependencies: ["CommandSupport", "Mutants", "TestSupport"]),
]
#endif

for target in package.targets {
  target.swiftSettings = [
    // SE-0335: existentials are spelt `any P`.
    .enableUpcomingFeature("ExistentialAny"),
    // SE-0409: an import shows in our interface only where it says `public`.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // SE-0444: a member is visible only where its module is imported.
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
