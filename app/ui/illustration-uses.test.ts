import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { about } from "#content/en/about.ts"
import { learn } from "#content/en/learn.ts"
import { merchantsOverview } from "#content/en/merchants-overview.ts"
import { rootDir } from "../../scripts/prepare.mjs"
import { illustrationNames } from "./illustration.tsx"

const sources = import.meta.glob<string>(["../*/**/*.{ts,tsx}", "!../{lib,ui}/**", "!../**/*.route.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
})

const slides = { "about.ts": about, "learn.ts": learn, "merchants-overview.ts": merchantsOverview }

/**
 * Returns '<illustration> in <file>' for every use in the code: in files that import the component or have an `illustration`
 * attribute. Fallbacks, comparisons and element ids do not count.
 */
function usesInCode(): string[] {
  const uses = Object.entries(sources).flatMap(([file, source]) =>
    /ui\/illustration\.tsx"|illustration="/.test(source)
      ? illustrationNames
          .filter((name) => new RegExp(`(?<!=== |\\?\\? | id=)["']${name}["']`).test(source))
          .map((name) => `${name} in ${file.replace("../", "")}`)
      : [],
  )
  for (const [file, { slides: pictures }] of Object.entries(slides))
    for (const name of Object.keys(pictures)) uses.push(`${name} in ${file}`)
  return uses.sort()
}

const rows = readFileSync(path.join(rootDir, "docs/illustrations.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| [a-z]+ \|/.test(line) && !line.startsWith("| picture"))
  .map((line) => {
    const [, name = "", means = "", used = ""] = line.split("|").map((cell) => cell.trim())
    return { name, means, files: [...used.matchAll(/`([^`]+)`/g)].map(([, file]) => file) }
  })

test("the table lists each illustration once, each with a different meaning", () => {
  expect(rows.map(({ name }) => name)).toEqual([...illustrationNames])
  expect(new Set(rows.map(({ means }) => means)).size).toBe(illustrationNames.length)
})

test("illustrations are used exactly where the table says", () => {
  const inTable = rows.flatMap(({ name, files }) => files.map((file) => `${name} in ${file}`))
  expect(usesInCode()).toEqual(inTable.sort())
})

test("no page has the same pattern band twice, and none where its background changes", () => {
  for (const [file, source] of Object.entries(sources)) {
    const strips = [...source.matchAll(/<PatternBand(?: pattern="(\w+)")? \/>/g)].map(
      ([, pattern]) => pattern,
    )
    expect(new Set(strips).size, file).toBe(strips.length)
    expect(source, file).not.toMatch(
      /bg-ink-900[^>]*>\s*<PatternBand|<PatternBand[^>]*\/>\s*<\w+[^>]*bg-ink-900/,
    )
  }
})
