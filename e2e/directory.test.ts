import { eq } from "drizzle-orm"
import jsQR from "jsqr"
import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { listings } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { shortApplication } from "#app/listings/application/test-application.ts"
import { listSamples } from "#app/listings/directory/samples.ts"
import { directoryContent } from "#content/en/directory.ts"
import { announcementContent, listingPageContent } from "#content/en/listing-pages.ts"
import { placeMapContent } from "#content/en/place-map.ts"
import { placePages, shopsByPlace } from "#content/en/place-pages.ts"
import { detail } from "#test/sample.ts"
import { addApplication, picture, setStage, until, useBrowser, useProduct } from "./harness.ts"
import { alive } from "./screens.ts"

const product = useProduct()
const visitor = useBrowser(product)

const words = directoryContent
const l1Address = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
const l2Address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
const shops = 30
const searchBox = (page: Page) => page.getByRole("searchbox", { name: words.searchLabel })
const cards = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const oneOnline = "1 merchant online"
/** As its owner wrote it, or as the town list spells it once the product has loaded towns in the background. */
const ibadan = "(?:Ìbàdàn, Ọ̀yọ́|Ibadan, Nigeria)"
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).innerText()
const status = (page: Page) => page.getByRole("main").getByRole("status")
const names = (page: Page) => cards(page).getByRole("heading").allInnerTexts()
const joinCard = words.join.heading
/** On a phone a button opens the filters as an overlay. */
const openFilters = (page: Page) => page.getByRole("button", { name: words.filter }).click()
const seeList = (page: Page) =>
  page.getByRole("button", { name: words.seeList.replace("{results}", "") }).click()
/** Requests of scripts, not the document itself. */
const anySearch = /\/merchant-directory\?/

/** Marker that only a new document removes. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window)

describe("a preview of the directory with no merchants", () => {
  detail("shows the four samples, each labelled as one, under the overlay", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    expect(await names(page)).toEqual([...listSamples().map((sample) => sample.businessName), joinCard])
    for (const name of (await names(page)).slice(0, -1)) expect(name).toMatch(/sample/i)
    await page.getByText(words.sampleNote).waitFor()
    expect(await page.getByText(words.comingSoon, { exact: true }).count()).toBe(4)
    await picture(page, "directory-samples")
  })

  detail("opens a sample's page, which says that it is one", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    await cards(page).first().getByRole("heading").getByRole("link").click()
    await page.getByRole("heading", { level: 1, name: listSamples()[0]?.businessName }).waitFor()
    await page.getByText(listingPageContent.sampleNote).waitFor()
  })
})

describe("the directory", () => {
  beforeAll(async () => {
    await product.database(async (db) => {
      for (let number = 1; number <= shops - 3; number++)
        await addApplication(
          db,
          {
            businessName: `Demo Shop ${number}`,
            businessType: number % 2 ? "technology" : "retail",
            email: `shop${number}@example.org`,
          },
          "approved",
        )
      await addApplication(
        db,
        {
          businessName: "Ilé Aṣọ Òkè",
          businessType: "e-commerce",
          email: "aso@example.org",
          onlineOnly: true,
          website: "https://www.aso.example.org/òkè?a=1&b=2",
        },
        "approved",
      )
      await addApplication(
        db,
        {
          businessName: "Ọ̀yọ́ Kitchen",
          phone: "+234 (0)803 555 0134 ext. 12",
          city: "Ìbàdàn",
          state: "Ọ̀yọ́",
          country: "NG",
          zip: "",
          walletAddress: l2Address,
          showWallet: true,
        },
        "approved",
      )
      const plain = await addApplication(
        db,
        { businessName: "Kɔkɔɔ Fie", email: "fie@example.org", walletAddress: l1Address, showWallet: true },
        "approved",
      )
      // Applications require a phone; imported records may lack one.
      await db.update(listings).set({ phone: null }).where(eq(listings.applicationId, plain.id))
      await addApplication(db, { businessName: "Waiting Shop", email: "waiting@example.org" })
      await addApplication(db, { businessName: "Refused Shop", email: "refused@example.org" }, "rejected")
    })
    await setStage(product, "live")
  })

  test("filters while typing, in the same document, and updates the address", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    await alive(page, { script: "elements" })
    await mark(page)
    await searchBox(page).pressSequentially("oyo")
    await page.waitForURL("**/merchant-directory?q=oyo")
    await until("one card is left", async () => (await cards(page).count()) === 2)
    expect(await names(page)).toEqual(["Ọ̀yọ́ Kitchen", joinCard])
    expect(await status(page).innerText()).toBe("1 merchant matching “oyo”")
    expect(await heading(page)).toBe("Merchants matching “oyo”")
    expect(await page.title()).toContain("Merchants matching “oyo”")
    expect(await isSameDocument(page)).toBe(true)
    expect(await searchBox(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await picture(page, "directory-search")
  })

  detail(
    "says 'Loading merchants...' while the network is slow, and keeps the cards until the answer is there",
    async () => {
      const page = await visitor.newPage()
      await page.goto("/merchant-directory")
      await alive(page, { script: "elements" })
      let answer = () => {}
      const mayAnswer = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route(anySearch, async (route) => {
        await mayAnswer
        await route.continue()
      })
      await searchBox(page).fill("kɔkɔɔ")
      await page.getByText(words.loading).waitFor()
      expect(await cards(page).count()).toBe(25)
      await picture(page, "directory-loading")
      answer()
      await until("the answer is shown", async () =>
        (await status(page).innerText()).startsWith("1 merchant "),
      )
      expect(await names(page)).toEqual(["Kɔkɔɔ Fie", joinCard])
    },
  )

  test("adds each search to the history: back and forward restore results, filter and query", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    await alive(page, { script: "elements" })
    await mark(page)
    await page.getByRole("link", { name: "Technology", exact: true }).click()
    await page.waitForURL("**/merchant-directory?category=Technology")
    await searchBox(page).pressSequentially("shop 1")
    await page.waitForURL(
      (url) => url.searchParams.get("q") === "shop 1" && url.searchParams.get("category") === "Technology",
    )
    // Wait for these results: they replace the links pressed below.
    await until("the shops are found", async () =>
      (await status(page).innerText()).endsWith("matching “shop 1”"),
    )
    expect(await names(page)).toContain("Demo Shop 11")
    await page.getByRole("link", { name: words.allCategories }).click()
    await page.waitForURL((url) => url.search === "?q=shop+1")
    await until("the even ones are found too", async () => (await names(page)).includes("Demo Shop 10"))

    await page.goBack()
    await page.waitForURL((url) => url.searchParams.get("category") === "Technology")
    await until("the even ones are gone", async () => !(await names(page)).includes("Demo Shop 10"))
    expect(await searchBox(page).inputValue()).toBe("shop 1")
    await page.goBack()
    await page.waitForURL("**/merchant-directory")
    await until("everything is shown", async () => (await status(page).innerText()) === `${shops} merchants`)
    expect(await searchBox(page).inputValue()).toBe("")
    await page.goForward()
    await until("the words are back", async () => (await searchBox(page).inputValue()) === "shop 1")
    expect(await isSameDocument(page)).toBe(true)
  })

  detail("keeps a filter that was pressed when words follow before its answer is there", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    await alive(page, { script: "elements" })
    await page.route(anySearch, async (route) => {
      // The response to the filter alone never arrives.
      if (new URL(route.request().url()).searchParams.has("q")) await route.continue()
    })
    await page.getByRole("link", { name: "Technology", exact: true }).click()
    await searchBox(page).pressSequentially("shop 1")
    await until("the others are gone", async () => !(await names(page)).includes("Ọ̀yọ́ Kitchen"))
    expect(await names(page)).not.toContain("Demo Shop 10")
    expect(new URL(page.url()).search).toBe("?category=Technology&q=shop+1")
  })

  detail(
    "keeps words that were typed, and a filter that was pressed, when a filter is pressed before their answer is there",
    async () => {
      const page = await visitor.newPage()
      await page.goto("/merchant-directory")
      // Only the last of all requests gets a response.
      await page.route(anySearch, async (route) => {
        const { searchParams } = new URL(route.request().url())
        if (searchParams.size === 3) await route.continue()
      })
      await searchBox(page).fill("shop")
      await page.getByRole("link", { name: "Technology", exact: true }).click()
      await page.getByRole("link", { name: "Atlanta, GA" }).click()
      await until("the answer is shown", async () =>
        (await status(page).innerText()).startsWith("14 merchants"),
      )
      expect(await heading(page)).toBe("Technology matching “shop” in Atlanta, GA")
      expect(await searchBox(page).inputValue()).toBe("shop")
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        q: "shop",
        category: "Technology",
        location: "Atlanta, GA",
      })
    },
  )

  detail("takes one place instead of another that was pressed a moment before", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    await page.route(anySearch, async (route) => {
      if (new URL(route.request().url()).searchParams.get("location") === "Online") await route.continue()
    })
    await page.getByRole("link", { name: "Atlanta, GA" }).click()
    await page.getByRole("link", { name: "Online 1" }).click()
    await until("the online shop is left", async () => (await status(page).innerText()) === oneOnline)
    expect(new URL(page.url()).search).toBe("?location=Online")
  })

  detail("opens the page of a place that is chosen, which is another document", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory?in=ng")
    await page.getByRole("link", { name: format(words.placePage, { place: "Nigeria" }) }).click()
    await page.waitForURL("**/merchant-directory/in/ng")
    await page.getByRole("heading", { level: 1, name: "Nigeria" }).waitFor()
  })

  test("filters by category, business type and place, and lists online businesses under Online", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    await alive(page, { script: "elements" })
    await page.getByRole("link", { name: "Food & Dining" }).click()
    await until(
      "the kitchens are left",
      async () => (await status(page).innerText()) === "2 merchants: Food & Dining",
    )
    await page.getByRole("link", { name: words.allCategories }).click()
    await until("all are shown", async () => (await status(page).innerText()) === `${shops} merchants`)
    await page.getByRole("link", { name: "Online 1" }).click()
    await until("the online shop is left", async () => (await status(page).innerText()) === oneOnline)
    expect(await names(page)).toEqual(["Ilé Aṣọ Òkè", joinCard])
    expect(await page.getByRole("link", { name: "Online 1" }).getAttribute("aria-current")).toBe("true")
    await page.getByRole("link", { name: new RegExp(`^${ibadan} 1 merchant$`) }).click()
    await until("the kitchen of Ibadan is left", async () => (await names(page)).includes("Ọ̀yọ́ Kitchen"))
  })

  detail(
    "keeps the focus on a filter that was pressed by keyboard, in view, in a sheet that Escape closes",
    async () => {
      const page = await visitor.newPage({ width: 360 })
      await page.goto("/merchant-directory")
      await alive(page, { script: "elements" })
      await openFilters(page)
      const places = page.getByRole("navigation", { name: words.placeLabel })
      const online = places.getByRole("link", { name: "Online 1" })
      await online.focus()
      const isInView = async () => {
        const box = await online.boundingBox()
        return (box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 360) <= 360
      }
      await until("the filters have come in", isInView)
      await page.keyboard.press("Enter")
      await until("the online shop is left", async () => (await status(page).innerText()) === oneOnline)
      expect(await online.evaluate((link) => link === document.activeElement)).toBe(true)
      expect(await online.getAttribute("aria-current")).toBe("true")
      expect(await isInView()).toBe(true)
      await picture(page, "directory-filters")
      await page.keyboard.press("Escape")
      await until("the filters are closed", async () => !(await online.isVisible()))
      expect(
        await page
          .getByRole("button", { name: `${words.filter} 1` })
          .evaluate((button) => button === document.activeElement),
      ).toBe(true)
    },
  )

  detail("takes away what was chosen, one by one and all of it, in field, filters and address", async () => {
    const page = await visitor.newPage({ width: 360 })
    await page.goto("/merchant-directory?q=shop&category=Technology&location=Atlanta,+GA")
    await alive(page, { script: "elements" })
    await mark(page)
    expect(await status(page).innerText()).toBe("14 merchants: Technology matching “shop” in Atlanta, GA")
    const clear = (filter: string) => page.getByRole("link", { name: format(words.chosen.clear, { filter }) })
    await clear("“shop”").click()
    await until("the words are gone", async () => (await searchBox(page).inputValue()) === "")
    await until("the rest is said", async () => (await heading(page)) === "Technology in Atlanta, GA")
    await page.getByRole("link", { name: words.chosen.clearAll }).click()
    await until("all are shown", async () => (await status(page).innerText()) === `${shops} merchants`)
    expect(await heading(page)).toBe(words.heading)
    expect(new URL(page.url()).search).toBe("")
    expect(await isSameDocument(page)).toBe(true)
  })

  test("links countries to their towns, in the same document and without script", async () => {
    for (const javaScript of [true, false]) {
      const page = await visitor.newPage({ width: 360, javaScript })
      await page.goto("/merchant-directory")
      if (javaScript) await alive(page, { script: "elements" })
      await openFilters(page)
      await page.getByText(words.morePlaces).click()
      await page.getByRole("link", { name: "Nigeria 1 merchant", exact: true }).click()
      await until("its merchants are shown", async () => (await heading(page)) === "Merchants in Nigeria")
      // Without script it is another document, whose filters are closed.
      if (!javaScript) await openFilters(page)
      await page
        .getByRole("link", { name: new RegExp(`^${ibadan} 1 merchant$`) })
        .last()
        .click()
      await until("the town's are", async () =>
        new RegExp(`^1 merchant in ${ibadan}$`).test(await status(page).innerText()),
      )
      if (javaScript) await seeList(page)
      expect(await names(page)).toEqual(["Ọ̀yọ́ Kitchen", joinCard])
    }
  })

  test("starts with shops: the first one on the first screen, and four per phone screen", async () => {
    const phone = { width: 360, height: 740 }
    const tops: Record<number, number> = {}
    for (const stage of ["preview", "live"] as const) {
      await setStage(product, stage)
      for (const { width, height } of [phone, { width: 1440, height: 900 }]) {
        const page = await visitor.newPage({ width, height })
        await page.goto("/merchant-directory")
        tops[width] = await cards(page)
          .first()
          .evaluate((row) => row.getBoundingClientRect().top)
        expect(tops[width], `${stage}, ${width} px`).toBeLessThanOrEqual(320)
        if (width > phone.width) continue
        const rows = await cards(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top))
        // From the first shop of one page to the first of the next.
        const perShop = ((rows[20] ?? 0) - (rows[0] ?? 0)) / 20
        expect(phone.height / perShop, `${stage}, shops of ${perShop} px`).toBeGreaterThanOrEqual(4)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
      }
    }
  })

  detail("opens a shop's page wherever its card is pressed, but for its own links", async () => {
    const page = await visitor.newPage({ width: 360 })
    await page.goto("/merchant-directory?q=aso")
    const online = card(page, "Ilé Aṣọ Òkè")
    const visit = online.getByRole("link", { name: format(words.card.visitOf, { name: "Ilé Aṣọ Òkè" }) })
    expect(await visit.getAttribute("href")).toContain("https://www.aso.example.org/")
    // The button is the click target, not the card below it.
    expect(
      await visit.evaluate((link) => {
        const { x, y, width, height } = link.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2) === link
      }),
    ).toBe(true)
    await online.click({ position: { x: 20, y: 60 } })
    await page.waitForURL("**/merchant-directory/ile-aso-oke")
  })

  detail("shows what was asked for last, whichever answer comes first", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    await alive(page, { script: "elements" })
    const first = /\/merchant-directory\?q=oyo$/
    await page.route(first, () => {
      // No response before the page aborts the request.
    })
    const [asked] = await Promise.all([page.waitForRequest(first), searchBox(page).fill("oyo")])
    const letGo = page.waitForEvent("requestfailed", (request) => request === asked)
    await searchBox(page).fill("kɔkɔɔ")
    await letGo
    await until("the second is answered", async () => (await names(page))[1] === joinCard)
    expect(await names(page)).toEqual(["Kɔkɔɔ Fie", joinCard])
    expect(new URL(page.url()).searchParams.get("q")).toBe("kɔkɔɔ")
  })

  detail("leaves a press that opens another tab to the browser", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    await alive(page, { script: "elements" })
    const technology = page.getByRole("link", { name: "Technology", exact: true })
    await page.evaluate(() => {
      addEventListener("click", (event) => Object.assign(window, { isLeftAlone: !event.defaultPrevented }))
    })
    await technology.click({ modifiers: ["ControlOrMeta"] })
    expect(await page.evaluate(() => "isLeftAlone" in window && window.isLeftAlone)).toBe(true)
    expect(new URL(page.url()).search).toBe("")
  })

  detail("tries again after one and two seconds when the network fails", async () => {
    visitor.expectProblem(/ERR_FAILED/)
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    await alive(page, { script: "elements" })
    const tries: number[] = []
    await page.route(anySearch, async (route) => {
      tries.push(performance.now())
      if (tries.length <= 2) await route.abort()
      else await route.continue()
    })
    await searchBox(page).fill("oyo")
    await until("the third try is answered", async () => (await names(page)).length === 2)
    const [first = 0, second = 0, third = 0] = tries
    expect(tries).toHaveLength(3)
    expect(second - first).toBeGreaterThanOrEqual(990)
    expect(third - second).toBeGreaterThanOrEqual(1990)
  })

  detail("says that it is away, with a way to try again, when the network stays away", async () => {
    visitor.expectProblem(/ERR_FAILED|Failed to fetch/)
    const page = await visitor.newPage()
    await page.clock.install()
    await page.goto("/merchant-directory")
    await alive(page, { script: "elements" })
    await page.route(anySearch, (route) => route.abort())
    await searchBox(page).fill("oyo")
    const tryAgain = page.getByRole("main").getByRole("link", { name: words.tryAgain })
    await until("it gives up", async () => {
      await page.clock.runFor(500)
      return tryAgain.isVisible()
    })
    await picture(page, "directory-network-away")
    await page.unroute(anySearch)
    await tryAgain.click()
    await page.waitForURL("**/merchant-directory?q=oyo")
    await until("it is found", async () => (await names(page)).includes("Ọ̀yọ́ Kitchen"))
  })

  test("works as a plain form without script", async () => {
    const page = await visitor.newPage({ javaScript: false })
    await page.goto("/merchant-directory")
    await searchBox(page).fill("AŞO")
    await page.getByRole("button", { name: words.searchButton }).click()
    await page.waitForURL((url) => url.searchParams.get("q") === "AŞO")
    expect(await names(page)).toEqual(["Ilé Aṣọ Òkè", joinCard])
    await page.getByRole("link", { name: "Technology", exact: true }).click()
    await page.getByText(words.emptyText).waitFor()
    await picture(page, "directory-empty")
    await page.getByRole("link", { name: words.showAll }).click()
    expect(await status(page).innerText()).toBe(`${shops} merchants`)
  })

  detail("has pages of 24, and tells of a page that is not there", async () => {
    visitor.expectProblem(/status of 404/)
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    const first = await names(page)
    expect(first).toHaveLength(25)
    await page.getByRole("link", { name: words.next, exact: true }).click()
    await page.waitForURL("**/merchant-directory?page=2")
    const second = await names(page)
    expect(second).toHaveLength(shops - 24 + 1)
    expect(new Set([...first, ...second]).size).toBe(shops + 1)
    await page.getByRole("link", { name: words.previous, exact: true }).click()
    await until("the first page is back", async () => (await names(page))[0] === first[0])
    const answer = await page.goto("/merchant-directory?page=99")
    expect(answer?.status()).toBe(404)
    expect(await page.getByText(words.noSuchPage).count()).toBe(1)
  })

  test("shows the public fields of each business, and placeholders for missing ones", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    const kitchen = await card(page, "Ọ̀yọ́ Kitchen").innerText()
    for (const text of [
      "Restaurant/Food Service",
      "Jollof rice and suya.",
      "Ìbàdàn, Nigeria",
      "+234 803 555 0134 ext. 12",
      words.card.website,
      words.card.visit,
    ])
      expect(kitchen).toContain(text)
    expect(await card(page, "Kɔkɔɔ Fie").innerText()).toContain(words.card.phone)
    const online = card(page, "Ilé Aṣọ Òkè")
    expect(await online.innerText()).toContain("Online")
    const site = online.getByRole("link", { name: "aso.example.org", exact: true })
    expect(await site.getAttribute("href")).toContain("https://www.aso.example.org/")
    expect(await site.getAttribute("rel")).toBe("nofollow ugc noopener")
    expect(await page.getByRole("link", { name: words.join.link }).getAttribute("href")).toBe(
      "/merchant-register",
    )
    const everything =
      (await page.content()) + (await (await page.goto("/merchant-directory?page=2"))?.text())
    for (const secret of [
      shortApplication.email,
      shortApplication.ownerName,
      l1Address,
      l2Address,
      "Waiting Shop",
      "Refused Shop",
    ])
      expect(everything).not.toContain(secret)
  })

  detail("lays COMING SOON over its cards in the preview and in no other stage", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    expect(await page.getByText(words.comingSoon, { exact: true }).count()).toBe(0)
    await setStage(product, "preview")
    await page.reload()
    expect(await page.getByText(words.comingSoon, { exact: true }).count()).toBe(24)
    await picture(page, "directory-preview")
    await setStage(product, "coming-soon")
    await page.reload()
    const { heading, blurbs, register, learnMore } = announcementContent
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(heading)
    for (const { title } of blurbs) await page.getByRole("heading", { name: title }).waitFor()
    for (const name of [register, learnMore])
      expect(await page.getByRole("main").getByRole("link", { name }).getAttribute("href")).toBe(
        "/merchant-register",
      )
    await picture(page, "directory-coming-soon")
    await setStage(product, "live")
  })

  test("links to a listing's page with its phone, its map and its payment code", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory?q=oyo")
    await card(page, "Ọ̀yọ́ Kitchen").getByRole("heading").getByRole("link").click()
    await page.waitForURL("**/merchant-directory/oyo-kitchen")
    expect(await page.getByRole("link", { name: "+234 803 555 0134 ext. 12" }).getAttribute("href")).toBe(
      "tel:+2348035550134;ext=12",
    )
    const map = page.getByRole("link", { name: placeMapContent.apps.google })
    expect(new URL((await map.getAttribute("href")) ?? "").searchParams.get("query")).toBe(
      "12 Peachtree Street, Ìbàdàn, Ọ̀yọ́, Nigeria",
    )
    for (const link of await page.locator("main a[target=_blank]").all())
      expect(await link.getAttribute("rel")).toMatch(/^nofollow ugc noopener( noreferrer)?$/)
    expect(await scanned(page)).toMatch(/^http.*\/pay\/[\da-f]{12}$/)
    await picture(page, "merchant-page")

    await page.goto("/merchant-directory/kokoo-fie")
    await page
      .getByRole("navigation", { name: placePages.breadcrumbsLabel })
      .getByRole("link")
      .first()
      .click()
    await page.waitForURL("**/merchant-directory")
  })

  detail("asks the device where it is at a press alone, and says so where it may not", async () => {
    const page = await visitor.newPage({ width: 360 })
    const nearMe = page.getByRole("button", { name: words.near.button })
    await page.goto("/merchant-directory?q=shop")
    await nearMe.click()
    await page.getByText(words.near.refused).waitFor()
    await page.context().grantPermissions(["geolocation"])
    await page.context().setGeolocation({ latitude: 6.5244, longitude: -3.3792 })
    await nearMe.click()
    await page.waitForURL("**/merchant-directory?q=shop&near=6.52%2C-3.38")
    expect(await heading(page)).toBe("Merchants matching “shop”, nearest first")
    await picture(page, "directory-near")
  })

  test("takes a customer in Accra from the home page to paying a nearby shop in four taps", async () => {
    const dayAndNight = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
      .map((day) => `${day} 00:00-24:00`)
      .join("; ")
    await product.database(async (db) => {
      const inGhana = {
        country: "GH",
        state: "Greater Accra",
        walletAddress: l1Address,
        showWallet: true,
      } as const
      for (const { pin, ...shop } of [
        { businessName: "Osu Chop Bar", city: "Accra", pin: "5.55600,-0.18200" },
        { businessName: "Tema Cloth", city: "Tema", pin: "5.66982,-0.01657" },
        { businessName: "Kumasi Cloth", city: "Kumasi", pin: "6.68848,-1.62443" },
      ]) {
        const { id } = await addApplication(db, { ...inGhana, ...shop, email: "gh@example.org" }, "approved")
        const facts = { pin, pinPrecision: "exact", openingHours: dayAndNight } as const
        await db.update(listings).set(facts).where(eq(listings.applicationId, id))
      }
    })
    const page = await visitor.newPage({ width: 360, height: 740 })
    await page.context().grantPermissions(["geolocation"])
    await page.context().setGeolocation({ latitude: 5.5561, longitude: -0.1969 })
    await page.goto("/")
    await page.getByRole("main").getByRole("link", { name: shopsByPlace.directory }).click()
    await page.getByRole("button", { name: words.near.button }).click()
    await page.waitForURL(/near=5\.56%2C-0\.20$/)
    expect(await status(page).innerText()).toBe("1 merchant within 10 km, nearest first")
    const around = await card(page, "Osu Chop Bar").innerText()
    for (const said of ["Accra, Ghana", "2 km east · Guapcoin (L1)"]) expect(around).toContain(said)
    await picture(page, "directory-accra")
    // In one line with the filters, for visitors on the street.
    await page.getByRole("link", { name: words.openNow, exact: true }).waitFor()
    // For visitors who would go farther.
    const wider = page.getByRole("link", { name: "2 merchants within 50 km" })
    expect(await wider.getAttribute("href")).toBe("/merchant-directory?near=5.56%2C-0.20&within=50")
    await card(page, "Osu Chop Bar").getByRole("heading").getByRole("link").click()
    await page.getByRole("link", { name: listingPageContent.ways.pay, exact: true }).click()
    await page.waitForURL(/\/pay\//)
    await page.goto("/merchant-directory?near=5.56,-0.20&within=50")
    expect((await names(page)).slice(0, -1)).toEqual(["Osu Chop Bar", "Tema Cloth"])
    expect(await card(page, "Tema Cloth").innerText()).toContain("24 km northeast")
  })
})

/** What a camera reads from the payment code on the page. */
async function scanned(page: Page): Promise<string | undefined> {
  const side = 300
  const dark = await page.getByRole("img", { name: /^Code that opens/ }).evaluate(async (svg, side) => {
    const image = new Image(side, side)
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
    await image.decode()
    const canvas = new OffscreenCanvas(side, side).getContext("2d")
    canvas?.drawImage(image, 0, 0, side, side)
    const red = canvas?.getImageData(0, 0, side, side).data.filter((_, index) => index % 4 === 0) ?? []
    return Array.from(red, (value) => (value < 128 ? "#" : " ")).join("")
  }, side)
  const pixels = [...dark].flatMap((pixel) => (pixel === "#" ? [0, 0, 0, 255] : [255, 255, 255, 255]))
  return jsQR(Uint8ClampedArray.from(pixels), side, side)?.data
}

detail("an address that is not there is told in the page and in the console", async () => {
  visitor.expectProblem(/status of 404/)
  visitor.expectProblem(/^console: 404: no page at \/no\/such%20page$/)
  const page = await visitor.newPage()
  const written = page.waitForEvent("console", (message) => message.text().includes("no page at"))
  const answer = await page.goto("/no/such%20page")
  expect(answer?.status()).toBe(404)
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Oops! Page not found")
  expect((await written).text()).toMatch(/\/no\/such(%20| )page/)
  await picture(page, "not-found")
  await page.getByRole("link", { name: "Return to Home" }).click()
  expect(new URL(page.url()).pathname).toBe("/")
})
