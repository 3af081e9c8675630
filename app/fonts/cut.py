"""
Cuts the display face down to one flight of TCP: the letters, signs and tone marks of docs/decisions/look-and-pictures.md, the features that place
them, and the kerning of plain letters and points. Needs fonttools and brotli (Debian: fonttools, python3-brotli).

    python3 cut.py Unbounded-SemiBold.ttf unbounded-600.woff2
"""

import sys
from io import StringIO
from itertools import product

from fontTools.feaLib.builder import addOpenTypeFeatures
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0¡£©«°·»¿ÀÁÂÃÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖ×ÙÚÛÜàáâãäæçèéêëìíîïñòóôõöùúûü"
    + "ŃńŊŋŒœŠšƁƆƊƐƑƒƔƘƙƲƳƴǸǹɓɔɗɛɣʋḿṢṣẸẹẼẽỊịỌọỤụ"
    + "\u0300\u0301\u0302\u0303\u0304\u0308\u030c\u0323–—‘’“”•…₦€₵←→"
)
KERNED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .,:?!-’“”"
# In thousandths of the size: less is not seen in a headline.
LEAST_KERN = 10


def kerning(font):
    """Kerning of each pair of plain letters, in units of the font."""
    names = font.getBestCmap()
    lookups = font["GPOS"].table.LookupList.Lookup
    tables = [table for lookup in lookups for table in map(unwrapped, lookup.SubTable) if table.LookupType == 2]
    pairs = {}
    for left, right in product(KERNED, repeat=2):
        value = next((v for table in tables if (v := kern_in(table, names[ord(left)], names[ord(right)])) is not None), 0)
        if abs(value) * 1000 >= LEAST_KERN * font["head"].unitsPerEm:
            pairs[names[ord(left)], names[ord(right)]] = value
    return pairs


def unwrapped(table):
    return table.ExtSubTable if table.LookupType == 9 else table


def kern_in(table, left, right):
    """None where the table says nothing of the pair, and the next one is asked."""
    if left not in table.Coverage.glyphs:
        return None
    if table.Format == 1:
        records = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
        record = next((record for record in records if record.SecondGlyph == right), None)
        if record is None:
            return None
    else:
        first, second = table.ClassDef1.classDefs.get(left, 0), table.ClassDef2.classDefs.get(right, 0)
        record = table.Class1Record[first].Class2Record[second]
    return (record.Value1 and getattr(record.Value1, "XAdvance", 0)) or 0


def main(source, target):
    font = TTFont(source)
    pairs = kerning(font)
    options = Options(layout_features=["ccmp", "locl", "mark", "mkmk", "tnum"], hinting=False, flavor="woff2")
    subsetter = Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(font)
    rules = "\n".join(f"pos {left} {right} {value};" for (left, right), value in sorted(pairs.items()))
    marks = font["GPOS"]
    addOpenTypeFeatures(font, StringIO(f"feature kern {{\n{rules}\n}} kern;"), tables=["GPOS"])
    join(font["GPOS"].table, marks.table)
    font.flavor = "woff2"
    font.save(target)
    print(f"{len(LETTERS)} letters, {len(pairs)} kerned pairs")


def join(kern, marks):
    """Appends the placing of marks to the kerning that was just built."""
    shift = len(kern.LookupList.Lookup)
    kern.LookupList.Lookup += marks.LookupList.Lookup
    kern.LookupList.LookupCount = len(kern.LookupList.Lookup)
    first = len(kern.FeatureList.FeatureRecord)
    for record in marks.FeatureList.FeatureRecord:
        record.Feature.LookupListIndex = [index + shift for index in record.Feature.LookupListIndex]
        kern.FeatureList.FeatureRecord.append(record)
    kern.FeatureList.FeatureCount = len(kern.FeatureList.FeatureRecord)
    # Every script gets all features: none of these depends on a language.
    kern.ScriptList = marks.ScriptList
    for script in kern.ScriptList.ScriptRecord:
        for system in [script.Script.DefaultLangSys, *(record.LangSys for record in script.Script.LangSysRecord)]:
            if system:
                system.FeatureIndex = list(range(len(kern.FeatureList.FeatureRecord)))
                system.FeatureCount = len(system.FeatureIndex)


if __name__ == "__main__":
    main(*sys.argv[1:])
