import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { RouteConfigEntry } from "@react-router/dev/routes"
import { matchRoutes, type RouteObject } from "react-router"
import rehypeSlug from "rehype-slug"
import { describe, expect, test } from "vitest"
import { questionsPerLesson } from "#app/learn/progress/progress.ts"
import routeConfig from "#app/routes.ts"
import { glossary } from "./en/glossary.ts"
import type { Lesson } from "./lesson.ts"

const folder = path.join(import.meta.dirname, "en", "lessons")

/** The two tabs of the exchanges topic: bodies without metadata. */
const tabs = ["learning-path/exchanges-centralized", "learning-path/exchanges-decentralized"]

const bodies = new Map(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => [
      file.replaceAll("\\", "/").slice(0, -".mdx".length),
      readFileSync(path.join(folder, file), "utf8"),
    ]),
)
const facts = new Map(
  Object.entries(import.meta.glob<Record<string, Lesson>>("./en/lessons/*/*.ts", { eager: true })).map(
    ([file, module]) => [file.slice("./en/lessons/".length, -".ts".length), Object.values(module)],
  ),
)
const lessons = [...facts].flatMap(([file, list]) => list.map((lesson) => ({ file, lesson })))

/** The text of one page view: the exchanges topic has one of its tabs. */
const pages = [...bodies].flatMap(([file, body]) => {
  if (tabs.includes(file)) return []
  if (file !== "learning-path/exchanges") return [{ file, body }]
  return tabs.map((tab) => ({ file: `${file} with ${tab}`, body: `${body}\n${bodies.get(tab)}` }))
})

/** The words that a reader sees, including those in pictures: no tags, prop names, tones or addresses. */
function readableWords(body: string): string[] {
  return body
    .replace(/<Term id="[^"]*">|<\/?[A-Z]\w*|\/?>/g, " ")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/tone: "\w+"/g, " ")
    .replace(/\b[a-z]+(=(?=["{])|: ?(?=["[]))/g, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

const diagrams = /^<(?:Chain|Flow|Compare|Networks|Shares|Timeline|OrderBook|Votes|Layers)\b[\s\S]*?\/>$/gm
const termIds = (body: string) => [...body.matchAll(/<Term id="([^"]*)">/g)].map(([, id]) => String(id))
const repeated = (list: readonly string[]) => list.filter((item, place) => list.indexOf(item) !== place)

describe("the lessons", () => {
  test("are ten, each with a body and metadata of the same name", () => {
    expect(facts.size).toBe(10)
    expect([...bodies.keys()].sort()).toEqual([...facts.keys(), ...tabs].sort())
    for (const [file, list] of facts) expect(list.map(({ slug }) => slug)).toEqual([path.basename(file)])
  })

  test("are 600 to 1,300 words long", () => {
    const lengths = pages.map(({ file, body }) => ({ file, words: readableWords(body).length }))
    expect(lengths.filter(({ words }) => words < 600 || words > 1300)).toEqual([])
  })

  test("have no main heading and four to seven parts", () => {
    for (const [file, body] of bodies) {
      expect(body, file).not.toMatch(/^# /m)
      if (tabs.includes(file)) continue
      const parts = [...body.matchAll(/^## .+$/gm)].length
      expect(parts, file).toBeGreaterThanOrEqual(4)
      expect(parts, file).toBeLessThanOrEqual(7)
    }
  })

  test("have a unique anchor for every part, different from those of the page", () => {
    const ofThePage = ["main", "side-menu", "kinds", "recap", "questions"]
    for (const { file, body } of pages) {
      const headings = [...body.matchAll(/^##+ (.+)$/gm)].map(([, text]) => String(text))
      expect(repeated([...ofThePage, ...anchors(headings)]), file).toEqual([])
    }
  })

  test("have at least three diagrams each, every one with a sentence as its caption", () => {
    for (const { file, body } of pages) {
      const all = [...body.matchAll(diagrams)].map(String)
      expect(all.length, file).toBeGreaterThanOrEqual(3)
      for (const props of all) expect(/caption="([^"]+)"/.exec(props)?.[1], file).toMatch(/^\p{Lu}.{20,}\.$/u)
    }
  })

  test("explain only terms of the glossary", () => {
    const known = glossary.map(({ id }) => id)
    for (const [file, body] of bodies) {
      expect(termIds(body).length, file).toBeGreaterThan(0)
      expect(
        termIds(body).filter((id) => !known.includes(id)),
        file,
      ).toEqual([])
      expect(repeated(termIds(body)), file).toEqual([])
    }
  })

  test("link only to existing pages of this site", async () => {
    const routes = toRouteObjects(await routeConfig)
    const lessonPaths = [...facts.keys()].map((file) => `/${file.replace("university/", "learn/")}`)
    const dead = [...bodies].flatMap(([file, body]) =>
      [...body.matchAll(/\]\((\/[^)#?]*)[^)]*\)/g)]
        .map(([, href]) => String(href))
        .filter((href) => {
          const route = matchRoutes(routes, href)?.at(-1)?.route.path
          return route === "*" || (route?.includes("/:") && !lessonPaths.includes(href))
        })
        .map((href) => `${file}: ${href}`),
    )
    expect(dead).toEqual([])
  })
})

describe("the metadata of a lesson", () => {
  test("fits on its card and in search results", () => {
    for (const { file, lesson } of lessons) {
      expect(lesson.summary.length, file).toBeLessThanOrEqual(90)
      expect(lesson.description.length, file).toBeGreaterThanOrEqual(80)
      expect(lesson.description.length, file).toBeLessThanOrEqual(155)
    }
    expect(repeated(lessons.map(({ lesson }) => lesson.title))).toEqual([])
    expect(repeated(lessons.map(({ lesson }) => lesson.description))).toEqual([])
  })

  test("summarizes the lesson in three to five sentences", () => {
    for (const { file, lesson } of lessons) {
      expect(lesson.recap.length, file).toBeGreaterThanOrEqual(3)
      expect(lesson.recap.length, file).toBeLessThanOrEqual(5)
    }
  })

  test("has three questions with three or four answers, of which exactly one is right", () => {
    for (const { file, lesson } of lessons) {
      expect(lesson.questions, file).toHaveLength(questionsPerLesson)
      for (const { question, answers } of lesson.questions) {
        expect([3, 4], question).toContain(answers.length)
        expect(answers.filter(({ right }) => right).length, question).toBe(1)
        expect(repeated(answers.map(({ text }) => text)), question).toEqual([])
      }
    }
  })

  test("says for every answer whether it is right, and why", () => {
    for (const { lesson } of lessons)
      for (const { right, because, text } of lesson.questions.flatMap(({ answers }) => answers)) {
        expect(because, text).toMatch(right ? /^Right\. \S/ : /^(Not quite|No|Never): \S/)
        expect(because, text).toMatch(/\.$/)
      }
  })

  test("does not always have the right answer in the same position", () => {
    for (const { file, lesson } of lessons) {
      const places = lesson.questions.map(({ answers }) => answers.findIndex(({ right }) => right))
      expect(new Set(places).size, file).toBeGreaterThan(1)
    }
  })
})

/** The anchors that the build gives to these headings. */
function anchors(headings: readonly string[]): string[] {
  const children = headings.map((value) => ({
    type: "element" as const,
    tagName: "h2",
    properties: {} as Record<string, string>,
    children: [{ type: "text" as const, value }],
  }))
  rehypeSlug()({ type: "root", children })
  return children.map(({ properties }) => String(properties.id))
}

function toRouteObjects(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, index, children }) =>
    index ? { index: true } : { path, children: children && toRouteObjects(children) },
  )
}
