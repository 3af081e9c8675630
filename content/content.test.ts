import type { RouteConfigEntry } from "@react-router/dev/routes"
import { matchRoutes, type RouteObject } from "react-router"
import { describe, expect, test } from "vitest"
import { emptyApplication } from "#app/listings/application/application-rules.ts"
import { listSamples } from "#app/listings/directory/samples.ts"
import {
  businessTypes,
  businessTypeWords,
  directoryCategories,
  directoryCategoryWords,
  directoryPlaces,
  onlinePlaceWord,
} from "#app/listings/options.ts"
import { specifiedCountryWords } from "#app/places/countries/countries.ts"
import routeConfig from "#app/routes.ts"
import { directoryStages } from "#app/settings/directory-stages.ts"
import { adminSettings } from "./en/admin-settings.ts"
import { applicationContent } from "./en/application.ts"
import { countryNames } from "./en/countries.ts"
import { listingLabels } from "./en/labels.ts"

const modules = import.meta.glob<Record<string, unknown>>("./en/**/*.ts", { eager: true })

/** All values in the content, with their paths. */
function* leaves(value: unknown, path: string): Generator<[path: string, leaf: unknown]> {
  if (value === null || typeof value !== "object") yield [path, value]
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${path}.${key}`)
}

const everything = Object.entries(modules).flatMap(([file, module]) => [...leaves(module, file)])
const all = everything.filter((leaf): leaf is [string, string] => typeof leaf[1] === "string")

function toRouteObjects(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, index, children }) =>
    index ? { index: true } : { path, children: children && toRouteObjects(children) },
  )
}

describe("the content", () => {
  test("is not empty", () => {
    expect(all.length).toBeGreaterThan(200)
  })

  test("has strings only, no functions, so that a translation can reorder the placeholders", () => {
    expect(everything.filter(([, leaf]) => typeof leaf === "function")).toEqual([])
  })

  test("has no blank text, stray space, note to ourselves or unfinished placeholder", () => {
    const wrong = all.filter(
      ([, text]) =>
        text.trim() !== text ||
        text === "" ||
        / {2}|\b(todo|tbd|lorem|xxx)\b|\{\s*\}|\{\w*$|undefined|\[object/i.test(text),
    )
    expect(wrong).toEqual([])
  })

  test("has American spelling, with 'email' and 'cancelled'", () => {
    const other =
      /e-mail|colour|favour|centre\b|recognis|organis|neighbour|behaviour|licence|telephone|\bgrey|canceled/i
    expect(all.filter(([, text]) => other.test(text))).toEqual([])
  })

  test("links only to existing pages of this site", async () => {
    const routes = toRouteObjects(await routeConfig)
    const links = all
      .filter(([path, text]) => path.endsWith(".href") && text.startsWith("/"))
      .map(([, href]) => href)
    expect(links.length).toBeGreaterThan(0)
    const dead = links.filter((href) => matchRoutes(routes, href)?.at(-1)?.route.path === "*")
    expect(dead).toEqual([])
  })
})

describe("the merchant pages", () => {
  test("name every field of the application", () => {
    const fields = Object.keys(emptyApplication).sort()
    expect(Object.keys(applicationContent.fields).sort()).toEqual(fields)
    expect(Object.keys(applicationContent.fieldNames).sort()).toEqual(fields)
    for (const field of [
      ...Object.keys(applicationContent.hints),
      ...Object.keys(applicationContent.required),
    ])
      expect(fields).toContain(field)
  })

  test("name each choice in English as the specification does", () => {
    expect(listingLabels.businessTypes).toEqual(businessTypeWords)
    expect(listingLabels.directoryCategories).toEqual(directoryCategoryWords)
    expect(countryNames).toMatchObject(specifiedCountryWords)
    expect(listingLabels.onlinePlace).toBe(onlinePlaceWord)
  })

  test("label every sample shop as a sample and give it values that the filters know", () => {
    for (const sample of listSamples()) {
      expect(sample.businessName).toMatch(/sample/i)
      expect(sample.description).toMatch(/sample/i)
      expect(sample.slug).toMatch(/^sample-/)
      expect(businessTypes).toContain(sample.businessType)
      expect(directoryCategories).toContain(sample.directoryCategory)
      expect(directoryPlaces).toContain(sample.place)
      expect(sample.place).toBe(`${sample.city}, ${sample.state}`)
    }
    expect(listSamples().map((sample) => sample.city)).toEqual([
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
