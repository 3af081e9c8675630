import { compile } from "@mdx-js/mdx"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import rehypeSlug from "rehype-slug"
import remarkGfm from "remark-gfm"
import { defineConfig, type Plugin } from "vite"

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
                { name: "framework", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                {
                  // Without choice.ts, which would bring zod to every page with script.
                  name: "site",
                  test: /app[\\/](ui[\\/](button|class-names|external-link|folding[\\/]fold-on-phones|notice|theme-switch|form[\\/](error-summary|field)|toast[\\/]|dialog[\\/]tooltip-escape|cloth[\\/]woven-strip)|platform[\\/](fill|form[\\/](?!choice)|http[\\/]retry|page-meta)|root\.tsx|routes[\\/]public[\\/]layout|features[\\/](newsletter[\\/]newsletter-box|site-shell[\\/]))|content[\\/]en[\\/](site|forms|footer-links)|createLucideIcon/,
                },
                {
                  // Codes, their labels and the words of a form are the same words: together they take half the room.
                  name: "registration",
                  test: /app[\\/](features[\\/]merchants[\\/]registration[\\/]use-draft\.ts|platform[\\/](text[\\/](codes|fold)|business[\\/](options|application[\\/]application-rules|position[\\/]town-choice))\.)|content[\\/]en[\\/](merchant-form|labels)\.ts/,
                },
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
