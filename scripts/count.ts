import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"

/**
 * npm run count: handwritten lines by folder, with tests apart, and words of the documents. Generated files are not
 * counted.
 */
const root = path.dirname(import.meta.dirname)
const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((name) => name !== "" && existsSync(path.join(root, name)))

const isCode = (name: string) => /\.(tsx?|mts|mjs|jsx?|css|mdx)$/.test(name)
const isTest = (name: string) =>
  /^(test|e2e)\/|\/test\/|\.test\.tsx?$|(^|\/)test-[\w-]+(\.server)?\.tsx?$|-test-\w+\.ts$/.test(name)
const textOf = (name: string) => readFileSync(path.join(root, name), "utf8")
const linesOf = (names: string[]) =>
  names.reduce((sum, name) => sum + (textOf(name).match(/\n/g)?.length ?? 0), 0)

const code = files.filter(isCode)
const row = (name: string, names: string[]) =>
  console.log(
    `${name.padEnd(12)} ${String(linesOf(names)).padStart(7)} lines ${String(names.length).padStart(5)} files`,
  )
const folders = ["app", "content", "server", "scripts", "packages", "lab"]
const byHand = code.filter((name) => !isTest(name))
for (const folder of folders)
  row(
    folder,
    byHand.filter((name) => name.startsWith(`${folder}/`)),
  )
row("all of it", byHand)
row("tests", code.filter(isTest))

const documents = files.filter((name) => /^docs\/.*\.md$/.test(name))
const words = documents.reduce((sum, name) => sum + (textOf(name).match(/\S+/g)?.length ?? 0), 0)
console.log(
  `${"docs".padEnd(12)} ${String(words).padStart(7)} words ${String(documents.length).padStart(5)} files`,
)
