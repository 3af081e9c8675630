import { beforeEach, describe, expect, test } from "vitest"
import { mails, newsletterSubscribers, rateLimits, settings } from "#app/lib/db/schema.ts"
import { changeLinks } from "#app/settings/settings.server.ts"
import { launchNotice } from "#content/en/tell-me.ts"
import { awaited, awaitedLinks } from "#content/facts/awaited.ts"
import { origin, useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp()

beforeEach(async () => {
  app.now = new Date(app.now.getTime() + 60_000)
  for (const table of [newsletterSubscribers, mails, rateLimits, settings]) await app.db.delete(table)
})

const later = (seconds: number) => {
  app.now = new Date(app.now.getTime() + seconds * 1000)
}

const setFilm = () => {
  const by = { id: "ada", name: "ada@example.org" }
  const links = { "intro-video": "https://video.example/embed/film" }
  return changeLinks(app.db, links, { version: "", by, publicUrl: origin, now: app.now }).then(() =>
    later(60),
  )
}

test("each feature that is not open links from its page to the form for its launch notice", async () => {
  for (const link of awaitedLinks) {
    const page = await new Browser(app).open(awaited[link].href.replace(/#.*/, ""))
    const hrefs = elements(page.document, "a").map(({ attributes }) => attributes.href)
    expect(hrefs, link).toContain(`/newsletter?when=${link}`)
    const { hash } = new URL(awaited[link].href, origin)
    if (hash) expect(page.html, link).toContain(`id="${hash.slice(1)}"`)
  }
})

describe("a visitor who wants a launch notice", () => {
  test("requests and confirms it without script, staff check the mail and send it, and the list is empty afterwards", async () => {
    const visitor = await new Browser(app).open("/newsletter?when=intro-video")
    expect(visitor.text).toContain("our intro video")
    later(30)
    await visitor.fill({ email: "ada@example.org" }).press(launchNotice.form.submit)
    expect([visitor.statuses, visitor.path]).toEqual([[303, 200], "/newsletter/check-your-mail"])
    const [mail] = await app.db.select().from(mails)
    const token = mail?.text.match(/\/newsletter\/confirm\/([\w-]+)/)?.[1]
    await visitor.open(`/newsletter/confirm/${token}`)
    expect(visitor.text).toContain(launchNotice.confirm.heading)
    await visitor.press(launchNotice.confirm.submit)
    expect(await app.db.select().from(newsletterSubscribers)).toMatchObject([
      { status: "confirmed", topics: ["when-intro-video"] },
    ])

    const staff = await signIn(app)
    await staff.open("/admin/subscribers/openings/intro-video")
    expect(staff.text).toContain("1 confirmed reader is waiting.")
    expect(staff.text).not.toContain("Send to 1 reader")
    await setFilm()
    await staff.open("/admin/subscribers/openings/intro-video")
    expect(staff.text).toContain("Now available: our intro video")
    await staff.press("Send to 1 reader")
    expect(staff.path).toBe("/admin/subscribers/openings")
    const told = (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(
      ({ kind }) => kind === "newsletter-opened",
    )
    expect(told.map(({ recipient }) => recipient)).toEqual(["ada@example.org"])
    expect(await app.db.select().from(newsletterSubscribers)).toEqual([])
  })

  test("reads that the feature is open as soon as it is, instead of the form", async () => {
    await setFilm()
    const visitor = await new Browser(app).open("/newsletter?when=intro-video")
    expect(visitor.text).toContain(launchNotice.isOpen.heading)
    expect(elements(visitor.document, "a").map(({ attributes }) => attributes.href)).toContain("/#intro")
    expect((await new Browser(app).open("/")).html).not.toContain("when=intro-video")
  })

  test("gets the newsletter form for an unknown feature", async () => {
    const visitor = await new Browser(app).open("/newsletter?when=everything")
    expect(visitor.response.status).toBe(200)
    expect(visitor.text).not.toContain(launchNotice.form.submit)
  })
})
