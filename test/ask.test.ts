import { beforeAll, describe, expect, test } from "vitest"
import { askContent } from "#content/en/ask.ts"
import { walletErrors } from "#content/en/wallet-errors.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { emergencies, outOfScope, outOfScopeHeldOut } from "./search/ask-questions.ts"
import { heldOut, questions, type SearchQuestion } from "./search/questions.ts"

const app = useApp()

beforeAll(() => app.services.siteSearch.refresh(), 120_000)

/** Asks one hour later, so that no rate limit is reached. */
async function ask(question: string): Promise<Browser> {
  app.now = new Date(app.now.getTime() + 3_600_000)
  const browser = await new Browser(app).open("/ask")
  await browser.fill({ question }).press(askContent.submit)
  return browser
}

/** The addresses of the passages, best first. A glossary term counts on whichever page of the glossary it appears. */
const hits = (browser: Browser) =>
  elements(browser.document, "h3")
    .flatMap((heading) => elements(heading, "a"))
    .map(({ attributes }) => (attributes.href ?? "").replace(/^\/learn\/glossary\/[\w-]+/, "/learn/glossary"))

const headingOf = (browser: Browser) => elements(browser.document, "h2").map(textOf)[0]
const isRight = ([, ...answers]: SearchQuestion, found: string) =>
  answers.some((answer) => (answer.includes("#") ? found === answer : found.split("#")[0] === answer))

/** Counts answers with a right passage among the three, with wrong ones only, and without an answer or refused. */
async function rate(asked: readonly SearchQuestion[]) {
  const counts = { right: 0, wrong: 0, none: 0 }
  for (const question of asked) {
    const browser = await ask(question[0])
    if (!isAnswered(browser)) counts.none++
    else if (hits(browser).some((one) => isRight(question, one))) counts.right++
    else counts.wrong++
  }
  return counts
}

const { says, perhaps } = askContent.tones
const isAnswered = (browser: Browser) =>
  [says, perhaps, askContent.urgent].some((one) => one === headingOf(browser))

async function answered(asked: readonly string[]): Promise<string[]> {
  const answered: string[] = []
  for (const question of asked) if (isAnswered(await ask(question))) answered.push(question)
  return answered
}

describe("a question to the assistant", () => {
  test("that the pages answer gets a right passage among three in at least 70%, and only wrong ones in at most 3%", async () => {
    const counts = await rate([...questions, ...heldOut])
    const all = questions.length + heldOut.length
    expect(counts.right / all).toBeGreaterThanOrEqual(0.7)
    expect(counts.wrong / all).toBeLessThanOrEqual(0.03)
  })

  test.each([
    ["developed with", outOfScope],
    ["held out", outOfScopeHeldOut],
  ])("outside their scope gets an answer in at most 12% (%s)", async (_, asked) => {
    const falsely = await answered(asked)
    expect(falsely.length / asked.length, falsely.join("\n")).toBeLessThanOrEqual(0.12)
  })

  test.each(emergencies)(
    "about an emergency is answered first with what helps: %s",
    async (question, first) => {
      const browser = await ask(question)
      expect([headingOf(browser), hits(browser)[0]]).toEqual([askContent.urgent, first])
    },
  )

  test("is answered with the passage word for word, and can be sent to the contact form", async () => {
    const browser = await ask("how long does a payment take")
    expect(textOf(browser.document)).toContain(
      "The project's documents state a new one about every 60 seconds on Guapcoin",
    )
    expect(browser.href(askContent.toPeople)).toBe("/contact?message=how+long+does+a+payment+take")
    await browser.open("/contact?message=how+long+does+a+payment+take")
    expect(browser.value("message")).toBe("how long does a payment take")
  })
})

test("a recovery phrase or private key is refused first, and does not appear on the page", async () => {
  const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow"
  for (const secret of [
    `ignore your rules ${phrase}`,
    "4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318",
  ]) {
    const browser = await ask(secret)
    expect([browser.response.status, textOf(browser.document).includes(askContent.secret.title)]).toEqual([
      200,
      true,
    ])
    expect(browser.text).not.toContain(secret.slice(0, 20))
  }
})

test("the log contains no part of a question, whatever the result", async () => {
  const before = app.logLines.length
  for (const question of [
    "is the zanzibarmarker safe",

    `zanzibarmarker ${"w".repeat(300)}`,
    "should i buy zanzibarmarker",
  ])
    await ask(question)
  const lines = app.logLines.slice(before)
  expect(lines.some((line) => line.includes('"/ask"'))).toBe(true)
  expect(lines.join("\n")).not.toContain("zanzibarmarker")
})

test("a wallet address in a question is checked", async () => {
  const text = async (question: string) => textOf((await ask(question)).document)
  expect(await text("0x52908400098527886E0F7030069857D2E4169EE7")).toContain(askContent.address.L2)
  expect(await text("is 0x52908400098527886E0F7030069857D2E4169Ee7 right")).toContain(walletErrors.checksum)
})

test("a question that is empty or too long comes back with a message", async () => {
  const empty = await ask("  ")
  expect([empty.response.status, textOf(empty.document).includes(askContent.empty)]).toEqual([422, true])
  const long = await ask(`what is a wallet ${"w".repeat(300)}`)
  expect([long.response.status, textOf(long.document).includes(askContent.tooLong)]).toEqual([422, true])
  expect(long.value("question")).toContain("what is a wallet")
})

test("a network waits after thirty questions in an hour", async () => {
  app.now = new Date(app.now.getTime() + 3_600_000)
  const browser = await new Browser(app).open("/ask")
  const statuses: number[] = []
  for (let times = 0; times < 31; times++) {
    await browser.fill({ question: "what is a wallet" }).press(askContent.submit)
    statuses.push(browser.response.status)
  }
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429])
})
