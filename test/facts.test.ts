import { describe, expect, test } from "vitest"
import { workStatesOf } from "#app/ui/what-works.ts"
import { claimWords, factsPage } from "#content/en/claims.ts"
import { type ClaimId, claims } from "#content/facts/claims.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"

const app = useApp()
const open = (path: string) => new Browser(app).open(path)
const ids = Object.keys(claims) as ClaimId[]

describe("/facts", () => {
  test("shows every claim once, with its status, and when the sources were checked", async () => {
    const page = await open("/facts")
    expect(page.text).toContain("November 22, 2026")
    const shown = elements(page.document, "dt").map(textOf)
    for (const id of ids) {
      const { label, text } = claimWords[id]
      const state = factsPage.states[claims[id].state].label
      expect(
        shown.filter((one) => one === `${label} ${state}`),
        id,
      ).toHaveLength(1)
      expect(page.text).toContain(text)
      expect(
        elements(page.document, "div").filter((one) => one.attributes.id === id),
        id,
      ).toHaveLength(1)
    }
    for (const { name, said } of workStatesOf({})) expect(page.text).toContain(`${name} ${said}`)
  })

  test("is the source of claims on other pages, which link to it", async () => {
    const { founded, users, whitepaper, telegram, supply } = claimWords
    const said: [string, string][] = [
      ["/", founded.short],
      ["/about", founded.sentence],
      ["/merchant-directory", users.short],
      ["/whitepapers", whitepaper.short],
      ["/whitepapers?tab=technical", supply.doubt],
      ["/metaverse", claimWords["town-halls"].short],
      ["/get-guapcoin", telegram.short],
      ["/press", claimWords.mark.text],
      ["/faq", supply.text],
    ]
    for (const [path, text] of said) expect((await open(path)).text, path).toContain(text)
    const links = elements((await open("/")).document, "a").map(({ attributes }) => attributes.href)
    expect(links).toEqual(expect.arrayContaining(["/facts", "/facts#founded", "/facts#telegram"]))
  })
})
