"""Compiles the code in documents and in comments of Sources as it stands there, and the adapters, as files of a project
that Xcode 26 has made. It goes as far as SIL, where the compiler finds code that never runs.

  python3 .ci/tests/samples.py MODULES [FLAG...]

Each block with an import is a file beside the README's alias file, in a module of its own, and finds what it doesn't
declare itself in a block of its page, and in comments in the README's sample. The others are what functions of one module do. Each module is checked in language
modes 5 and 6, with the settings of Tests/Consumers. MODULES is a folder with the modules of the package,
and the flags are more for the compiler.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

from test_documents import ROOT, code_blocks, pages, sources, text

manifest = (ROOT / "Tests/Consumers/Package.swift").read_text()
features = re.findall(r'enableUpcomingFeature\("(\w+)"\)', manifest)
PART_OF_6 = ["DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures"]
command = ["swiftc", "-emit-sil", "-o", "/dev/null", "-wmo", "-parse-as-library"]
command += ["-default-isolation", "MainActor", "-I", *sys.argv[1:]]

# The manifest of an app is no file of it; what a test does is played; the emulator has no `task`, as iOS 14 hasn't.
OTHERS = "dependencies: |import Testing" + ("" if sys.platform == "darwin" else "|      task {")
found = [(page, block) for page in pages() + sources("Sources") for block in code_blocks(page)]
blocks = [(page, block) for page, block in found if not re.search(OTHERS, block)]
alias_file, sample = (
    next(block for page, block in blocks if page == "README.md" and words in block)
    for words in ("// Navigation.swift", "struct OrdersView")
)
IMPORT = "import NavigationShim\n"
FRAGMENT = "import Foundation\nimport SwiftUI\nfunc {}() async throws {{\nvar path = NavigationPath()\ndo {{\n{}\n}}\n}}\n"


def declared(code):
    return set(re.findall(r"(?m)^(?:@\w+ )*(?:[a-z]+ )*(?:struct|class|enum|protocol|func) (\w+)", code))


def fault(name, files, mode):
    """What the compiler says of a module."""
    flags = ["-swift-version", mode, "-module-name", name]
    for feature in features:
        if mode == "5" or feature not in PART_OF_6: flags += ["-enable-upcoming-feature", feature]
    # A fragment doesn't use what it makes.
    if name == "Fragments": flags += ["-suppress-warnings"]
    with tempfile.TemporaryDirectory() as folder:
        paths = [pathlib.Path(folder, name + ".swift") for name in files]
        for path, code in zip(paths, files.values()): path.write_text(code)
        said = subprocess.run(command + flags + paths, capture_output=True, text=True)
    return f"{name}, in mode {mode}:\n{said.stderr}" if said.returncode or said.stderr else ""


# An app for which MIGRATION.md has each alias.
aliases = "\n".join(re.findall(r"`(typealias [^`]+)`", text("MIGRATION.md").partition("## Pitfalls")[0]))
modules = {"Fragments": {"Navigation": f"{alias_file}\n{aliases}", "Sample": sample}}
for number, (page, block) in enumerate(blocks):
    name = re.sub(r"\W", "_", pathlib.Path(page).stem) + f"_{number}"
    if "typealias NavigationPath" in block:
        modules[name] = {"Navigation": block, "Sample": sample}
    elif block.startswith("import "):
        modules[name] = {"Navigation": alias_file, name: block}
        # A page declares what its code uses; a comment, and README itself, may use README's sample.
        own = [code for place, code in blocks if place == page and declared(code) & declared(sample)]
        known = sample if page.endswith(".swift") or page == "README.md" else "\n".join(own[:1])
        if not declared(known) & declared(block): modules[name]["Sample"] = known
    else:
        modules["Fragments"][name] = IMPORT * page.endswith(".swift") + FRAGMENT.format(name, block)
adapters = [path for path in sources("Tests/SwapTests/Adapters") if not re.search("Tests.swift|Apps.swift", path)]
for path in adapters: modules[pathlib.Path(path).stem] = {"Navigation": alias_file, "Sample": sample, "Adapter": text(path)}
faults = list(filter(None, (fault(*module, mode) for mode in ("5", "6") for module in modules.items())))
print("".join(faults), end="")
print(f"Samples: {len(blocks)}, and {len(adapters)} adapters, in {len(modules)} modules, with {len(faults)} faults in two language modes")
sys.exit(bool(faults))
