import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { classesOfScripts } from "./inlined-style.ts"

test("the classes that scripts put in are known, so that a first visit has their style", () => {
  const written = globSync("app/**/*.ts", { exclude: ["**/*.test.ts", "**/*.server.ts"] }).flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(/(?:className = |classList\.(?:add|toggle)\()"([^"]+)"/g),
    ].flatMap(([, names = ""]) => names.split(" ")),
  )
  // The checkout demo's own markup has this one at first.
  expect([...new Set(written)].filter((name) => name !== "invisible").sort()).toEqual(classesOfScripts)
})
