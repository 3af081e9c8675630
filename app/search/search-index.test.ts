import { expect, test } from "vitest"
import { passagesOf } from "./passages.ts"
import { createSearchIndex } from "./search-index.ts"

const html = `<html><body><nav>Menu</nav><main><a href="/">Back</a><h1>Wallets</h1><p>Of every kind.</p>
<section id="keys"><h2>Private keys</h2><p>Never show one.</p><div popover="auto"><p>A note.</p></div></section>
<details><summary><h3>What does it cost?</h3></summary><div id="cost"><p>A small fee.</p><a href="#cost">Link</a></div></details>
<dl><dt id="m-pesa">M-Pesa</dt><dd class="also">Also: Mpesa</dd><dd>Mobile money.</dd></dl>
<section data-unsearched=""><h2>Quiz</h2><p>What is wrong?</p></section></main></body></html>`
const passages = passagesOf(html, { path: "/wallets", group: "pages" })

test("a page is split at its headings, each part with its anchor and without navigation", () => {
  expect(passages.map(({ heading, anchor, text, also }) => [heading, anchor, text, also])).toEqual([
    ["Wallets", "", "Of every kind.", ""],
    ["Private keys", "keys", "Never show one.", ""],
    ["What does it cost?", "cost", "A small fee.", ""],
    ["M-Pesa", "m-pesa", "Mobile money.", "Also: Mpesa"],
  ])
})

test("a long part is split between its paragraphs, without losing text", () => {
  const paragraphs = Array.from({ length: 12 }, (_, at) => `Paragraph ${at} ${"word ".repeat(25)}end.`)
  const long = passagesOf(
    `<main><h1>Long</h1>${paragraphs.map((text) => `<p>${text}</p>`).join("")}</main>`,
    {
      path: "/long",
      group: "pages",
    },
  )
  expect(long.length).toBeGreaterThan(1)
  expect(Math.max(...long.map(({ text }) => text.length))).toBeLessThanOrEqual(700)
  expect(long.map(({ text }) => text).join("\n")).toBe(paragraphs.join("\n"))
})

test("reading a page again replaces its passages", () => {
  const index = createSearchIndex()
  index.replace("/wallets", passages)
  expect(index.search("private keys").best[0]).toMatchObject({ path: "/wallets", anchor: "keys" })
  expect(index.search("privte keys")).toMatchObject({ corrected: "private keys" })
  index.replace("/wallets", [])
  expect([index.size(), index.search("private keys").best]).toEqual([0, []])
})

test("a question of stop words only is still searched", () => {
  const index = createSearchIndex()
  index.replace("/wallets", passages)
  expect(index.search("what does it").best.length).toBeGreaterThan(0)
  expect(index.search("  ").best).toEqual([])
})
