import { expect, test } from "vitest"
import { allLessons } from "#app/features/learn/lessons.ts"
import { demos } from "#content/en/demos.ts"
import { useApp } from "./app.ts"
import { type Element, elements, parseHtml, textOf } from "./html.ts"

const app = useApp()

const read = async (path: string) => parseHtml(await (await app.fetch(path)).text())
const idsOf = (page: Element) => elements(page).flatMap(({ attributes }) => attributes.id ?? [])

test("a lesson has a note for each word that it marks, and each marked word leads to its place", async () => {
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

test("the reader has every lesson, and each anchor once", async () => {
  const page = await read("/learn/reader")
  const ids = idsOf(page)
  expect(ids).toEqual([...new Set(ids)])
  const text = textOf(page)
  for (const { facts } of allLessons) {
    expect(text).toContain(facts.recap.at(-1))
    expect(text).toContain(facts.questions[0]?.answers[0]?.text)
  }
})

test("each of the assistant's six questions leads to what answers it", async () => {
  const { questions } = demos.widget
  expect(questions).toHaveLength(6)
  const links = elements(await read("/learn"), "a").map(({ attributes }) => attributes.href)
  for (const { href } of questions) {
    expect(links).toContain(href)
    const [path = "", anchor] = href.split("#")
    expect((await app.fetch(path)).status, href).toBe(200)
    if (anchor) expect(idsOf(await read(path)), href).toContain(anchor)
  }
})
