import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { counterCookieName, sessionRules } from "#app/auth/sessions/options.ts"
import { privacy } from "#content/en/privacy.ts"

test("the privacy page names exactly the cookies that the code sets", () => {
  // Names that the code does not write as literals: the name of a session cookie depends on the session type.
  const named: Record<string, string[]> = {
    name: Object.values(sessionRules).map(({ cookie }) => cookie),
    counterCookieName: [counterCookieName],
  }
  const code = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file))
  const names = code.flatMap((file) => {
    const calls = readFileSync(file, "utf8").matchAll(/(?<!function )createOwnCookie\(("?)([\w-]+)/g)
    return [...calls].flatMap(([, quote, name = ""]) => (quote ? name : (named[name] ?? [name])))
  })
  expect(names.length).toBeGreaterThan(2)
  // Plus one for each stylesheet of pages that do not hydrate (server/pages/inlined-style.ts), and the theme, which is not
  // signed.
  names.push(...["app", "learn"].map((sheet) => `style-${sheet}`), "theme")
  const cookies = privacy.sections.find(({ id }) => id === "cookies")
  const told = cookies?.list?.flatMap((item) => /\(([\w, -]+)\)/.exec(item)?.[1]?.split(", ") ?? [item])
  expect(told?.sort()).toEqual(names.sort())
})
