"""
Cuts the face of what is printed down to the Latin letters of every language, tone marks and currency signs, with the kerning and
the placing of marks. Needs fonttools (Debian: fonttools).

    python3 cut-for-print.py NotoSans-SemiBold.ttf noto-sans-600.ttf
"""

import sys
from itertools import chain

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

RANGES = [
    (0x20, 0x7E),
    (0xA0, 0x2FF),
    (0x300, 0x36F),
    (0x1E00, 0x1EFF),
    (0x2010, 0x2027),
    (0x2030, 0x203A),
    (0x20A0, 0x20BF),
    (0x2116, 0x2122),
    (0x2212, 0x2212),
    (0x25CC, 0x25CC),
]


def main(source, target):
    font = TTFont(source)
    options = Options(layout_features=["kern", "mark", "mkmk"], hinting=False, notdef_outline=True)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=chain(*(range(first, last + 1) for first, last in RANGES)))
    subsetter.subset(font)
    font.save(target)
    print(f"{len(font.getBestCmap())} letters")


if __name__ == "__main__":
    main(*sys.argv[1:])
