import { beforeEach, describe, expect, test } from "vitest"
import { lessonOf } from "#app/learn/certificate/certificate-lessons.ts"
import { certificateQuestions, certificateSheet } from "#content/en/certificate.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { type Element, elements, parseHtml, textOf } from "./html.ts"

const app = useApp()

async function read(path: string): Promise<{ page: Element; html: string; status: number }> {
  const response = await app.fetch(path)
  const html = await response.text()
  return { page: parseHtml(html), html, status: response.status }
}

const hrefsOf = (page: Element) => elements(page, "a").map(({ attributes }) => attributes.href ?? "")

beforeEach(() => {
  app.now = new Date("2026-11-23T12:00:00Z")
})

describe("the certificate", () => {
  const right = (lesson: "blockchain" | "nfts") =>
    Object.fromEntries(
      lessonOf(lesson).facts.questions.map(({ answers }, index) => [
        `question-${index + 1}`,
        String(answers.findIndex((answer) => answer.right)),
      ]),
    )
  const questions = "/learn/certificate/questions/blockchain"
  const answer = async (lesson: "blockchain" | "nfts", path: string) =>
    (await new Browser(app).open(path)).post(path, new URLSearchParams(right(lesson)))

  test("shows questions without revealing the right answers, in the page and in its data", async () => {
    for (const path of [questions, `${questions}.data`]) {
      const { html } = await read(path)
      const answers = lessonOf("blockchain").facts.questions.flatMap((question) => question.answers)
      for (const { text, because } of answers) {
        expect(html).toContain(text)
        expect(html).not.toContain(because)
      }
      expect(html).not.toMatch(/data-right|Right\.|Not quite/)
    }
  })

  test("says which questions are unanswered and keeps the choices, without revealing the answers", async () => {
    const browser = await new Browser(app).open(questions)
    const chosen = { ...right("blockchain"), "question-1": "0" }
    const wrong = new URLSearchParams(chosen)
    wrong.delete("question-3")
    await browser.post(questions, wrong)
    expect(browser.statuses).toEqual([422])
    expect(browser.text).toContain(certificateQuestions.wrong.replace("{number}", "1"))
    expect(browser.text).toContain(certificateQuestions.missing.replace("{number}", "3"))
    expect(browser.text).not.toContain("Question 2:")
    expect(browser.text).not.toMatch(/Not quite|Right\./)
  })

  test("is a link that contains the date and the lessons, and can get further lessons", async () => {
    const first = await answer("blockchain", questions)
    expect(first.statuses).toEqual([303, 200])
    expect(first.path).toMatch(/^\/learn\/certificate\/20261123-1-[\w-]{43}$/)
    expect(first.text).toContain("Understanding Blockchain")
    expect(first.text).toContain("November 23, 2026")
    const proof = first.path.split("/").at(-1)
    const more = `/learn/certificate/questions/nfts?with=${proof}`
    expect(hrefsOf((await read(first.path)).page)).toContain(more)
    app.now = new Date("2026-12-24T12:00:00Z")
    const second = await answer("nfts", more)
    expect(second.path).toMatch(/^\/learn\/certificate\/20261224-201-/)
    const sheet = elements((await read(second.path)).page, "article")
      .map(textOf)
      .join()
    expect(sheet).toContain("Understanding Blockchain")
    expect(sheet).toContain(lessonOf("nfts").facts.title)
    expect(sheet).not.toContain(lessonOf("daos").facts.title)
  })

  test("is refused when its link was changed, and adds nothing to a new one", async () => {
    const { path } = await answer("blockchain", questions)
    const changed = path.replace("20261123-1-", "20261123-3ff-")
    const { status, html } = await read(changed)
    expect(status).toBe(404)
    expect(html).toContain(certificateSheet.unknown.heading)
    const forged = `/learn/certificate/questions/nfts?with=${changed.split("/").at(-1)}`
    expect((await answer("nfts", forged)).path).toMatch(/^\/learn\/certificate\/20261123-200-/)
  })

  test("answers 404 for questions about an unknown lesson", async () => {
    for (const lesson of ["none", "toString", "%00"])
      expect((await read(`/learn/certificate/questions/${lesson}`)).status).toBe(404)
  })
})
