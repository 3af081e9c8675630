import type { RouteConfigEntry } from "@react-router/dev/routes"
import { matchRoutes, type RouteObject } from "react-router"
import { describe, expect, test } from "vitest"
import { emptyApplication } from "#app/features/merchants/application-rules.ts"
import { businessTypes, directoryCategories, directoryPlaces } from "#app/features/merchants/options.ts"
import { directoryStages } from "#app/features/settings/stages.ts"
import routeConfig from "#app/routes.ts"
import { adminSettings } from "./en/admin-settings.ts"
import { merchantContent, sampleMerchants } from "./en/merchants.ts"
import { terms } from "./en/terms.ts"

const modules = import.meta.glob<Record<string, unknown>>("./en/**/*.ts", { eager: true })

/** Every text of the content, with the path that leads to it. */
function* texts(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value]
  else if (value && typeof value === "object")
    for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${path}.${key}`)
}

const all = Object.entries(modules).flatMap(([file, module]) => [...texts(module, file)])

function toRouteObjects(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, index, children }) =>
    index ? { index: true } : { path, children: children && toRouteObjects(children) },
  )
}

describe("the words", () => {
  test("are there", () => {
    expect(all.length).toBeGreaterThan(200)
  })

  test("are whole: no blank text, no stray space, no note to ourselves, no unfinished place", () => {
    const wrong = all.filter(
      ([, text]) =>
        text.trim() !== text ||
        text === "" ||
        / {2}|\b(todo|tbd|lorem|xxx)\b|\{\s*\}|\{\w*$|undefined|\[object/i.test(text),
    )
    expect(wrong).toEqual([])
  })

  test("lead only to pages of this site that exist", async () => {
    const routes = toRouteObjects(await routeConfig)
    const links = all
      .filter(([path, text]) => path.endsWith(".href") && text.startsWith("/"))
      .map(([, href]) => href)
    expect(links.length).toBeGreaterThan(0)
    const dead = links.filter((href) => matchRoutes(routes, href)?.at(-1)?.route.path === "*")
    expect(dead).toEqual([])
  })

  test("bear dates that are dates", () => {
    expect(new Date(`${terms.dated} UTC`).toISOString().slice(0, 10)).toBe("2025-05-04")
  })
})

describe("the merchant pages", () => {
  test("name every answer of the application", () => {
    const fields = Object.keys(emptyApplication).sort()
    expect(Object.keys(merchantContent.fields).sort()).toEqual(fields)
    expect(Object.keys(merchantContent.fieldNames).sort()).toEqual(fields)
    for (const field of [...Object.keys(merchantContent.hints), ...Object.keys(merchantContent.required)])
      expect(fields).toContain(field)
  })

  test("say of every invented shop that it is a sample, and file it where the filters look", () => {
    for (const sample of sampleMerchants) {
      expect(sample.businessName).toMatch(/sample/i)
      expect(sample.description).toMatch(/sample/i)
      expect(sample.slug).toMatch(/^sample-/)
      expect(businessTypes).toContain(sample.businessType)
      expect(directoryCategories).toContain(sample.directoryCategory)
      expect(directoryPlaces).toContain(sample.place)
      expect(sample.place).toBe(`${sample.city}, ${sample.state}`)
    }
    expect(sampleMerchants.map((sample) => sample.city)).toEqual([
      "Atlanta",
      "New York",
      "Chicago",
      "Los Angeles",
    ])
  })

  test("describe every stage of the directory", () => {
    expect(Object.keys(adminSettings.stages)).toEqual([...directoryStages])
  })
})
