"""Type-checks the code in the documents as it stands there, as files of a project that Xcode 26 has made.

  python3 .ci/tests/samples.py MODULES

Each block is a file beside the README's alias file, in a module of its own, in language modes 5 and 6, with the
settings of Tests/Consumers. What it doesn't declare itself it finds in the README's sample; without an import it is
what a function does. MODULES is a folder with the modules of the package.
"""
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

from test_documents import ROOT, code_blocks, pages


def said_by(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


manifest = (ROOT / "Tests/Consumers/Package.swift").read_text()
features = re.findall(r'enableUpcomingFeature\("(\w+)"\)', manifest)
command = ["swiftc", "-typecheck", "-default-isolation", "MainActor", "-I", sys.argv[1]]
command += ["-target", re.search(r'"triple": "([^"]+)"', said_by("swiftc", "-print-target-info"))[1]]
if platform.system() == "Darwin":
    command += ["-sdk", said_by("xcrun", "--show-sdk-path").strip()]

# The manifest of an app is no file of it.
blocks = [(page, block) for page in pages() for block in code_blocks(page) if not block.startswith("dependencies: ")]
alias_file, sample = (
    next(block for page, block in blocks if page == "README.md" and words in block)
    for words in ("// Navigation.swift", "struct OrdersView")
)
FRAGMENT = """import Foundation
import SwiftUI

func fragment() throws {
  var path = NavigationPath()
  do {
BLOCK
  }
}
"""


def declared(text):
    return set(re.findall(r"(?m)^(?:@\w+ )*(?:[a-z]+ )*(?:struct|class|enum|protocol|func) (\w+)", text))


def module(block):
    """The files of a block's module by their names; none, if the block is for another system or for tests."""
    # The emulator has no `task`, as iOS 14 hasn't.
    if "import Testing" in block or "      task {" in block and platform.system() != "Darwin":
        return {}
    if "typealias NavigationPath" in block:
        return {"Navigation": block, "Sample": sample}
    files = {"Navigation": alias_file, "Block": block}
    if not block.startswith("import "):
        files["Block"] = FRAGMENT.replace("BLOCK", block)
    if not declared(sample) & declared(block):
        files["Sample"] = sample
    return files


def fault(number, page, block, mode):
    """What the compiler says of a block."""
    flags = ["-swift-version", mode, "-module-name", f"Sample{number}"]
    for feature in features:
        if mode == "5" or feature not in PART_OF_6: flags += ["-enable-upcoming-feature", feature]
    # A fragment doesn't use what it makes.
    if block[:6] not in ("import", "// Nav"): flags += ["-suppress-warnings"]
    with tempfile.TemporaryDirectory() as folder:
        files = [pathlib.Path(folder, name + ".swift") for name in module(block)]
        for file, text in zip(files, module(block).values()): file.write_text(text)
        said = subprocess.run(command + flags + files, capture_output=True, text=True)
    return f"{page}, in mode {mode}:\n{said.stderr}" if said.returncode or said.stderr else ""


PART_OF_6 = ["DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures"]
compiled = [block for block in blocks if module(block[1])]
faults = [
    found for mode in ("5", "6") for number, (page, block) in enumerate(compiled)
    if (found := fault(number, page, block, mode))
]
print("".join(faults), end="")
print(f"Samples of the documents: {len(compiled)}, with {len(faults)} faults in two language modes")
sys.exit(bool(faults))
