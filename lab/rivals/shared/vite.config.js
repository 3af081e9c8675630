import path from "node:path"
import { fileURLToPath } from "node:url"
import { compile } from "@mdx-js/mdx"
import rehypeSlug from "rehype-slug"
import remarkGfm from "remark-gfm"
import { defineConfig } from "vite"

const here = path.dirname(fileURLToPath(import.meta.url))

/**
 * The views that all three have in common, as plain modules that any bundler takes: no framework, pictures as
 * addresses under /assets.
 */
export default defineConfig({
  root: path.resolve(here, "../../.."),
  configFile: false,
  publicDir: false,
  plugins: [oneLesson(), noContexts()],
  build: {
    outDir: path.resolve(here, "../.cache/shared"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    minify: false,
    target: "es2022",
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(
        ["frame", "home", "directory", "lesson", "facts"].map((name) => [
          name,
          path.join(here, `${name}.tsx`),
        ]),
      ),
      preserveEntrySignatures: "strict",
      external: [
        "react",
        "react/jsx-runtime",
        "react-dom",
        "react-dom/server",
        "react-router",
        "markdown-it",
      ],
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chunk-[name].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
})

/** A team loads the lesson that is shown, not all ten. */
function oneLesson() {
  return {
    name: "one-lesson",
    enforce: "pre",
    async transform(source, id) {
      if (id.endsWith("/lesson-body.tsx"))
        return source.replace("lessons/*/*.mdx", "lessons/university/blockchain.mdx")
      if (!id.endsWith(".mdx")) return
      const options = { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] }
      return { code: String(await compile(source, options)), map: null }
    },
  }
}

/** What the contexts of a fresh site hold: no links of staff, no script of an announcement, no theme that somebody chose. */
const held = { SetLinksContext: "({})", ScriptNonce: "undefined", ThemeContext: '"system"' }

/** Server components have no React contexts, and none of the three is given any. */
function noContexts() {
  return {
    name: "no-contexts",
    enforce: "pre",
    transform(source, id) {
      if (id.endsWith("/lucide-react/dist/esm/context.mjs"))
        return "export const useLucideContext = () => ({}); export const LucideProvider = ({ children }) => children"
      if (!/\/app\/.*\.tsx?$/.test(id)) return undefined
      return (
        source
          .replace(/\bcreateContext<[^(]*>\(.*\)/g, "undefined")
          .replace(/\buse\((\w+)\)/g, (use, name) => held[name] ?? use)
          // A plain form, as for whoever has no script.
          .replace('import { Form } from "react-router"', 'const Form = "form"')
          .replace(/^ *(reloadDocument=.*|preventScrollReset)\n/gm, "")
      )
    },
  }
}
