"""What the documents say, compared with the sources, and rules that the sources' text has to keep.

`.ci/documentation` runs it, and so does whoever runs the tests of this folder.
"""

import json
import os
import re
import subprocess
import unittest
from pathlib import Path

try: import yaml
except ImportError: yaml = None

ROOT = Path(__file__).parents[2]
CATALOG = "Sources/NavigationShim/NavigationShim.docc"
SHIM = "Sources/NavigationShim/Shim.swift"
SAMPLES = "Tests/SwapTests/Samples"


def text(path):
    return (ROOT / path).read_text()


def sources(folder):
    return sorted(str(file.relative_to(ROOT)) for file in (ROOT / folder).rglob("*.swift"))


def pages():
    """The documents that show code to readers."""
    catalogs = sorted((ROOT / "Sources").glob("*/*.docc/*.md"))
    return ["README.md", "MIGRATION.md"] + [str(page.relative_to(ROOT)) for page in catalogs]


def all_pages():
    others = "CHANGELOG Examples/README .github/CONTRIBUTING Tests/README Tests/Emulator/README Benchmarks/README"
    return pages() + [f"{name}.md" for name in [*others.split(), "Benchmarks/results/report"]]


def said(path):
    """A document's text, or that of a Swift file's comments."""
    return re.sub(r"(?m)^(?! *//).*\n|^ *///? ?", "", text(path)) if path.endswith(".swift") else text(path)


def code_blocks(path):
    """The blocks of Swift code of a document or of comments, without the indentation of the list they stand in."""
    blocks = re.findall(r"(?m)^( *)```swift\n(.*?)^ *```", said(path), re.S)
    return [re.sub(rf"(?m)^{indent}", "", block).strip("\n") for indent, block in blocks]


def anchors(document):
    """The anchors that GitHub makes of a document's headings."""
    return {re.sub(r"[^\w -]", "", h.lower()).replace(" ", "-") for h in re.findall(r"(?m)^#+ (.*)", document)}


class Samples(unittest.TestCase):
    """The documents show code that is compiled and run."""

    # Of these, .ci/tests/samples.py alone asks the compiler; of an article's steps the last is played.
    unplayed = r"(?:struct|class) (?:ShopView|CountedOrders|OrdersCoordinator|StoreOrders|ReportButton|LibraryView(?![\s\S]*restore))\b|typealias Nav"

    def code(self, file):
        """A file's code without imports, and without what keeps it from systems without UIKit."""
        return re.sub(r"(?m)^#.*\n|^(?:@\w+ )?import .*\n+", "", text(file)).strip()

    def test_samples(self):
        """Each block that is a file is in one that tests run, where it may be in an enumeration."""
        files = sources(SAMPLES) + sources("Tests/Client/SampleClient")
        played = "".join(map(self.code, files))
        played += re.sub(r"(?m)^  ", "", played)
        for page in pages():
            for block in code_blocks(page):
                if block.startswith("import ") and not re.search(self.unplayed, block):
                    self.assertIn(re.sub(r"\A(import .*\n|\n)+", "", block), played, page)

    def test_comments(self):
        """The comment of each public type has an example, or a link to one."""
        public = r"((?: *///.*\n)*)(?: *@.*\n)*(?: *@MainActor)? *(?:@frozen )?public (?:final )?(?:struct|enum|class|protocol) (?!_)(\w+)"
        for file in sources("Sources"):
            for comment, name in re.findall(public, text(file)):
                self.assertRegex(comment, "```swift|for an example", f"{name} in {file}")


class Links(unittest.TestCase):
    """The documents link to what exists."""

    def test_files(self):
        """Pages that the repository's web page shows link by files, and those of a catalog and comments by DocC's
        scheme."""
        for document in all_pages() + sources("Sources"):
            for path, anchor in re.findall(r"\]\(([^)\s#]*)(?:#([^)\s]+))?\)", said(document)):
                if "://" in path or not (path or anchor): continue
                with self.subTest(document, path=path, anchor=anchor):
                    if re.search(r"\.docc/|\.swift$", document) and not path.endswith(".svg"):
                        self.assertRegex(path, "^<?doc:", "DocC finds a page by doc:Page#Heading")
                        continue
                    target = (ROOT / document).parent / path if path else ROOT / document
                    self.assertTrue(target.exists())
                    if anchor: self.assertIn(anchor, anchors(target.read_text()))


class Words(unittest.TestCase):
    """The readers' pages name each thing by one word, and address the reader."""

    others = {
        "SwiftUI's own stack": "native stack", "stack of links": "link stack", "old system": "older systems",
        "new system": "current systems", "a person": "people", "the person": "people", "somebody": "people",
        "screens in between": "intermediate screens", "simulated iOS": "simulated host",
        "picture of the old": "snapshot", "of the app's own": "of your own", "anew": "again",
        "at rest": "in place", "stands still": "is idle", "stand still": "are idle", "in one go": "at once",
        "SwiftUI's own": "SwiftUI's", "value link": "navigation link to a value", "whoever": "people",
        "facade": "NavigationShim", "the shim": "NavigationShim", "users": "people, or you",
    }
    in_pages = {
        "native host": "native stack", "links host": "link stack", "be asked": "reports its transitions, or doesn't",
        "settled at": "in place after",
        "in a simulation": "in virtual time, or in the emulator",
    }
    in_comments = {
        "stranger": "foreign screen", "nobody": "a noun", "is told": "is notified", "person": "people",
        "picture": "snapshot", "told": "sent, notified, or named", "heed": "follow", "deed": "action",
    }
    in_tests = {"heeded": "followed", "whatever": "any", "whichever": "any", "of itself": "its reports", "says so": "reports it"}
    # A title of a test is no clause without its subject.
    in_titles = r"(?i)(?:what|who|that|so|though|whether|none)\b|.*\b(?:asked|says?|said|hears?|tells?)\b"

    def test_sentences(self):
        """No sentence or heading begins with What, Who or That, unless it is a question."""
        for page in all_pages():
            prose = re.sub(r"```.*?```", "", said(page), flags=re.S)
            for start in re.findall(r"(?:^[-#|\d. ]*|[.?!|] )\**((?:What|Who|That)\b[^.?!|]*[.?!|]?)", prose, re.M):
                with self.subTest(page):
                    self.assertTrue(start.endswith("?"), start)

    def test_words(self):
        """Comments, titles of tests, and what the demo and the benchmarks print have the pages' words, too."""
        programs = sources("Examples/DeepLinkDemo") + sources("Benchmarks/Suite")
        printed = {file: re.findall(r'""".*?"""|"[^"\n]*"', text(file), re.S) for file in programs}
        pages = {page: said(page).partition("## Topics")[0].split() for page in all_pages()}
        code = sources("Sources") + sources("Tests")
        title = re.compile(r'@(?:Test|Suite)\(\s*"(.*?)"', re.S)
        comments = {file: said(file).split() + title.findall(text(file)) for file in code}
        tests = {file: words for file, words in comments.items() if file.startswith("Tests")}
        lists = [(printed, self.in_pages), (pages, self.in_pages), (comments, self.in_comments), (tests, self.in_tests)]
        for texts, words in lists:
            for file, prose in texts.items():
                for word, instead in (self.others | words).items():
                    found = re.search(rf"(?i)(?<![\w-]){re.escape(word)}(?:(?<=:)|(?![a-rt-z]))", " ".join(prose))
                    self.assertFalse(found, f"{file}: {word}, instead of {instead}")
        for file in tests:
            self.assertEqual([words for words in title.findall(text(file)) if re.match(self.in_titles, words)], [], file)


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

    def test_shown(self):
        """The documents show compiled aliases, and together all of them; each page with an alias file has the same."""
        on_shim = self.aliases(self.on_shim)
        shown = [a for page in ["README.md", "MIGRATION.md"] for a in self.aliases(page)]
        self.assertEqual(set(on_shim) - set(shown), set())
        self.assertEqual({a for a in shown if "Navigation" in a} - set(on_shim + self.aliases(self.on_native)), set())
        for page in ["README.md", f"{CATALOG}/NavigationShim.md", f"{CATALOG}/GettingStarted.md", SHIM]:
            self.assertIn(text(f"{SAMPLES}/Aliases.swift"), said(page), page)

    def test_fix_it(self):
        """The compiler replaces the one word that is deprecated, and the result is the client's other alias file."""
        declared = text(SHIM) + text("Sources/NavigationShim/Aliases.swift")
        pattern = r'renamed: "([A-Za-z.]+)"\s*\)\s*public typealias ([A-Za-z]+)\b'
        renames = {name: by for by, name in re.findall(pattern, declared)}
        self.assertGreaterEqual(len(renames), 12)
        self.assertEqual({f"SwiftUI.{name.removesuffix('Shim')}" for name in renames}, set(renames.values()))
        fixed = [re.sub(r"[A-Za-z]+", lambda word: renames.get(word[0], word[0]), a) for a in self.aliases(self.on_shim)]
        self.assertEqual(fixed, self.aliases(self.on_native))


class DocumentedInterface(unittest.TestCase):
    def words(self, markdown):
        """The identifiers in a text's code."""
        code = " ".join(re.findall(r"`([^`]+)`", markdown))
        return set(re.findall(r"[A-Za-z_]\w*", code))

    # What is no addition, though a graph can't tell: what SwiftUI's types have, and protocols ask for.
    others = {"body", "count", "customMirror", "isEmpty"}

    def additions(self):
        """What the package declares in public that doesn't stand in for anything of SwiftUI's, by its symbol graphs:
        types, what it adds to SwiftUI's types, and what its paths and navigation links have beyond those."""
        forms = {line.split(" ", 1)[1] for line in text("Tests/Client/Forms.txt").splitlines()}
        for graph in Path(os.environ["SYMBOL_GRAPHS"], "NavigationShim").glob("*.symbols.json"):
            for symbol in json.loads(graph.read_text())["symbols"]:
                path = symbol["pathComponents"]
                name = path[-1].split("(")[0]
                comment = "".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
                kind = symbol["kind"]["identifier"].split(".")[-1]
                is_stand_in = (
                    kind in ["init", "extension"] or name.endswith("Shim") or name in self.others
                    or "::SYNTHESIZED::" in symbol["identifier"]["precise"]
                    or re.search("Stands in for|SwiftUI's modifier", comment) or not re.match(r"\w", name)
                )
                in_ours = path[0] == "Shim" and len(path) == 3 and path[1] in ["NavigationPath", "NavigationLink"]
                is_ours = len(path) == 1 or "@" in graph.name or in_ours and ".".join(path[1:]) not in forms
                if is_ours and not is_stand_in: yield name

    @unittest.skipUnless("SYMBOL_GRAPHS" in os.environ, "needs the symbol graphs that .ci/documentation makes")
    def test_additions(self):
        """MIGRATION.md names every addition, with what takes its place."""
        leaving = next(p for p in text("MIGRATION.md").split("\n## ") if p.startswith("Leave it"))
        additions = set(self.additions())
        self.assertGreater(len(additions), 30)
        self.assertEqual(sorted(additions - self.words(leaving)), [])


class Layouts(unittest.TestCase):
    """Where something asks for a list of all classes, as XCTest does, the Objective-C runtime lays out each class
    without type parameters, and the app ends if what it inherits or stores is newer than the system: `@available`
    doesn't keep the runtime from it (swiftlang/swift 61215).

    The compiler lets nothing newer into a class that isn't marked as newer itself. So none is marked: one that stores
    something newer keeps it in an `Any`."""

    def newer(self, file):
        """The classes without type parameters that are marked as newer, or are in what is."""
        mark = r"(?:@available\((?!\*).*\n(?: *(?:@|//).*\n)* *)"
        # What a marked declaration contains ends at its own indentation.
        for block in re.finditer(rf"(?m)^( *){mark}.*\{{\n(?:(?:\1 .*)?\n)*", file):
            yield from re.findall(r"(?m)^ *(?:[a-z@].* )?(?:class|actor) (\w+)[^<\w]", block[0])

    def test_layouts(self):
        self.assertEqual([(file, name) for file in sources("Sources") for name in self.newer(text(file))], [])


class Figures(unittest.TestCase):
    def baseline(self):
        baseline = json.loads(text("Benchmarks/baseline.json"))
        return baseline["always"] | baseline["onSameToolchain"]

    def test_figures(self):
        """README's figures are those of the baseline, which the gate compares with what the command measures: words,
        the series, its position, what a figure per row or screen is multiplied by, and the figure."""
        for line in text(".ci/tests/figures.tsv").splitlines():
            words, series, position, factor, figure = line.split("\t")
            with self.subTest(words):
                self.assertIn(words, text("README.md"))
                self.assertIn(figure, words)
                self.assertAlmostEqual(self.baseline()[series][position] * int(factor), float(figure), 3)

    def test_growth(self):
        """The bodies of a push grow by one for each screen below."""
        bodies = self.baseline()['native.push, "NavigationShim, iOS 14–15" (bodies)']
        self.assertEqual([bodies["10"] - bodies["1"], bodies["100"] - bodies["10"]], [9, 90])


class House(unittest.TestCase):
    """A file has the name of its type, and layers of the shim know those below."""

    declaration = re.compile(
        r"(?m)^((?:@\w+(?:\([^)\n]*\))? )*(?:[a-z]+ )*?)(?:struct|class|enum|protocol|actor) (\w+)"
    )
    declared = re.compile(declaration.pattern.replace("actor", "actor|extension"))

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

    # Documents show these files, apps copy them, or they are one list of forms.
    shown = r"/(Adapters|Samples|Recipes|Consumers)/|/(EveryForm|OutsideViews)\."

    def test_names_of_tests(self):
        """The first type or extension has the file's name, and no three types have nothing to do with one another."""
        for file in sources("Tests"):
            if (ROOT / file).is_symlink() or re.search(self.shown, file): continue
            code = re.sub(r'//.*|(?s:""".*?""")', "", text(file))
            declared = self.declared.findall(code)
            first = next((name for words, name in declared if not re.search("private|import", words)), None)
            # A type that the file's other code doesn't name has nothing to do with it.
            alone = [name for name in self.types(code) if len(re.findall(rf"\b{name}\b", code)) == 1]
            with self.subTest(file):
                if first: self.assertEqual(Path(file).stem.partition("+")[0], first)
                self.assertLess(len(alone), 4)

    # The views of links are called by UIKit, and read it; a link in a column is a row of it.
    circles = [{"Links", "SplitView"}, {"LinksHost", "UIKit"}]

    def test_layers(self):
        """A folder names types of those below it: there is no way back to it, but between two pairs."""
        home, words = {}, {}
        for file in sources("Sources/NavigationShim"):
            folder, source = Path(file).parent.name, re.sub(r'//.*|(?s:""".*?""")', "", text(file))
            if folder == "NavigationShim": continue
            words.setdefault(folder, set()).update(re.findall(r"(?<![.\w])(?:Shim\.)?([A-Z]\w*)", source))
            # Not the stand-ins for what is named without `Shim` as well.
            home.update((name, folder) for name in self.types(source) if f"SwiftUI.{name}" not in source)
        below = {folder: {home[word] for word in words[folder] if word in home} - {folder} for folder in words}

        def all_below(folder):
            found, new = set(), {folder}
            while new := set().union(*(below[other] for other in new)) - found: found |= new
            return found

        reach = {folder: all_below(folder) for folder in below}
        circles = {frozenset(b for b in reach[a] if a in reach[b]) for a in reach if a in reach[a]}
        self.assertEqual(sorted(map(sorted, circles)), sorted(map(sorted, self.circles)))


class Rules(unittest.TestCase):
    # What no source may have, but for some files; an example; and why.
    forbidden = [
        (r"\.schedule\(after:", "Delay NativeTransitions RunningStep LinkStackDriver", "queue.schedule(after: wait)",
         "what is put off waits by a delay that has a name, by the rest of it, or by one doubled from it"),
        (r"(?m)^ *@State (?:file)?private var \w+(?:: [^=\n]*\?\n|.* = )", "", "  @State private var isOn = false\n",
         "with Xcode 27 a private state with a default value doesn't link with an initializer in another file"),
        # Apple's list, with the other names that some of it has.
        (r"\b(?:(?:NSFile|file|content)?(?:[cC]reation|[mM]odification)Date(?:Key)?|f?getattrlist(?:at|bulk)?"
         r"|[fl]?stat(?:at|v?fs)?|volume(?:Available|Total)Capacity\w*|system(?:Uptime|FreeSize|Size)|mach_absolute_time"
         r"|activeInputModes|(?:NS)?UserDefaults|AppStorage)\b", "", "fstat(file, &status)",
         "App Store Connect looks for these symbols in an app, which would have to give a reason (ITMS-91053)"),
    ]

    def test_forbidden(self):
        for pattern, users, example, reason in self.forbidden:
            self.assertRegex(example, pattern)
            others = [file for file in sources("Sources") if Path(file).stem not in users.split()]
            self.assertEqual([file for file in others if re.search(pattern, text(file))], [], reason)

    @unittest.skipUnless(yaml, "needs PyYAML")
    def test_workflow(self):
        """The workflow has documented keys, scripts that parse, and platforms of .ci/apple."""
        documented = set("name if runs-on container strategy env steps timeout-minutes uses with run".split())
        jobs = yaml.safe_load(text(".github/workflows/ci.yml"))["jobs"]
        steps = [step for job in jobs.values() for step in job["steps"]]
        self.assertLessEqual(set().union(*jobs.values(), *steps), documented)
        for step in steps:
            script = re.sub(r"\$\{\{.*?\}\}", "x", step.get("run", ""))
            subprocess.run(["bash", "-n"], input=script, text=True, check=True)
        for systems in re.findall(r"'(\[.*?\])'", jobs["apple"]["strategy"]["matrix"]["system"]):
            for system in json.loads(systems): self.assertIn(f"    {system.split()[0]})", text(".ci/apple"))
