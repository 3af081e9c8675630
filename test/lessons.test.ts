import { expect, test } from "vitest"
import { allLessons, stations, university } from "#app/learn/lessons.ts"
import { readingMinutes } from "#app/lib/text/reading-time.ts"
import { askContent } from "#content/en/ask.ts"
import { learningPath } from "#content/en/lesson-page.ts"
import { useApp } from "./app.ts"
import { type Element, elements, parseHtml, textOf } from "./html.ts"

const app = useApp()

const read = async (path: string) => parseHtml(await (await app.fetch(path)).text())
const idsOf = (page: Element) => elements(page).flatMap(({ attributes }) => attributes.id ?? [])

test("a lesson has a note for each term that it marks, and each marked term links to the glossary", async () => {
  for (const { path } of [...allLessons, { path: "/learning-path/exchanges?kind=decentralized" }]) {
    const page = await read(path)
    const ids = idsOf(page)
    const marked = elements(page, "a").filter(({ attributes }) => attributes["data-term"])
    expect(marked.length, path).toBeGreaterThan(0)
    for (const { attributes } of marked) {
      expect(ids, path).toContain(`note-${attributes["data-term"]}`)
      expect(attributes.href).toMatch(new RegExp(`^/learn/glossary/\\w+#${attributes["data-term"]}$`))
    }
  }
})

test("a lesson and the learning path state how long its text takes to read, and no other duration", async () => {
  const path = elements(await read("/learning-path"), "li").map(textOf)
  for (const lesson of allLessons) {
    const html = await (await app.fetch(lesson.path)).text()
    const [body = ""] = /<div class="lesson-body">.*(?= aria-labelledby="recap")/s.exec(html) ?? []
    const stated = `${readingMinutes(body.replace(/<[^>]*>|&\w+;/g, " "))} min read`
    expect(textOf(parseHtml(html)), lesson.path).toContain(stated)
    const station = path.find((text) => text.includes(lesson.facts.summary))
    expect(station === undefined, lesson.path).toBe(!stations.includes(lesson))
    if (station) expect(station).toContain(stated)
  }
  expect(JSON.stringify(learningPath)).not.toContain("minute")
})

test("each university lesson on /learn has a hidden 'done' label, which the device shows when the lesson is done", async () => {
  const marks = (page: Element) =>
    elements(page, "span").filter(({ attributes }) => attributes.class?.startsWith("station-done"))
  const learn = marks(await read("/learn"))
  expect(learn.map(({ attributes }) => attributes["data-done"])).toEqual(university.map(({ path }) => path))
  for (const mark of [...learn, ...marks(await read("/learning-path"))]) {
    expect(mark.attributes).toHaveProperty("hidden")
    expect(textOf(mark)).toBe(learningPath.done)
  }
})

test("a lesson has a hidden, empty pattern band with its position, which the device fills in", async () => {
  for (const [place, { path }] of allLessons.entries()) {
    const [strip] = elements(await read(path), "div").filter(({ attributes }) => "data-woven" in attributes)
    expect(strip?.attributes).toMatchObject({ "data-woven": path, "data-place": String(place), hidden: "" })
    expect(strip?.parent?.attributes.role).toBe("status")
    expect(strip && elements(strip, "path")).toEqual([])
    expect(strip && elements(strip, "a").map(({ attributes }) => attributes.href)).toEqual(["/learn#cloth"])
  }
})

test("the reader contains every lesson, and each anchor once", async () => {
  const page = await read("/learn/reader")
  const ids = idsOf(page)
  expect(ids).toEqual([...new Set(ids)])
  const text = textOf(page)
  for (const { facts } of allLessons) {
    expect(text).toContain(facts.recap.at(-1))
    expect(text).toContain(facts.questions[0]?.answers[0]?.text)
  }
})

test("each of the assistant's six questions links to its answer", async () => {
  const { questions } = askContent.panel
  expect(questions).toHaveLength(6)
  const links = elements(await read("/learn"), "a").map(({ attributes }) => attributes.href)
  for (const { href } of questions) {
    expect(links).toContain(href)
    const [path = "", anchor] = href.split("#")
    expect((await app.fetch(path)).status, href).toBe(200)
    if (anchor) expect(idsOf(await read(path)), href).toContain(anchor)
  }
})
