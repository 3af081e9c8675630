import path from "node:path"
import { createBuilder, type Plugin } from "vite"
import { names } from "./names.ts"

// Builds the product as `npm run build` does into BUILD_DIR, with all text of content/en written in other letters.

const root = path.dirname(path.dirname(import.meta.dirname))

/** Parts of a text with meaning for the program: placeholders, tags, link targets. */
const kept = /\{[^}]*\}|<\/?\w+>|\]\([^)]*\)|https?:\/\/\S+/g
/** Full-width letters: every rule of ours treats them as letters, and no text in the code uses them. */
const wide = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))

function altered(text: string): string {
  let result = ""
  let at = 0
  for (const { 0: part, index } of text.matchAll(kept)) {
    result += wide(text.slice(at, index)) + part
    at = index + part.length
  }
  return result + wide(text.slice(at))
}

/** Keys whose text is for HTML in a compiled lesson, or names the language of the content. */
const never = new Set(["className", "src", "locale", "language"])
/** An identifier has one of these keys and looks like one: under 'lesson', 'read the first lesson' is text. */
const isName = (key: string, text: string) => never.has(key) || (names.has(key) && !/[A-Z ]/.test(text))

type Node = { type: string; start: number; end: number; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string"

/** The texts of a module, without import paths and property names. */
function* textsOf(node: Node, key = ""): Generator<Node> {
  if (/^(Import|Export(All|Named))/.test(node.type) && !node.declaration) return
  if (node.type === "Property") {
    const { name, value } = node.key as { name?: string; value?: string }
    yield* textsOf(node.value as Node, name ?? value)
    return
  }
  if (node.type === "TemplateElement") yield node
  if (node.type === "Literal" && typeof node.value === "string" && !isName(key, node.value)) yield node
  // Compared values and component names are not text.
  if (node.type === "BinaryExpression" || node.type === "MemberExpression") return
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* textsOf(child, key)
}

const alteredWords: Plugin = {
  name: "altered-words",
  enforce: "post",
  transform(code, id) {
    if (!path.relative(root, id).startsWith("content/en/")) return
    let result = code
    for (const node of [...textsOf(this.parse(code) as unknown as Node)].reverse()) {
      const source = code.slice(node.start, node.end)
      const text = node.type === "Literal" ? JSON.stringify(altered(String(node.value))) : altered(source)
      result = result.slice(0, node.start) + text + result.slice(node.end)
    }
    return { code: result, map: null }
  },
}

const builder = await createBuilder({
  root,
  logLevel: "error",
  plugins: [alteredWords],
  build: { minify: false },
})
await builder.buildApp()
