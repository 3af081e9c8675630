import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { routes } from "#test/attack/addresses.ts"
import { pathTo } from "./path-to.ts"

test("the parameters of a pattern are encoded, so that none changes the path", () => {
  expect(pathTo("/about")).toBe("/about")
  expect(pathTo("/blog/:slug", { slug: "first-steps" })).toBe("/blog/first-steps")
  expect(pathTo("/events/:slug.ics", { slug: "town-hall" })).toBe("/events/town-hall.ics")
  expect(pathTo("/admin/articles/:id/history/:revision", { id: "7", revision: "2" })).toBe(
    "/admin/articles/7/history/2",
  )
  expect(pathTo("/blog/:slug", { slug: "a/b?c#d" })).toBe("/blog/a%2Fb%3Fc%23d")
})

test("no component contains a path of the route table as a literal", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((name) => `app/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|test-support|^app\/routes\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(400)
  const known = routes
    .filter(({ pattern }) => pattern !== "/" && !pattern.includes("*"))
    .map(({ pattern }) => new RegExp(`^${pattern.replace(/\./g, "\\.").replace(/:\w+/g, "[^/?#]+")}([?#]|$)`))
  const byHand = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\b(?:href|to|action)=\{?["`](\/[^"`]*)["`]/g)]
      .map(([, path = ""]) => path)
      .filter((path) => known.some((pattern) => pattern.test(path)))
      .map((path) => `${file}: ${path}`),
  )
  expect(byHand).toEqual([])
})
