import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"

/** The folders of app in import order: a folder may import only the folders before it. Add new folders here. */
const order = [
  "lib",
  "ui",
  "shell",
  "places",
  "auth",
  "review",
  "payments",
  "settings",
  "subscriptions",
  "events",
  "listings",
  "point-of-sale",
  "contact",
  "articles",
  "stories",
  "search",
  "learn",
  "site",
  "admin",
]

const files = globSync("app/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$|\/test-|-test-|^app\/[^/]*$/.test(file),
)
/** Returns the folder of app that contains a module; "." for the modules directly in app (services.ts, submissions.ts ...). */
const domainOf = (module: string) => (module.split("/").length > 2 ? module.split("/")[1] : ".") ?? "."

function importsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/(?:\bfrom |\bimport\(?)"(#app\/|\.\.?\/)([^"?]+)/g)]
    .map(([, start = "", rest = ""]) =>
      start === "#app/" ? `app/${rest}` : path.posix.join(path.posix.dirname(file), start, rest),
    )
    .filter((module) => module.startsWith("app/") && !module.includes("/+types/"))
}

test("the order lists every folder of app and no other", () => {
  expect([...new Set(files.map(domainOf))].toSorted()).toEqual(order.toSorted())
})

test("a module imports only from its own folder and the folders before it; only the database schema may import any folder", () => {
  const upwards = files.flatMap((file) => {
    if (file === "app/lib/db/schema.ts") return []
    const own = domainOf(file)
    return importsOf(file)
      .filter((module) => domainOf(module) !== ".")
      .filter((module) => order.indexOf(domainOf(module)) > order.indexOf(own))
      .map((module) => `${file} imports ${module}`)
  })
  expect(upwards).toEqual([])
})

test("only routes import the modules directly in app", () => {
  const composing = files
    .filter((file) => !/\.route\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((module) => domainOf(module) === ".")
        .map((module) => `${file} imports ${module}`),
    )
  expect(composing).toEqual([])
})
