import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"

/** The run-time imports of a file, without type imports: packages by name, the project's own files by path. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8")
  return [...source.matchAll(/^import (?!type ).*?from "([^"]+)"/gms)].map(([, from = ""]) => {
    if (from.startsWith("#")) return from.slice(1)
    return from.startsWith(".") ? path.join(path.dirname(file), from) : from
  })
}

test("the process entry imports no package: all of them are in the bundle already", () => {
  const ours = new Set(["server.ts"])
  const packages = new Set<string>()
  for (const file of ours)
    for (const imported of importsOf(file)) {
      if (/^(app|content|server)\//.test(imported)) ours.add(imported)
      else if (!imported.startsWith("node:")) packages.add(`${imported} (${file})`)
    }
  expect(ours.size).toBeGreaterThan(3)
  expect([...packages]).toEqual([])
})
