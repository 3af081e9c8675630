import { readdirSync } from "node:fs"
import path from "node:path"
import { createServer, type Plugin } from "vite"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { names } from "#test/words/names.ts"

const root = process.cwd()

/** These start a page or a process when they load. Their imports are loaded anyway. */
const startAtOnce = [
  ...["app/entry.client.tsx", "app/entry.elements.ts", "app/places/place-elements.ts"],
  ...["server/bundle.ts", "server/run.ts"],
]
const modules = ["app", "server"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test-|-test-|\/migrations\//.test(file))
  .filter((file) => !startAtOnce.includes(file))

/** Which file has read which message: 'app/ui/form/field.tsx reads content/en/forms.ts: formMessages.optional'. */
const reads = new Set<string>()

/** Wraps messages in a proxy that records who reads each text. An exported string could not be wrapped. */
function watch(words: object, name: string): object {
  if (typeof words !== "object")
    throw new Error(`${name} is no object: a word stands among others under a key`)
  const inner = new Map<string, object>()
  return new Proxy(words, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof key === "symbol" || !Object.hasOwn(target, key)) return value
      if (typeof value === "string" && !names.has(key)) reads.add(`${reader()} reads ${name}.${key}`)
      if (typeof value !== "object" || value === null) return value
      const watched = inner.get(key) ?? watch(value, `${name}.${key}`)
      inner.set(key, watched)
      return watched
    },
  })
}

/** The file of the product that reads the text. Content files may read their own texts. */
function reader(): string {
  const [, file] = new Error().stack?.match(/\/((?:app|content|server)\/[\w./-]+\.tsx?)\b/) ?? []
  return file ?? "somebody"
}

/** Loads content files with their exports wrapped. */
const watchedContent: Plugin = {
  name: "watched-content",
  enforce: "post",
  transform(code, id) {
    const file = path.relative(root, id)
    if (!file.startsWith("content/en/") || !file.endsWith(".ts")) return
    const exported: string[] = []
    const own = code.replace(/^export const (\w+)/gm, (_, name: string) => {
      exported.push(name)
      return `const ${name}`
    })
    const watched = exported.map(
      (name) =>
        `const watched_${name} = watchWords(${name}, "${file}: ${name}"); export { watched_${name} as ${name} }`,
    )
    return [own, ...watched].join("\n")
  },
}

/** A module that only the build creates, and an example of a module with the mistake. */
const madeUp: Record<string, string> = {
  "virtual:react-router/server-build": "export const routes = {}",
  [path.join(root, "app/made-up.ts")]:
    `import { site } from "#content/en/site.ts"; export const title = site.name + "!"`,
}
const madeUpModules: Plugin = {
  name: "made-up",
  enforce: "pre",
  resolveId: (id) => Object.keys(madeUp).find((name) => name.endsWith(id)),
  load: (id) => madeUp[id] ?? (id.endsWith(".mdx") ? "export default () => null" : undefined),
}

let load: (file: string) => Promise<unknown>
let close: () => Promise<void>

beforeAll(async () => {
  vi.stubGlobal("watchWords", watch)
  vi.stubGlobal("HTMLElement", class {})
  vi.stubGlobal("customElements", { define() {} })
  vi.stubGlobal("document", { querySelectorAll: () => [] })
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    plugins: [madeUpModules, watchedContent],
  })
  load = (file) => server.ssrLoadModule(`/${file}`)
  close = () => server.close()
})
afterAll(() => close())
beforeEach(() => reads.clear())

test("no message is read while a module of the product loads, because it would stay in one language", async () => {
  expect(modules.length).toBeGreaterThan(400)
  for (const file of modules) await load(file)
  expect([...reads].filter((read) => !read.startsWith("content/")).sort()).toEqual([])
})

test("a module that does so is reported, with the message", async () => {
  await load("app/made-up.ts")
  expect([...reads]).toEqual(["app/made-up.ts reads content/en/site.ts: site.name"])
})
