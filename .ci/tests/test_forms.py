"""Compares the forms of SwiftUI that the package stands in for with its own, by names and labels, and the kinds of types.

Tests/Client/Forms.txt has SwiftUI's forms: initializers and methods of what an alias hides, and the modifiers that the
package has, too, and iOS 14 doesn't, each with the number of its overloads. Tests/Client/Kinds.txt has each type that
the package stands in for, as SwiftUI declares it: an app switches over an enumeration otherwise than over the values of
a structure. To compare with another Xcode: `swift symbolgraph-extract` for SwiftUI and SwiftUICore, and
`test_forms.py GRAPH...` prints the lines of both lists.
"""

import itertools
import json
import os
import re
import sys
import unittest
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOT_FOR_APPS = r"_|==|makeBody\(|init\(from:\)|encode\(to:\)|hash\(into:\)"
# MIGRATION says what an app writes in place of these.
NOT_OURS = r"List\.init\(.*(?:children|editActions):"


def lines(name):
    """What each line of a list begins with, and the name after it."""
    return [line.rsplit(" ", 1) for line in (ROOT / f"Tests/Client/{name}.txt").read_text().splitlines()]


def symbols(graphs):
    """The type and the name of each symbol, and its declaration."""
    for graph in graphs:
        for symbol in json.loads(Path(graph).read_text())["symbols"]:
            path = symbol["pathComponents"]
            declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
            if "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
                yield path[1:] if path[0] == "Shim" and len(path) > 1 else path, declaration


def forms(graphs):
    """The initializers and methods, also without each binding that is absent by default."""
    for path, declaration in symbols(graphs):
        if len(path) == 2 and path[1].endswith(")") and not re.match(NOT_FOR_APPS, path[1]):
            absent = re.findall(r"(\w+): Binding<[^=,]*>\? = ", declaration)
            for count in range(len(absent) + 1):
                for left_out in itertools.combinations(absent, count):
                    yield ".".join([path[0], re.sub(rf"\b(?:{'|'.join(left_out) or '0'}):", "", path[1])])


def kinds(graphs):
    for path, declaration in symbols(graphs):
        if found := re.match(r"(@frozen )?(?:@\S+ )*(?:final )?(struct|enum|class|protocol) ", declaration):
            yield path[-1], (found[1] or "") + found[2]


@unittest.skipUnless("SYMBOL_GRAPHS" in os.environ, "needs the symbol graphs that .ci/documentation makes")
class Forms(unittest.TestCase):
    def graphs(self):
        return list(Path(os.environ["SYMBOL_GRAPHS"], "NavigationShim").glob("*.symbols.json"))

    def test_forms(self):
        """Each of SwiftUI's forms is one of ours, as often."""
        theirs = {name: int(count) for count, name in lines("Forms")}
        own = Counter(forms(self.graphs()))
        self.assertEqual({name: (count, own[name]) for name, count in theirs.items() if own[name] < count}, {})

    def test_kinds(self):
        own = dict(kinds(self.graphs()))
        theirs = {name: kind for kind, name in lines("Kinds")}
        self.assertEqual({name: own.get(name) for name in theirs}, theirs)


if __name__ == "__main__":
    known = {name for _, name in lines("Forms")}
    known |= {name.split(".")[0] for name in known} - {"View"}
    for name, count in sorted(Counter(forms(sys.argv[1:])).items()):
        if not known.isdisjoint([name, name.split(".")[0]]) and not re.match(NOT_OURS, name): print(count, name)
    known = {name for _, name in lines("Kinds")}
    for name, kind in sorted(kinds(sys.argv[1:])):
        if name in known: print(kind, name)
