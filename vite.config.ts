import { existsSync } from "node:fs"
import { relative, resolve } from "node:path"
import { compile } from "@mdx-js/mdx"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import rehypeSlug from "rehype-slug"
import remarkGfm from "remark-gfm"
import { defineConfig, type Plugin } from "vite"

/** The modules of every page with script, folders completely. Without form/choice.ts, which would add zod to all of them. */
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

/** Enum values, their labels and the text of the form repeat each other: compressed together they take half the space. */
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
  // The bundle contains the application factory, not only the routes: React Router compares context keys by identity, so
  // `createApp` and the routes have to come from the same bundle.
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./server/bundle.ts" } },
      // Large packages of which little is used. When they are bundled, the unused parts are not loaded: 134 MB of memory at rest
      // instead of 317.
      resolve: {
        noExternal: ["lucide-react", "drizzle-orm"],
      },
    },
    client: {
      build: {
        // Two files for every page with script, and one for the registration: better compression, fewer requests.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|createLucideIcon/,
                },
                // For every page that loads a script later: not a part of the registration's file.
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
  // Only the plain band is inlined: it comes before the text, and a separate request would delay the text.
  build: { assetsInlineLimit: (file) => file.endsWith("/woven-strip.svg") },
})

/**
 * Tests whether a module is in a list. A moved module would silently go to another file, so a missing path is an error.
 *
 * @param paths of modules, or of folders with a slash at the end, relative to this file
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
