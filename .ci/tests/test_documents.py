"""What the documents say, compared with the sources, and rules that the sources' text has to keep.

`.ci/documentation` runs it, and so does whoever runs the tests of this folder.
"""

import json
import re
import subprocess
import tempfile
import unittest
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
CATALOG = "Sources/NavigationShim/NavigationShim.docc"
SAMPLES = "Tests/SwapTests/Samples"


def text(path):
    return (ROOT / path).read_text()


def sources(folder):
    return sorted(str(file.relative_to(ROOT)) for file in (ROOT / folder).rglob("*.swift"))


def pages():
    """The documents that show code to readers."""
    catalogs = sorted((ROOT / "Sources").glob("*/*.docc/*.md"))
    return ["README.md", "MIGRATION.md"] + [str(page.relative_to(ROOT)) for page in catalogs]


def code_blocks(path):
    """The blocks of Swift code of a document, without the indentation of the list they stand in."""
    blocks = re.findall(r"(?m)^( *)```swift\n(.*?)^ *```", text(path), re.S)
    return [re.sub(rf"(?m)^{indent}", "", block).strip("\n") for indent, block in blocks]


class Samples(unittest.TestCase):
    """The documents show code that is compiled and run."""

    recipes = "Tests/Client/SampleClient/Recipes"
    compiled = [
        ("struct OrdersView", f"{SAMPLES}/Orders.swift"),
        ("enum Route", f"{SAMPLES}/Orders.swift"),
        ("struct ItemView", f"{SAMPLES}/Orders.swift"),
        ("class OrdersModel", f"{SAMPLES}/Orders.swift"),
        ("class Router", f"{SAMPLES}/Observed.swift"),
        ("func readPath", f"{SAMPLES}/SavedPaths.swift"),
        ("struct TravelView", f"{SAMPLES}/SavedPaths.swift"),
        ("struct ParksScene", f"{SAMPLES}/Scenes.swift"),
        ("struct SignInScene", f"{SAMPLES}/Scenes.swift"),
        ("struct DeepLinkTests", "Tests/NavigationShimTests/TestKit/SimulatedStackTests.swift"),
    ]

    def test_samples(self):
        shown = [block for page in pages() for block in code_blocks(page)]
        for declaration, file in self.compiled:
            with self.subTest(declaration):
                blocks = [block for block in shown if re.search(rf"\b{declaration}\b", block)]
                self.assertTrue(blocks)
                for block in blocks:
                    self.assertIn(re.sub(r"\A(import .*\n|\n)+", "", block), text(file))

    def test_recipes(self):
        files = [f for f in sources(self.recipes) if "RecipesApp" not in f]
        # What keeps a file from systems without UIKit is not the reader's.
        compiled = [re.sub(r"(?m)^#.*\n", "", text(file)).strip() for file in files]
        shown = [block.strip() for block in code_blocks(f"{CATALOG}/Recipes.md")]
        self.assertEqual(set(shown) - set(compiled), set())
        for file, code in zip(files, compiled):
            self.assertTrue(code in shown or file in text(f"{CATALOG}/Recipes.md"), file)
        cases = re.search(r"enum Recipe.*?\{(.*?)\}", text(f"{self.recipes}/RecipesApp.swift"), re.S)
        self.assertEqual(len(files), len(re.findall(r"\w+(?=,|$)", cases[1], re.M)))

    def test_older_systems(self):
        compiled = text("Tests/Client/SampleClient/OlderSystems.swift")
        blocks = code_blocks(f"{CATALOG}/Limits.md")
        self.assertGreater(len(blocks), 0)
        for block in blocks:
            self.assertIn(re.sub(r"\A(import \w+\n)+\n", "", block), compiled)


class Links(unittest.TestCase):
    """The documents link to what exists."""

    def test_links(self):
        for document in [
            "README.md", "MIGRATION.md", "CHANGELOG.md", ".github/CONTRIBUTING.md",
            "Tests/README.md", "Tests/Emulator/README.md", "Benchmarks/README.md", "Examples/README.md", *pages()[2:],
        ]:
            for path, anchor in re.findall(r"\]\(([^)\s#]*)(?:#([^)\s]+))?\)", text(document)):
                if "://" in path:
                    continue
                with self.subTest(document, path=path, anchor=anchor):
                    target = (ROOT / document).parent / path if path else ROOT / document
                    self.assertTrue(target.exists())
                    if anchor:
                        self.assertIn(anchor, self.anchors(target.read_text()))

    def anchors(self, document):
        """The anchors that GitHub makes of a document's headings."""
        headings = re.findall(r"(?m)^#+ (.*)", document)
        return [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]


class Words(unittest.TestCase):
    """The readers' pages name each thing by one word, and address the reader."""

    others = {
        "SwiftUI's own stack": "native stack", "stack of links": "link stack", "old system": "older systems",
        "new system": "current systems", "a person": "people", "the person": "people", "somebody": "people",
        "screens in between": "intermediate screens", "simulated iOS": "simulated host",
        "picture of the old": "snapshot", "of the app's own": "of your own", "anew": "again",
        "at rest": "in place", "<doc:": "a link that the repository's page follows",
    }

    def test_words(self):
        for page in [*pages(), "CHANGELOG.md", "Examples/README.md", ".github/CONTRIBUTING.md"]:
            said = " ".join(text(page).partition("## Topics")[0].split())
            for word, instead in self.others.items():
                with self.subTest(page, instead=instead):
                    self.assertFalse(re.search(rf"(?i)(?<![\w-]){re.escape(word)}(?![a-rt-z])", said), word)


class Aliases(unittest.TestCase):
    """The alias files: as the documents show them, as the clients are compiled with them on either side of the
    swap, and as the compiler's fix-it changes them."""

    on_shim = "Tests/Client/OnShim/Aliases.swift"
    on_native = "Tests/Client/OnNative/Aliases.swift"

    def aliases(self, path):
        """The aliases of a text, a line each, whether public or not."""
        found = re.finditer(r"typealias [^=]+=\s*\w+(?:\s*\.\w+)*(\s*<[^>]*>)?", text(path))
        return [
            " ".join(match[0].split()).replace(" .", ".").replace("< ", "<").replace(" >", ">")
            for match in found
        ]

    def renames(self):
        """The replacements that the package's aliases name."""
        declared = text("Sources/NavigationShim/Shim.swift")
        declared += text("Sources/NavigationShim/Aliases.swift")
        pattern = r'renamed: "([A-Za-z.]+)"\s*\)\s*public typealias ([A-Za-z]+)\b'
        return declared, {name: by for by, name in re.findall(pattern, declared)}

    def test_shown(self):
        compiled = self.aliases(self.on_shim) + self.aliases(self.on_native)
        for document in ["README.md", "MIGRATION.md", f"{CATALOG}/NavigationShim.md"]:
            with self.subTest(document):
                shown = [line for line in self.aliases(document) if "Navigation" in line]
                self.assertGreaterEqual(len(shown), 3)
                self.assertEqual([line for line in shown if line not in compiled], [])
        for document in ["README.md", f"{CATALOG}/NavigationShim.md", "Sources/NavigationShim/Shim.swift"]:
            with self.subTest(document):
                shown = re.sub(r"(?m)^/// ?", "", text(document))
                self.assertIn(text(f"{SAMPLES}/Aliases.swift"), shown)

    def test_complete(self):
        shown = self.aliases("README.md") + self.aliases("MIGRATION.md")
        self.assertEqual([a for a in self.aliases(self.on_shim) if a not in shown], [])

    def test_fix_it(self):
        _, renames = self.renames()

        # The compiler replaces the one word that is deprecated.
        def fixed(word):
            name = re.match(r"[A-Za-z]*", word)[0]
            return renames.get(name, name) + word[len(name):]

        lines = [" ".join(map(fixed, line.split(" "))) for line in self.aliases(self.on_shim)]
        self.assertEqual(lines, self.aliases(self.on_native))

    def test_names(self):
        declared, renames = self.renames()
        self.assertGreaterEqual(len(renames), 12)
        for name, replacement in renames.items():
            self.assertEqual("SwiftUI." + name.removesuffix("Shim"), replacement)
        for platform in ["iOS", "macOS", "tvOS", "watchOS"]:
            count = len(re.findall(rf"@available\(\s*{platform},", declared))
            self.assertEqual(count, len(renames), platform)

    def test_preferred_compact_column(self):
        """Each line that breaks a preferred compact column below iOS 17 says that it does."""
        declared, _ = self.renames()
        for name in ["NavigationSplitView", "NavigationSplitViewVisibility"]:
            said = rf'message: "[^"]* preferredCompactColumn",\s*renamed: "SwiftUI.{name}"'
            self.assertEqual(len(re.findall(said, declared)), 4, name)


class DocumentedInterface(unittest.TestCase):
    def words(self, markdown):
        """The identifiers in a text's code."""
        code = " ".join(re.findall(r"`([^`]+)`", markdown))
        return set(re.findall(r"[A-Za-z_]\w*", code))

    def additions(self, source, own_types):
        """What a source declares in public that doesn't stand in for anything of SwiftUI's: types, and members of
        types that are not the package's own additions."""
        documentation = ""
        in_others = False
        for line in source.split("\n"):
            content = line.lstrip(" ")
            if content.startswith("///"):
                documentation += content
                continue
            if match := re.match(r"extension ([\w.]+)(?!.*: [\w.]+ {$)", line):
                in_others = (
                    match[1] in ["Shim.NavigationPath", "Shim.NavigationLink"]
                    or not match[1].startswith("Shim") and match[1] not in own_types
                )
            if line.startswith("}"):
                in_others = False
            is_top = bool(re.match(r"[^\s}]", line))
            is_member = bool(re.match(r"  [^ ]", line)) and in_others
            if (is_top or is_member) and (
                match := re.search(
                    r"\bpublic (?:final |static |mutating )*"
                    r"(?:class|struct|enum|protocol|typealias|func|var) (\w+)",
                    content,
                )
            ):
                name = match[1]
                if not re.search("Stands in for|SwiftUI's modifier", documentation) and not name.endswith("Shim"):
                    yield name
            if content and not content.startswith("@"):
                documentation = ""

    def test_additions(self):
        """MIGRATION.md names every addition, with what takes its place."""
        leaving = next(p for p in text("MIGRATION.md").split("\n## ") if p.startswith("Leave it"))
        files = [text(file) for file in sources("Sources/NavigationShim")]
        top_level = (
            r"(?m)^(?:@MainActor )?public (?:final )?"
            r"(?:class|struct|enum|protocol|typealias) (\w+)"
        )
        own_types = {name for file in files for name in re.findall(top_level, file)}
        additions = {name for file in files for name in self.additions(file, own_types)}
        self.assertGreater(len(additions), 30)
        self.assertEqual(sorted(additions - self.words(leaving)), [])

    def test_every_api(self):
        """The page of every API has what a client of the tests uses."""
        rows = re.findall(r"(?m)^\| (.*?) \| ", text(f"{CATALOG}/Limits.md"))
        named = set().union(*map(self.words, rows))
        folders = ["Client/SampleClient", "FacadeTests", "NavigationShimTests", "SwapTests"]
        used = set()
        for file in [file for folder in folders for file in sources(f"Tests/{folder}")]:
            used.update(re.findall(r"\w+", text(file)))
        self.assertGreater(len(named), 30)
        self.assertEqual(sorted(named - used), [])


class PrivateState(unittest.TestCase):
    """In Xcode 27 `@State` is a macro. In a debug build, an initializer in another file than a structure with
    private state that has a default value doesn't link there: it lacks the value's "variable initialization
    expression". So such a structure has its initializers in its own declaration."""

    def declarations(self, file):
        """The structures and extensions in a file, as the formatter indents them."""
        found, innermost = [], []
        for line in file.split("\n"):
            content = line.lstrip(" ")
            indentation = len(line) - len(content)
            if content == "}":
                innermost = [entry for entry in innermost if entry[0] != indentation]
            if match := re.match(r"((?:@?\w+ )*)(struct|extension) (?:\w+\.)*(\w+)", content):
                declaration = {
                    "name": match[3], "struct": match[2] == "struct",
                    "private": "private" in match[1], "init": False, "state": False,
                }
                found.append(declaration)
                innermost.append((indentation, declaration))
            elif innermost and indentation == innermost[-1][0] + 2:
                if re.match(r"(?:@?\w+(?:\(\w+\))? )*init[?!]?[(<]", content):
                    innermost[-1][1]["init"] = True
                elif re.match(
                    r"@State (?:file)?private var \w+(?:: [^=]*\?$|.* = )", content
                ):
                    innermost[-1][1]["state"] = True
        return found

    def offenders(self, files):
        """The names of structures whose private state may be initialized in another file."""
        files = [self.declarations(file) for file in files]
        for own in files:
            for name in [d["name"] for d in own if d["state"] and not d["private"]]:
                def has_init(file):
                    return any(d["name"] == name and d["init"] for d in file)

                written = any(d["name"] == name and d["struct"] and d["init"] for d in own)
                if not written or any(has_init(file) for file in files if file is not own):
                    yield name

    def test_sources(self):
        files = [text(file) for file in sources("Sources")]
        self.assertTrue(any(d["struct"] for file in files for d in self.declarations(file)))
        self.assertEqual(list(self.offenders(files)), [])

    def test_offenders_are_found(self):
        row = "struct Row: View {\n  let label: Label\n  @State private var isOn = false\n}\n"
        inner = "extension Shim {\n  public struct Row: View {\n    @State private var isOn = false\n"
        inner += "\n    init() {}\n  }\n}\n"
        outside = "extension Shim.Row where Label == Text {\n  public init(_ title: String) {}\n}\n"
        for files, found in [
            ([row], ["Row"]),
            (["private " + row], []),
            ([row.replace(" = false", ": Bool?")], ["Row"]),
            ([row.replace(" = false", ": Bool")], []),
            ([row[:-2] + "  init(label: Label) {\n  }\n}\n"], []),
            ([inner, outside], ["Row"]),
            ([inner + outside], []),
            ([inner, "extension Shim.Row {\n  var count: Int { 1 }\n}"], []),
        ]:
            self.assertEqual(list(self.offenders(files)), found)


class Layouts(unittest.TestCase):
    """Where something asks for a list of all classes, as XCTest does, the Objective-C runtime lays out each class
    without type parameters, and the app ends if what it inherits or stores is newer than the system: `@available`
    doesn't keep the runtime from it (swiftlang/swift 61215).

    The compiler lets nothing newer into a class that isn't marked as newer itself. In one that is, each name has to
    be known as old: what the package declares without such a mark, and these. `@Held` keeps a value out."""

    old = set("AnyObject Bool Int Sendable String Shim Binding Transaction Void".split())

    def offenders(self, files):
        mark = r"(?:@available\((?!\*).*\n(?: *(?:@|//).*\n)* *)"
        types = r"(?:(?:@\w+|[a-z]+) )*(?:class|actor|struct|enum|protocol|typealias)"
        every = {name for file in files for name in re.findall(rf"(?m)^ *{types} (\w+)", file)}
        newer = {name for file in files for name in re.findall(rf"{mark}{types} (\w+)", file)}
        known = self.old | every - newer
        for file in files:
            # What a marked declaration contains ends at its own indentation.
            for block in re.finditer(rf"(?m)^( *){mark}.*\{{\n(?:(?:\1 .*)?\n)*", file):
                for found in re.finditer(
                    r"(?m)^( *)(?:[a-z@].* )?(?:class|actor) \w+([^<\n].*(?:\n\1 .*|\n)*)", block[0]
                ):
                    inherited, body = found[2].split("{\n", 1)
                    modifiers = r"(?!if |guard |while )(?:[a-z]+(?:\(set\))? |@\w+ )*"
                    member = rf"(?m)^( *){modifiers}(?:var|let|case)\b.*(?:\n\1 .*)*"
                    members = [member[0] for member in re.finditer(member, body)]
                    for text in [inherited] + members:
                        is_computed = re.search(r"^[^=\n]* \{\n(?!\s*(?:did|will)Set)", text)
                        if not is_computed and "@Held " not in text.split("var")[0]:
                            yield from (name for name in re.findall(r"\b[A-Z]\w*", text) if name not in known)

    def test_sources(self):
        files = [text(file) for file in sources("Sources")]
        self.assertEqual(list(self.offenders(files)), [])
        # With the runtime's own layout of the one that has such a value.
        held = [file for file in files if "@Held private var native = SwiftUI.NavigationPath()" in file]
        self.assertEqual(len(held), 1)
        self.assertEqual(list(self.offenders(files + [held[0].replace("@Held ", "")])), ["SwiftUI"])

    def test_offenders_are_found(self):
        mark = "@available(iOS 16, macOS 13, *)\n"
        for source, found in [
            ("final class A {\n  var a = Path()\n}\n", []),
            (mark + "final class A {\n  var a = Path()\n}\n", ["Path"]),
            (mark + "@MainActor\nfinal class A {\n  private(set) var a: [Path] = []\n}\n", ["Path"]),
            (mark + "final class A<B> {\n  var a = Path()\n}\n", []),
            (mark + "final class A: C<Path> {\n}\n", ["C", "Path"]),
            (mark + "extension E {\n  final class A {\n    weak var a: Path?\n  }\n}\n", ["Path"]),
            (mark + "struct S {\n  var a: Path?\n}\n" + mark + "class A {\n  var s: S\n}\n", ["S"]),
            (mark + "final class A {\n  enum B {\n    case b(Path)\n  }\n}\n", ["Path"]),
            (mark + "final class A {\n  var a: Path {\n    Path()\n  }\n}\n", []),
            (mark + "final class A {\n  var a: Path? {\n    didSet {}\n  }\n}\n", ["Path"]),
            (mark + "final class A {\n  @Held var a = Path()\n  let b: Int\n}\n", []),
        ]:
            with self.subTest(source):
                self.assertEqual(list(self.offenders([source])), found)


class Figures(unittest.TestCase):
    def test_figures(self):
        """README's figures are those of the report: words, the report's section, row and column, and the figure."""
        report = text("Benchmarks/results/report.md")
        for line in text(".ci/tests/figures.tsv").splitlines():
            words, section, row, column, figure = line.split("\t")
            with self.subTest(words, column=column):
                self.assertIn(words, text("README.md"))
                self.assertIn(figure, words)
                table = next(t for t in report.partition(section)[2].split("\n\n") if column in t)
                cells = [[c.strip() for c in l.split("|")[1:-1]] for l in table.strip().splitlines()]
                found = next(c for c in cells if c[0] == row)[cells[0].index(column)]
                self.assertEqual(found.split(" ")[0], figure)


class House(unittest.TestCase):
    """A file has the name of its type, and layers of the shim know those below."""

    declaration = re.compile(
        r"(?m)^((?:@\w+(?:\([^)\n]*\))? )*(?:[a-z]+ )*?)(?:struct|class|enum|protocol|actor) (\w+)"
    )

    def types(self, source):
        """The types of a file that others can name, also those inside `Shim`."""
        inside = "\n".join(re.findall(r"(?ms)^extension Shim \{\n(.*?)^\}", source))
        inside = "\n".join(line[2:] for line in inside.splitlines())
        return [name for words, name in self.declaration.findall(source + inside) if "private" not in words]

    def test_names(self):
        """A second type is private, nested in the first, or has a longer name."""
        for file in sources("Sources"):
            name = Path(file).stem
            types = list(dict.fromkeys(self.types(text(file))))
            with self.subTest(file):
                if "+" in name or not types:
                    self.assertEqual(types, [])
                else:
                    self.assertEqual(types[0], name)
                    self.assertEqual([type for type in types if name not in type], [])

    # The views of links are told by UIKit, and ask it; a link in a column is a row of it.
    neighbors = {("LinksHost", "UIKit"), ("Links", "SplitView")}

    def test_layers(self):
        """No two folders name each other's types."""
        home, words = {}, {}
        for file in sources("Sources/NavigationShim"):
            folder, source = Path(file).parent.name, re.sub(r'//.*|(?s:""".*?""")', "", text(file))
            if folder == "NavigationShim":
                continue
            words.setdefault(folder, set()).update(re.findall(r"(?<![.\w])(?:Shim\.)?([A-Z]\w*)", source))
            # Not the stand-ins for what is named without `Shim` as well.
            home.update((name, folder) for name in self.types(source) if f"SwiftUI.{name}" not in source)
        named = {(folder, home[word]) for folder in words for word in words[folder] if word in home}
        pairs = {(a, b) for a, b in named if a < b and (b, a) in named}
        self.assertEqual(pairs, self.neighbors)


class OtherRules(unittest.TestCase):
    def test_delays(self):
        """What the package puts off waits by a delay that has a name."""
        for file in sources("Sources/NavigationShim"):
            if file != "Sources/NavigationShim/Clock/Delay.swift":
                self.assertNotIn(".schedule(after:", text(file), file)

    # Apple's list, with the other names that some of it has. App Store Connect looks for these symbols in an
    # app, whatever is read by them (ITMS-91053). The app would have to state a reason for what is in the package.
    required_reasons = """
        creationDate modificationDate fileModificationDate contentModificationDate creationDateKey
        contentModificationDateKey NSFileCreationDate NSFileModificationDate getattrlist getattrlistat
        getattrlistbulk fgetattrlist stat fstat fstatat lstat systemUptime mach_absolute_time
        volumeAvailableCapacity volumeAvailableCapacityForImportantUsage
        volumeAvailableCapacityForOpportunisticUsage volumeTotalCapacity volumeAvailableCapacityKey
        volumeAvailableCapacityForImportantUsageKey volumeAvailableCapacityForOpportunisticUsageKey
        volumeTotalCapacityKey systemFreeSize systemSize statfs statvfs fstatfs fstatvfs activeInputModes
        UserDefaults NSUserDefaults AppStorage
    """.split()

    def test_required_reasons(self):
        word = re.compile(rf"\b(?:{'|'.join(self.required_reasons)})\b")
        for product in [
            "LinkStackEngine", "NavigationShim", "NavigationShimTesting",
        ]:
            files = sources(f"Sources/{product}")
            self.assertTrue(files)
            self.assertEqual([(file, use) for file in files for use in word.findall(text(file))], [])

    def test_lists_of_scripts(self):
        """Every list of scripts in their files is run."""
        names = [
            name for file in sources("Tests/Support/Scripts/Lists")
            for name in re.findall(r"(?m)^  package static let ([A-Za-z]+)", text(file))
        ]
        lists = re.search(r"lists: KeyValuePairs = \[(.*?)\]", text("Tests/Support/Scripts/Script.swift"), re.S)
        self.assertEqual(Counter(names), Counter(re.findall(r'"(\w+)": \1,', lists[1])))

    def test_lowest_systems(self):
        """The manifest names the lowest systems that the compiler's Xcode builds for."""
        manifest = text("Package.swift")
        self.assertIn("#if compiler(>=6.4)\n", manifest)
        for bound, lowest in [
            # Any compiler is newer than the one, and older than the other.
            ("6.0", {"ios": "15.0", "macos": "12.0", "tvos": "15.0", "watchos": "9.0"}),
            ("99.0", {"ios": "14.0", "macos": "11.0", "tvos": "14.0", "watchos": "7.0"}),
        ]:
            with tempfile.TemporaryDirectory() as folder:
                changed = manifest.replace("compiler(>=6.4)", f"compiler(>={bound})")
                Path(folder, "Package.swift").write_text(changed)
                said = subprocess.run(
                    ["swift", "package", "--package-path", folder, "--manifest-cache", "none",
                     "dump-package"],
                    check=True, capture_output=True,
                ).stdout
            platforms = json.loads(said)["platforms"]
            self.assertEqual({p["platformName"]: p["version"] for p in platforms}, lowest)


if __name__ == "__main__":
    unittest.main()
