import { eq } from "drizzle-orm"
import type { Locator, Page } from "playwright-core"
import { addEvent } from "#app/events/test-support.ts"
import { applicationQuestions, applications, townHallSubscribers } from "#app/lib/db/schema.ts"
import { jpeg } from "#app/lib/images/test-pictures.ts"
import { createLinkToken, hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { shortApplication } from "#app/listings/application/test-application.ts"
import { typedStory } from "#app/stories/test-support.ts"
import { applicationContent } from "#content/en/application.ts"
import { askContent } from "#content/en/ask.ts"
import { certificateQuestions, certificateSheet } from "#content/en/certificate.ts"
import { communityContent } from "#content/en/community.ts"
import { contactContent } from "#content/en/contact.ts"
import { copyText } from "#content/en/copy-text.ts"
import { directoryContent } from "#content/en/directory.ts"
import { eventsContent } from "#content/en/events.ts"
import { formMessages } from "#content/en/forms.ts"
import { completeContent } from "#content/en/listing-pages.ts"
import { newsletterBox, newsletterContent } from "#content/en/newsletter.ts"
import { searchContent } from "#content/en/search.ts"
import { storyContent } from "#content/en/stories.ts"
import { townHallsContent } from "#content/en/town-halls.ts"
import { wallet } from "#content/en/wallet.ts"
import { walletLinks } from "#content/en/wallet-links.ts"
import { openCertificate } from "./certificate.ts"
import { addApplication, fillIn, type Product, until } from "./harness.ts"
import { fill, force, holdToast, type Journeys, open, press, pressInVain, unfold } from "./states.ts"

const main = (page: Page) => page.getByRole("main")

/** Advances the installed clock until the element appears. */
const passTime = (page: Page, awaited: Locator) =>
  until("it is there", async () => {
    await page.clock.runFor(1000)
    return awaited.isVisible()
  })

const address = "visitor@example.org"
/** A separate address, because at most three mails a day are sent to a typed address. */
const listener = "listener@example.org"

/** Forms of the public pages, with errors and after submission. */
export function formStates(product: Product): Journeys {
  const openLink = async (page: Page, link: RegExp) => {
    const path = (await product.mails()).flatMap(({ text }) => text?.match(link) ?? []).at(-1)
    if (!path) throw new Error(`No mail has a link like ${link}`)
    await open(page, path)
  }
  const openStatus = async (page: Page, decision: "approved" | "rejected" | "asked") => {
    const token = createLinkToken()
    await product.database(async (db) => {
      const { id } = await addApplication(
        db,
        { businessName: decision, email: `${decision}@a.org` },
        decision,
      )
      const change = { stateTokenHash: hashLinkToken(token) }
      await db.update(applications).set(change).where(eq(applications.id, id))
    })
    await open(page, `/merchant-register/status/${token}`)
  }
  const openQuestion = async (page: Page) => {
    const token = createLinkToken()
    await product.database(async (db) => {
      const { id } = await addApplication(
        db,
        { businessName: "To complete", email: "complete@a.org" },
        "asked",
      )
      const change = { tokenHash: hashLinkToken(token) }
      await db.update(applicationQuestions).set(change).where(eq(applicationQuestions.applicationId, id))
    })
    await open(page, `/merchant-register/complete/${token}`)
  }
  /** Adds a town hall that begins in this many minutes. */
  const addSession = (slug: string, minutes: number, given: Parameters<typeof addEvent>[1]) =>
    product.database((db) => {
      const at = new Date(Date.now() + minutes * 60_000).toISOString()
      const when = { localDate: at.slice(0, 10), localTime: at.slice(11, 16), timeZone: "UTC" }
      return addEvent(db, { slug, title: "Wallets & keys", ...when, ...given })
    })
  const { businessName, businessType, email, phone, ownerName, description, ...rest } = shortApplication
  const { address: street, city, state, zip, country } = rest
  const next = (page: Page) => press(page, "Next Step")
  const storyPanel = (page: Page) => page.getByRole("dialog", { name: communityContent.hero.submit })
  const { category, imageAlt, ...storyTexts } = typedStory
  const townHalls = townHallsContent.form
  const joinTownHalls = async (page: Page) => {
    await fill(page, { fullName: "Ada Ade", email: listener })
    await press(page, townHalls.submit)
  }

  const ask = async (page: Page, question: string) => {
    await open(page, "/ask")
    await fill(page, { question })
    await press(page, askContent.submit)
  }

  return {
    search: {
      "search with results": async (page) => {
        // The index reads the pages in the first seconds after the start.
        await until("the search has read the lessons", async () => {
          await open(page, "/search?q=recovry phrase in a wallet")
          return page.getByRole("heading", { name: searchContent.groups.glossary }).isVisible()
        })
      },
      "question answered": async (page) => {
        await ask(page, "how long does a payment take")
        await page.getByRole("heading", { name: askContent.tones.says }).waitFor()
      },
      "question without an answer": async (page) => {
        await ask(page, "zxqv")
        await page.getByRole("heading", { name: askContent.tones.unknownAlone }).waitFor()
      },
      "question refused": async (page) => {
        await ask(page, "should i buy bitcoin")
        await page.getByText(askContent.refusals.advice.text).waitFor()
      },
      "question in danger": async (page) => {
        await ask(page, "i sent coins to the wrong address")
        await page.getByRole("heading", { name: askContent.urgent }).waitFor()
      },
      "question with a secret": async (page) => {
        await ask(page, "legal winner thank year wave sausage worth useful legal winner thank yellow")
        await page.getByText(askContent.secret.title).waitFor()
      },
      "question that cannot be shown": async (page) => {
        await ask(page, "why\u0007")
        await page.getByText(formMessages.controlCharacters).waitFor()
      },
      "search without results": async (page) => {
        await open(page, "/search?q=zxqv")
        await page.getByRole("heading", { name: searchContent.none.replace("{query}", "zxqv") }).waitFor()
      },
    },

    contact: {
      "contact with errors": async (page) => {
        await open(page, "/contact")
        await pressInVain(page, contactContent.form.submit)
      },
      "contact that was sent": async (page) => {
        await fill(page, { name: "Ada", email: address, category: "Support", message: "Hello" })
        await press(page, contactContent.form.submit)
        await main(page).getByRole("status").first().waitFor()
        await holdToast(page)
      },
    },

    newsletter: {
      "footer's newsletter with an error": async (page) => {
        await open(page, "/terms")
        await page.locator("#newsletter-email").fill("x@")
        await pressInVain(page.getByRole("contentinfo"), newsletterBox.submit)
      },
      "newsletter that asks again": async (page) => {
        await fill(page, { email: address })
        await force(main(page).locator("[name=consent]"), "")
        await press(main(page), newsletterContent.form.submit)
        await page.getByText(newsletterContent.form.askAgain).waitFor()
      },
      "newsletter to confirm": async (page) => {
        await press(main(page), newsletterContent.form.submit)
        await page.waitForURL("**/check-your-mail")
        await openLink(page, /\/newsletter\/confirm\/[\w-]+/)
      },
      "newsletter that is confirmed": async (page) => {
        await press(page, newsletterContent.confirm.submit)
        await page.waitForURL("**/newsletter/manage/*")
      },
      "newsletter without a topic": async (page) => {
        for (const box of await main(page).getByRole("checkbox").all()) await box.uncheck()
        await pressInVain(page, newsletterContent.manage.save)
      },
      "newsletter to stop": (page) => open(page, page.url().replace("manage", "unsubscribe")),
      "newsletter that is stopped": async (page) => {
        await press(main(page), newsletterContent.unsubscribe.submit)
        await page.waitForURL("**/newsletter/manage/*")
      },
    },

    story: {
      "story with what is missing": async (page) => {
        await open(page, "/community")
        await press(page, communityContent.hero.submit)
        await pressInVain(storyPanel(page), storyContent.form.submit)
      },
      "story that is refused, with a picture": async (page) => {
        const file = { name: "stall.jpg", mimeType: "image/jpeg", buffer: await jpeg() }
        for (const [name, value] of Object.entries({ ...storyTexts, email: "ada@example" }))
          await storyPanel(page).locator(`#${name}`).fill(value)
        await storyPanel(page).locator("#category").selectOption(category)
        await storyPanel(page).locator("#image").setInputFiles(file)
        await press(storyPanel(page), storyContent.form.submit)
        await storyPanel(page).getByText(storyContent.failures.check).waitFor()
      },
      "story that was sent": async (page) => {
        await storyPanel(page).locator("#email").fill(address)
        await press(storyPanel(page), storyContent.form.submit)
        await storyPanel(page).waitFor({ state: "hidden" })
        await main(page).getByRole("status").first().waitFor()
      },
      "story on a page of its own, with errors": async (page) => {
        await open(page, "/community/story")
        await pressInVain(page, storyContent.form.submit)
      },
    },

    sessions: {
      "session that is about to begin, with its room": async (page) => {
        await addSession("about-to-begin", 30, { joinUrl: "https://meet.example/room" })
        await open(page, "/events/about-to-begin")
        await main(page).getByRole("link", { name: eventsContent.join }).waitFor()
      },
      "sessions, one about to begin": (page) => open(page, "/town-halls"),
      "session that is over, with notes and a recording": async (page) => {
        const notes = "What we said.\nMore at https://guap.example/notes, and in the group."
        await addSession("over", -120, { notes, recordingUrl: "https://video.example/1" })
        await open(page, "/events/over")
        await main(page).getByRole("link", { name: eventsContent.recording }).waitFor()
      },
    },

    "town halls": {
      "town halls with errors": async (page) => {
        await open(page, "/town-halls")
        await pressInVain(page, townHalls.submit)
      },
      "town halls that were joined": async (page) => {
        await joinTownHalls(page)
        await page.locator("page-toast").waitFor()
        await holdToast(page)
      },
      "town halls that were joined before, with an open calendar": async (page) => {
        await open(page, "/town-halls")
        await joinTownHalls(page)
        await main(page).getByRole("alert").getByText(townHalls.toasts.duplicate.text).waitFor()
        await page.getByText("Add to Calendar").first().click()
      },
      "town halls to confirm": (page) => openLink(page, /\/town-halls\/confirm\/[\w-]+/),
      "town halls to leave": async (page) => {
        const token = createLinkToken()
        const subscriber = { fullName: "Ada", email: "leaves@example.org", consentVersion: "1" }
        const values = { ...subscriber, manageTokenHash: hashLinkToken(token), createdAt: new Date() }
        await product.database((db) => db.insert(townHallSubscribers).values(values))
        await open(page, `/town-halls/unsubscribe/${token}`)
      },
      "town halls that were left": async (page) => {
        await press(page, townHallsContent.unsubscribe.submit)
        await page.waitForURL("**/town-halls")
      },
    },

    registration: {
      "form that was reset, with the way back": async (page) => {
        await open(page, "/merchant-register")
        await until("it is alive", () => page.getByRole("button", { name: "Next Step" }).isDisabled())
        await fillIn(page, { businessName })
        await press(page, applicationContent.register.reset)
        await page.getByRole("button", { name: applicationContent.register.undo }).waitFor()
      },
      "first step with errors": async (page) => {
        await open(page, "/merchant-register")
        await until("it is alive", () => page.getByRole("button", { name: "Next Step" }).isDisabled())
        await fillIn(page, { businessName, businessType, email, phone, ownerName, description })
        await fillIn(page, { website: "x" })
        await next(page)
        await page.getByRole("alert").waitFor()
      },
      "second step with errors": async (page) => {
        await fillIn(page, { website: "" })
        await next(page)
        await fillIn(page, { country, address: street, city, state, zip })
        await fillIn(page, { walletAddress: "7Jz4W3fT1kLJtYVyTqQbZcYyLr5mHqgK2fLrQ8sJtYVyTqQbZcYy" })
        await pressInVain(page, "Next Step")
      },
      "third step that is refused": async (page) => {
        await next(page)
        await next(page)
        await fillIn(page, { acceptTerms: true })
        await force(page.locator("main [name=token]"), "")
        await pressInVain(page, "Submit Application")
        await holdToast(page)
      },
      "application that was sent": async (page) => {
        await press(page, "Submit Application")
        await page.waitForURL("**/submitted?application=*")
        await holdToast(page)
      },
      "application that is approved": (page) => openStatus(page, "approved"),
      "application that is rejected": (page) => openStatus(page, "rejected"),
      "application that staff ask about": (page) => openStatus(page, "asked"),
      "application to complete": (page) => openQuestion(page),
      "application to complete, with errors": async (page) => {
        await fill(page, { businessName: "", website: "no address" })
        await pressInVain(page, completeContent.submit)
      },
      "application that was completed": async (page) => {
        await fill(page, { businessName: "Completed", website: "" })
        await press(page, completeContent.submit)
        await page.getByRole("heading", { name: completeContent.answered.heading }).waitFor()
      },
    },
  }
}

/** With a live directory, and with addresses for the two posters. */
export const pageStates: Journeys = {
  directory: {
    "directory with open filters": async (page) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await open(page, "/merchant-directory?q=shop&category=Technology")
      await press(page, `${directoryContent.filter} 1`)
      await page.locator("[popover]:popover-open").waitFor()
    },
    "directory that finds nothing": (page) => open(page, "/merchant-directory?q=nothing+of+the+kind"),
    "directory without such a page": (page) => open(page, "/merchant-directory?page=99"),
    "directory of no category and no page": (page) =>
      open(page, "/merchant-directory?category=none&location=none&page=x"),
    "directory that cannot be loaded": async (page) => {
      await page.clock.install()
      await open(page, "/merchant-directory")
      await page.route(/\/merchant-directory\?/, (route) => route.abort())
      await page.getByRole("searchbox").fill("oyo")
      await passTime(page, main(page).getByRole("link", { name: directoryContent.tryAgain }))
    },
  },

  texts: {
    "open menu": async (page) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await open(page, "/merchants")
      await press(page, "Menu")
      await page.locator("#side-menu:popover-open").waitFor()
    },
    "home with open answers": async (page) => {
      await open(page, "/")
      await unfold(page)
    },
    "lesson with open answers": async (page) => {
      await open(page, "/learn/blockchain")
      await unfold(page)
      await page
        .locator("[data-right]")
        .first()
        .evaluate((answer: HTMLDetailsElement) => answer.click())
    },
    "lesson with the note of a word": async (page) => {
      await open(page, "/learn/blockchain")
      await page.locator("a[data-term=hash]").click()
      await page.locator("#note-hash").waitFor()
    },
    "glossary that found words": (page) => open(page, "/learn/glossary?q=key"),
    "glossary that found none": (page) => open(page, "/learn/glossary?q=xyzzy"),
    "questions that are open": async (page) => {
      await open(page, "/learn/certificate/questions/blockchain")
      await page.locator("form input[type=radio]").first().check()
      await press(page, certificateQuestions.submit)
      await page.getByRole("alert").waitFor()
    },
    certificate: async (page) => {
      await openCertificate(page)
      await page.getByLabel(certificateSheet.name.label).fill("Ọmọlará Ṣadé")
    },
    "loaded video": async (page) => {
      await page.context().route(/youtube/, (route) => route.fulfill({ body: "" }))
      await open(page, "/")
      await page.locator("[data-load]").click()
      await page.locator("iframe").waitFor()
    },
    "loaded space": async (page) => {
      await open(page, "/metaverse")
      await page.locator("[data-load]").click()
      await page.locator("iframe").waitFor()
    },
  },

  demos: {
    "wallets to choose from": async (page) => {
      await open(page, "/wallet")
      await press(main(page), walletLinks.download.open)
      await page.locator("dialog:modal").waitFor()
    },
    "exchanges to choose from": async (page) => {
      await page.keyboard.press("Escape")
      await press(main(page), walletLinks.exchanges.open)
      await page.locator("dialog:modal").waitFor()
    },
    "address that could not be copied, and the chart's table": async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
      await open(page, "/wallet?range=all")
      await unfold(page)
      await press(page, wallet.address.copy)
      await page.getByText(wallet.address.failed).waitFor()
    },
    "exchange of a wrong amount": async (page) => {
      await open(page, "/wallet?tab=exchange")
      await fill(page, { pay: "x" })
      await page.getByText(wallet.exchange.problems.format).waitFor()
    },
    "stake of too much": async (page) => {
      await open(page, "/wallet?tab=stake")
      await fill(page, { amount: "488" })
      await page.locator("[data-problem=balance]").waitFor()
    },
    "open assistant": async (page) => {
      await open(page, "/learn")
      await press(page, askContent.panel.open)
      await page.locator("#assistant-panel").getByText(askContent.panel.greeting).waitFor()
    },
    "small assistant": (page) => press(page, askContent.panel.minimise),
    "receipt of the checkout": async (page) => {
      await page.clock.install()
      await open(page, "/merchants")
      await page.locator("checkout-demo").scrollIntoViewIfNeeded()
      const receipt = page.getByRole("button", { name: "View Receipt" })
      await passTime(page, receipt)
      await receipt.click()
      await page.locator("dialog:modal").waitFor()
    },
    "network without a wallet to add it to": async (page) => {
      await open(page, "/whitepapers?tab=technical&layer=l2")
      await page.locator("add-network button").click()
      await page.locator("add-network [data-say]:visible").first().waitFor()
      await main(page).getByRole("button", { name: /^Copy/ }).first().click()
      await page.getByText(copyText.failed).filter({ visible: true }).waitFor()
    },
  },
}
