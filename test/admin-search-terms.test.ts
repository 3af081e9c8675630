import { beforeAll, expect, test } from "vitest"
import { adminSearchTerms as words } from "#content/en/admin-search-terms.ts"
import { askContent } from "#content/en/ask.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { textOf } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp({ TRUST_PROXY: "1" })
beforeAll(() => app.services.siteSearch.refresh(), 120_000)

const networks = ["192.0.2.1", "198.51.100.1", "203.0.113.1"]
const flush = () => app.services.searchTerms.flush(app.services.db, true)

async function ask(question: string, network: string) {
  const browser = await new Browser(app, { "x-forwarded-for": network }).open("/ask")
  await browser.fill({ question }).press(askContent.submit)
}

test("the page of search terms shows what three networks asked without an answer, with counts and a button to answer", async () => {
  const staff = await signIn(app)
  await staff.open("/admin/search-terms")
  expect(textOf(staff.document)).toContain(words.empty)
  for (const network of networks) {
    await ask("do you have zanzibarcards", network)
    await new Browser(app, { "x-forwarded-for": network }).open("/search?q=zanzibarcards")
  }
  await ask("do you have secretmarker", "192.0.2.1")
  await ask("should i buy bitcoin", "192.0.2.1")
  await flush()
  await staff.open("/admin/search-terms")
  const text = textOf(staff.document)
  expect(text).toContain("zanzibarcards3 networks")
  expect(text).not.toContain("secretmarker")
  expect(text).toContain(`${words.outcomes["ask-unknown"]} 4`)
  expect(text).toContain(`${words.outcomes["ask-refused"]} 1`)
  expect(text).toContain(`${words.outcomes["search-nothing"]} 3`)
  await staff.open("/admin/articles/new?title=zanzibarcards")
  expect(staff.value("title")).toBe("zanzibarcards")
})

test("an unknown week shows the newest one", async () => {
  const staff = await signIn(app)
  await staff.open("/admin/search-terms?week=yesterday")
  expect(textOf(staff.document)).toContain("zanzibarcards")
})
