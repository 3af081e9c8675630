import { describe, expect, test } from "vitest"
import { faq, homeQuestions } from "./en/faq.ts"
import { glossary } from "./en/glossary.ts"

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

const lessons = [
  ...["/learn/blockchain", "/learn/wallets", "/learn/trading"],
  ...["wallets", "masternodes", "staking", "validators", "exchanges", "daos", "nfts"].map(
    (topic) => `/learning-path/${topic}`,
  ),
]

/** Pages that answers may link to: the route table of the specification and the additions of the rulings. */
const pages = [
  ...["/", "/about", "/facts", "/learn", "/learn/glossary", "/learning-path", ...lessons],
  ...["/town-halls", "/community", "/metaverse", "/events", "/blog", "/faq", "/contact"],
  ...["/merchants", "/merchant-directory", "/merchant-register"],
  ...["/wallet", "/whitepapers", "/get-guapcoin", "/use-guapcoin", "/probit-tutorial"],
  ...["/privacy", "/terms"],
]

const repeated = (list: readonly string[]) => list.filter((item, place) => list.indexOf(item) !== place)

const sentences = (text: string) => text.split(/(?<=[.?!])\s+/)

/** The words that a reader sees: the text of links, without list marks and asterisks. */
const words = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^(\d+\.|-) /gm, "")
    .replace(/[*`]/g, "")
    .split(/\s+/)

describe("the glossary", () => {
  const ids = glossary.map((entry) => entry.id)

  test("has at least 75 terms with unique ids", () => {
    expect(glossary.length).toBeGreaterThanOrEqual(75)
    expect(repeated(ids)).toEqual([])
    expect(ids.filter((id) => !kebabCase.test(id))).toEqual([])
  })

  test("uses every name for one entry only", () => {
    const names = glossary.flatMap((entry) => [entry.term, ...(entry.also ?? [])])
    expect(repeated(names.map((name) => name.toLowerCase()))).toEqual([])
  })

  test("is in alphabetical order", () => {
    const terms = glossary.map((entry) => entry.term)
    expect(terms).toEqual(terms.toSorted(new Intl.Collator("en").compare))
  })

  test("refers only to other entries that exist", () => {
    const wrong = glossary.flatMap((entry) => [
      ...(entry.see ?? []).filter((id) => id === entry.id || !ids.includes(id)),
      ...repeated(entry.see ?? []),
    ])
    expect(wrong).toEqual([])
  })

  test("links to lessons", () => {
    const wrong = glossary.filter((entry) => entry.lesson !== undefined && !lessons.includes(entry.lesson))
    expect(wrong).toEqual([])
  })

  test("explains each term in one to three complete sentences", () => {
    const wrong = glossary.filter(({ text }) => sentences(text).length > 3 || !text.endsWith("."))
    expect(wrong).toEqual([])
  })
})

describe("the questions and answers", () => {
  const questions: readonly { id: string; question: string; answer: string }[] = faq.groups.flatMap(
    (group) => [...group.questions],
  )

  test("are at least 28, in six or seven groups", () => {
    expect(questions.length).toBeGreaterThanOrEqual(28)
    expect([6, 7]).toContain(faq.groups.length)
  })

  test("have unique anchors that are valid in an address", () => {
    const anchors = [...faq.groups, ...questions].map(({ id }) => id)
    expect(repeated(anchors)).toEqual([])
    expect(anchors.filter((id) => !kebabCase.test(id))).toEqual([])
  })

  test("are questions, and none occurs twice", () => {
    expect(repeated(questions.map(({ question }) => question))).toEqual([])
    expect(questions.filter(({ question }) => !question.endsWith("?"))).toEqual([])
  })

  test("are answered in 30 to 110 words", () => {
    const lengths = questions.map(({ id, answer }) => ({ id, length: words(answer).length }))
    expect(lengths.filter(({ length }) => length < 30 || length > 110)).toEqual([])
  })

  test("link only to pages of the site", () => {
    const targets = questions.flatMap(({ answer }) =>
      [...answer.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target),
    )
    expect(targets.length).toBeGreaterThan(questions.length)
    const ids: string[] = questions.map(({ id }) => id)
    const isThere = (target = "") => {
      const [page = "", question] = target.split("#")
      return pages.includes(page) && (!question || (page === "/faq" && ids.includes(question)))
    }
    expect(targets.filter((target) => !isThere(target))).toEqual([])
  })

  test("have the four questions of the home page", () => {
    expect(homeQuestions).toHaveLength(4)
    expect(repeated(homeQuestions)).toEqual([])
    const ids = questions.map(({ id }) => id)
    expect(homeQuestions.filter((id) => !ids.includes(id))).toEqual([])
  })
})
