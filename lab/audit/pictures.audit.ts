import path from "node:path"
import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { type PageOptions, setStage, signIn, useBrowser, useProduct } from "../../e2e/harness.ts"
import { formStates, pageStates } from "../../e2e/public-states.ts"
import { addScreenRows, adminScreens, alive, publicScreens, type Screen } from "../../e2e/screens.ts"
import { staffStates } from "../../e2e/staff-states.ts"
import type { Journeys } from "../../e2e/states.ts"
import { rootDir } from "../../scripts/prepare.mjs"
import { type Shot, writeSheets } from "./contact-sheet.ts"

/**
 * `npm run audit:pictures` makes contact sheets for visual review. Every page on a small phone in the light and the dark theme;
 * 25 states at four widths, with text at 200 %, in forced colors and printed. `npm run audit:pictures -- -t 'at night'` makes
 * some of them; PICTURES is the folder.
 */
const folder = process.env.PICTURES ?? path.join(rootDir, "data/pictures")
// biome-ignore lint/correctness/useHookAtTopLevel: These are hooks of the test runner, as in e2e.
const product = useProduct()
// biome-ignore lint/correctness/useHookAtTopLevel: As above.
const visitor = useBrowser(product, true)
beforeAll(async () => {
  await addScreenRows(product)
  await setStage(product, "live")
})

const phone = 360
/** Chromium's limit for screenshots; a higher page is cut off. */
const highest = 12_000

async function shoot(page: Page, title: string): Promise<Shot> {
  // Without this, content that animates or loads on scrolling would be missing.
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.evaluate(async () => {
    window.scrollTo(0, 0)
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = "eager"
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  })
  const size = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  const { width, height } = { ...size, height: Math.min(size.height, highest) }
  const jpeg = await page.screenshot({
    type: "jpeg",
    quality: 70,
    fullPage: true,
    clip: { x: 0, y: 0, width, height },
  })
  await page.emulateMedia({ reducedMotion: null })
  return { title, width, height, jpeg }
}

async function shootPages(theme: "light" | "dark"): Promise<Shot[]> {
  visitor.expectProblem(/status of 4|404|ERR_/)
  const options: PageOptions = { width: phone, height: 740 }
  const shots: Shot[] = []
  const shootAll = async (page: Page, screens: Screen[]) => {
    await page.emulateMedia({ colorScheme: theme })
    for (const screen of screens) {
      await page.goto(screen.path)
      await alive(page, screen)
      shots.push(await shoot(page, screen.path))
    }
  }
  await shootAll(await visitor.newPage(options), Object.values(publicScreens))
  const staff = await visitor.newPage(options)
  await signIn(staff)
  await shootAll(staff, Object.values(adminScreens))
  return shots
}

test.each(["light", "dark"] as const)(
  "every page on a small phone, %s",
  async (theme) => {
    const shots = await shootPages(theme)
    const files = await writeSheets(await visitor.newPage(), folder, `pages-${theme}`, shots)
    console.log(`${shots.length} pages on ${files.length} sheets in ${folder}`)
  },
  1_200_000,
)

/** The most frequent actions, the errors, and everything that opens over a page. */
const named = new Set([
  "contact with errors",
  "contact that was sent",
  "newsletter to confirm",
  "newsletter that is confirmed",
  "session that is about to begin, with its room",
  "session that is over, with notes and a recording",
  "town halls with errors",
  "town halls that were joined",
  "first step with errors",
  "third step that is refused",
  "application that was sent",
  "application that is rejected",
  "application that staff ask about",
  "directory that finds nothing",
  "open menu",
  "home with open answers",
  "lesson with open answers",
  "lesson with the note of a word",
  "glossary that found words",
  "certificate",
  "wallets to choose from",
  "exchange of a wrong amount",
  "open assistant",
  "receipt of the checkout",
  "merchant with a note",
])

async function shootStates(journeys: Journeys, staff?: Page): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const journey of Object.values(journeys)) {
    const states = Object.entries(journey)
    const last = states.findLastIndex(([state]) => named.has(state))
    const page = last < 0 ? undefined : await visitor.newPage({ besides: staff })
    for (const [state, getThere] of states.slice(0, last + 1)) {
      if (!page) break
      await page.setViewportSize({ width: 1280, height: 800 })
      try {
        await getThere(page)
      } catch (error) {
        // Continues with the other states; the number of pictures shows that one is missing.
        console.error(`no way to '${state}': ${error}`)
        break
      }
      if (named.has(state)) shots.push(...(await shootState(page, state)))
    }
    await page?.close()
  }
  return shots
}

async function shootState(page: Page, state: string): Promise<Shot[]> {
  const shots: Shot[] = []
  const at = async (width: number, how: string) => {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 })
    shots.push(await shoot(page, `${state}, ${how}`))
  }
  const resizeText = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, size)
  for (const width of [360, 768, 1440, 1920]) await at(width, `${width} px`)
  await resizeText("200%")
  await at(phone, "text at 200 %")
  await resizeText("")
  await page.emulateMedia({ forcedColors: "active" })
  await at(phone, "forced colours")
  await page.emulateMedia({ forcedColors: null, media: "print" })
  // The width of an A4 page in CSS pixels.
  await at(794, "printed")
  await page.emulateMedia({ media: null })
  return shots
}

test("25 states, at four widths, in large text, in forced colors and printed", async () => {
  visitor.expectProblem(/status of 4|404|ERR_|third party/)
  const staff = await visitor.newPage()
  await signIn(staff)
  const shots = [
    ...(await shootStates({ ...formStates(product), ...pageStates })),
    ...(await shootStates(staffStates, staff)),
  ]
  const files = await writeSheets(await visitor.newPage(), folder, "states", shots)
  console.log(`${shots.length} pictures on ${files.length} sheets in ${folder}`)
  expect(shots.length).toBe(7 * named.size)
}, 1_800_000)
