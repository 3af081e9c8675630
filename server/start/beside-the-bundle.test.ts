import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"

/** What a file of the project imports when it is loaded, types left out: node_modules by their names, our own by their paths. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8")
  return [...source.matchAll(/^import (?!type ).*?from "([^"]+)"/gms)].map(([, from = ""]) => {
    if (from.startsWith("#")) return from.slice(1)
    return from.startsWith(".") ? path.join(path.dirname(file), from) : from
  })
}

test("the process loads no package beside its bundle, in which all of them are already", () => {
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
