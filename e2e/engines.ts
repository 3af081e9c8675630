import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright-core"
import { sampleOf } from "#test/sample.ts"
import { atNight, axeFindings, endFades } from "./harness.ts"

/** A second engine finds more: IBM's has rules that axe lacks, for example for labels, landmarks and reading order. */
const require = createRequire(import.meta.url)
const aceSource = readFileSync(require.resolve("accessibility-checker-engine/ace.js"), "utf8")

type Finding = { ruleId: string; reasonId: string; value: [string, string]; message: string; snippet: string }
type Ace = { Checker: new () => { check(node: Document, rules: string[]): Promise<{ results: Finding[] }> } }

/** Known false positives, with the reason. Everything else the engine is sure of counts. */
const mistakes: { rule: string; snippet?: RegExp }[] = [
  // A form without a name is no landmark (HTML-AAM, W3C), so no two landmarks sound alike.
  { rule: "aria_form_label_unique", snippet: /^<form (?!.*aria-label)/ },
  // 'username' is valid on a field of type email too (HTML, control group "username"), and 'webauthn' is newer than the
  // rule.
  { rule: "input_autocomplete_valid", snippet: /autocomplete="username/ },
  // The header is visually hidden on narrow screens but stays in the accessibility tree: Chromium gives the same roles at
  // every width.
  { rule: "table_headers_exists", snippet: /max-xl:block/ },
]

/** Definite violations of IBM's engine; its questions for manual review are left out. */
async function ace(page: Page): Promise<string[]> {
  await endFades(page)
  const isThere = await page.evaluate(() => "aceEngine" in window)
  if (!isThere) await page.evaluate(`{ ${aceSource}; window.aceEngine = ace }`)
  const findings = await page.evaluate(async () => {
    const { Checker } = (window as unknown as { aceEngine: Ace }).aceEngine
    const { results } = await new Checker().check(document, ["WCAG_2_2"])
    return results.filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
  })
  const isMistake = ({ ruleId, snippet }: Finding) =>
    mistakes.some((one) => one.rule === ruleId && (one.snippet?.test(snippet) ?? true))
  return findings
    .filter((finding) => !isMistake(finding))
    .map(({ ruleId, message, snippet }) => `${ruleId} (${message}): ${snippet}`)
}

/** Widths of a small phone (or a page at 400 %), a tablet and a desktop; both themes; both engines. */
const ways = [320, 768, 1440].flatMap((width) =>
  [false, true].flatMap((isNight) => [axeFindings, ace].map((engine) => ({ width, isNight, engine }))),
)

/**
 * Findings of axe and IBM's engine on the page as it is now, one line per finding, in one drawn combination, and in all
 * of them in the nightly run. The page is resized and not loaded again, which makes a page crawl affordable.
 *
 * @param state name of the state, from which the combination is drawn
 */
export async function findings(page: Page, state: string): Promise<string[]> {
  const found: string[] = []
  for (const { width, isNight, engine } of sampleOf(state, ways)) {
    await page.setViewportSize({ width, height: 800 })
    const look = () => engine(page)
    const seen = isNight ? await atNight(page, look) : await look()
    found.push(...seen.map((finding) => `${finding} (${width} px${isNight ? ", at night" : ""})`))
  }
  return found
}
