import { existsSync } from "node:fs"
import { relative, resolve } from "node:path"
import { compile } from "@mdx-js/mdx"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import rehypeSlug from "rehype-slug"
import remarkGfm from "remark-gfm"
import { defineConfig, type Plugin } from "vite"

/** What every page with script needs, the folders whole. Without form/choice.ts, which would bring zod to all of them. */
const inEveryScript = [
  "app/shell/error-page.tsx",
  "app/shell/site-frame.ts",
  "app/shell/site-shell.tsx",
  "app/lib/text/format.ts",
  "app/lib/form/clean-text.ts",
  "app/lib/form/form-state.ts",
  "app/lib/http/retry-requests.ts",
  "app/lib/http/retry.ts",
  "app/lib/http/page-meta.ts",
  "app/root.tsx",
  "app/shell/layout.route.tsx",
  "app/ui/button.tsx",
  "app/ui/class-names.ts",
  "app/ui/pattern/pattern-band.tsx",
  "app/ui/dialog/tooltip-escape.ts",
  "app/ui/form/error-summary.tsx",
  "app/ui/form/field.tsx",
  "app/ui/notice.tsx",
  "app/ui/toast/",
  "content/en/forms.ts",
  "content/en/site.ts",
]

/** Codes, their labels and the words of a form are the same words: together they take half the room. */
const inRegistration = [
  "app/listings/application/registration/use-draft.ts",
  "app/listings/application/application-fields.tsx",
  "app/listings/application/application-rules.ts",
  "app/listings/options.ts",
  "app/listings/position/town-choice.ts",
  "app/listings/position/town-field.tsx",
  "app/places/countries/packed-options.ts",
  "app/lib/text/codes.ts",
  "app/lib/text/private-key.ts",
  "app/lib/text/web-address.ts",
  "app/ui/form/form-guards.tsx",
  "content/en/labels.ts",
  "content/en/application-form.ts",
]

export default defineConfig({
  plugins: [lessons(), tailwindcss(), reactRouter()],
  // The bundle holds the application factory, not only the routes: React Router compares context keys by
  // identity, so `createApp` and the routes have to come from the same bundle.
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./server/bundle.ts" } },
      // Big packages of which little is used. Bundled, what is not used stays on disk: 134 MB instead of 317 at rest.
      resolve: {
        noExternal: ["lucide-react", "drizzle-orm"],
      },
    },
    client: {
      build: {
        // Two files that every page with script needs, and one of the registration: better compressed, fewer requests.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|createLucideIcon/,
                },
                // Of every page that loads a script later: not a part of the registration's file.
                { name: "preload-helper", test: /vite[\\/]preload-helper/ },
                { name: "site", test: isAmong(inEveryScript) },
                { name: "registration", test: isAmong(inRegistration) },
              ],
            },
          },
        },
      },
    },
  },
  // The plain strip stands in front of the text: a request of its own would keep that waiting.
  build: { assetsInlineLimit: (file) => file.endsWith("/woven-strip.svg") },
})

/**
 * Tells the modules of a list. One that has moved would silently go to another file, so its old path is an error.
 *
 * @param paths of modules, or of folders with a slash at the end, from here
 */
function isAmong(paths: string[]): (id: string) => boolean {
  const missing = paths.filter((path) => !existsSync(resolve(import.meta.dirname, path)))
  if (missing.length > 0) throw new Error(`vite.config.ts names what is not there: ${missing.join(", ")}`)
  return (id) => {
    const path = relative(import.meta.dirname, id.replace(/\?.*/, ""))
    return paths.some((one) => (one.endsWith("/") ? path.startsWith(one) : path === one))
  }
}

/** The lessons: Markdown with tables and components, and an anchor for each heading. */
function lessons(): Plugin {
  return {
    name: "lessons",
    enforce: "pre",
    async transform(source, id) {
      if (!id.endsWith(".mdx")) return
      const options = { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] }
      return { code: String(await compile(source, options)), map: null }
    },
  }
}
