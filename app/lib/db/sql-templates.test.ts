import { globSync, readFileSync } from "node:fs"
import { parseAst } from "vite"
import { expect, test } from "vitest"

type Node = { type?: string; [key: string]: unknown }
type Tagged = { tag: { name?: string }; quasi: { quasis: { value: { raw: string } }[] } }

/** Returns the raw texts of all templates with this tag, including nested ones. */
function templatesOf(tag: string, node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => templatesOf(tag, one))
  if (typeof node !== "object" || node === null) return []
  const { quasi, tag: own } = node as Tagged
  const raw = own?.name === tag ? quasi.quasis.map(({ value }) => value.raw) : []
  return [...raw, ...Object.values(node as Node).flatMap((part) => templatesOf(tag, part))]
}

const hasLoneBackslash = (raw: string) => /\\/.test(raw.replace(/\\\\/g, ""))

test("no SQL template has a single backslash, which JavaScript would remove", () => {
  expect(templatesOf("sql", parseAst("sql`a ~ '\\\\d'`")).some(hasLoneBackslash)).toBe(false)
  const nested = ["sql`a = $", "{sql`b ~ '\\d'`}`"].join("")
  expect(templatesOf("sql", parseAst(nested)).some(hasLoneBackslash)).toBe(true)
  const wrong = globSync("{app,server,scripts,test,lab}/**/*.{ts,tsx}").flatMap((file) => {
    const source = readFileSync(file, "utf8")
    if (!source.includes("sql")) return []
    const lang = file.endsWith("x") ? "tsx" : "ts"
    const found = templatesOf("sql", parseAst(source, { lang })).filter(hasLoneBackslash)
    return found.map((raw) => `${file}: ${raw}`)
  })
  expect(wrong).toEqual([])
})
