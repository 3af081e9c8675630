import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { newsletterSubscribers, rateLimits } from "#app/lib/db/schema.ts"
import { NewsletterBox } from "#app/subscriptions/newsletter-box.tsx"
import { allMails, emptyNewsletter, lastToken } from "#app/subscriptions/test-support.ts"
import { flashMessages } from "#content/en/flash.ts"
import { formMessages } from "#content/en/forms.ts"
import { newsletterConsent, newsletterContent as words } from "#content/en/newsletter.ts"
import { none, origin, useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { createDatabaseSwitch } from "./database-switch.ts"
import { elements, parseHtml } from "./html.ts"
import { waitUntil } from "./wait-until.ts"

const line = createDatabaseSwitch()
const app = useApp({}, line.reach)
const start = new Date("2026-05-01T12:00:00Z")
const email = "ada@example.org"

beforeEach(async () => {
  app.now = start
  app.logLines.length = 0
  await emptyNewsletter(app.db)
})

const later = (minutes: number) => {
  app.now = new Date(app.now.getTime() + minutes * 60_000)
}
const rows = () => app.db.select().from(newsletterSubscribers)
const theStatus = async () => {
  const all = await rows()
  expect(all).toHaveLength(1)
  return all[0]?.status
}
const kinds = async () => (await allMails(app.db)).map((mail) => mail.kind)
const open = (path: string) => new Browser(app).open(path)
/** Opens the newest mailed link of this type. */
const openLink = async (page: "confirm" | "manage" | "unsubscribe") =>
  open(`/newsletter/${page}/${await lastToken(app.db, page === "unsubscribe" ? "manage" : page)}`)

/** Fills in the form at /newsletter and sends it. */
async function ask(address = email, headers: Record<string, string> = {}): Promise<Browser> {
  const browser = await new Browser(app, headers).open("/newsletter")
  return browser.fill({ email: address }).press(words.form.submit)
}

async function subscribed(): Promise<Browser> {
  await ask()
  return (await openLink("confirm")).press(words.confirm.submit)
}

/** The fields that the form in the footer sends, read from its own HTML. */
function boxFields(change: Record<string, string> = {}): URLSearchParams {
  const box = parseHtml(renderToStaticMarkup(createElement(NewsletterBox)))
  const fields = new URLSearchParams()
  for (const { attributes } of elements(box, "input"))
    fields.set(attributes.name ?? "", attributes.value ?? "")
  for (const [name, value] of Object.entries({ email, ...change })) fields.set(name, value)
  return fields
}
const sendBox = (change?: Record<string, string>, headers = { "sec-fetch-site": "same-origin" }) =>
  new Browser(app, headers).post("/newsletter", boxFields(change))

describe("a visitor", () => {
  test("subscribes by the link in the mail, chooses topics, and unsubscribes", async () => {
    const asked = await ask()
    expect([asked.statuses, asked.path]).toEqual([[303, 200], "/newsletter/check-your-mail"])
    expect(await theStatus()).toBe("pending")

    const mailed = await openLink("confirm")
    expect(mailed.text).toContain("a…@example.org")
    await mailed.press(words.confirm.submit)
    expect(mailed.statuses).toEqual([303, 200])
    expect(mailed.path).toMatch(/^\/newsletter\/manage\//)
    expect(mailed.text).toContain(flashMessages["newsletter-confirmed"]?.title)
    expect(await theStatus()).toBe("confirmed")

    const kept = await openLink("manage")
    expect([kept.value("news"), kept.value("townHalls"), kept.value("merchants")]).toEqual([true, true, true])
    await kept.fill({ news: false, merchants: false }).press(words.manage.save)
    expect(kept.statuses).toEqual([303, 200])
    expect(kept.text).toContain(flashMessages["newsletter-topics-saved"]?.title)
    expect([kept.value("news"), kept.value("townHalls")]).toEqual([false, true])
    expect(await rows()).toEqual([expect.objectContaining({ topics: ["town-halls"] })])

    await kept.press(words.manage.unsubscribe)
    expect(kept.text).toContain(flashMessages["newsletter-unsubscribed"]?.title)
    expect(await theStatus()).toBe("unsubscribed")
  })

  test("who unsubscribed can subscribe again, with a new confirmation", async () => {
    await (await subscribed()).press(words.manage.unsubscribe)
    const oldLink = await openLink("confirm")
    expect([oldLink.response.status, oldLink.text]).toEqual([
      410,
      expect.stringContaining(words.confirm.states.unsubscribed.heading),
    ])
    later(1)
    await ask()
    expect(await theStatus()).toBe("pending")
    await (await openLink("confirm")).press(words.confirm.submit)
    expect(await theStatus()).toBe("confirmed")
  })

  test("must choose at least one topic, and keeps the others", async () => {
    const browser = await subscribed()
    await browser.fill({ news: false, townHalls: false, merchants: false }).press(words.manage.save)
    expect(browser.response.status).toBe(422)
    expect(browser.textOfId("topics-error")).toBe(words.manage.noTopic)
    expect((await rows())[0]?.topics).toHaveLength(3)
  })

  test("who unsubscribed in another tab cannot save topics, and reads why", async () => {
    const browser = await subscribed()
    await browser.tab().post(browser.path, new URLSearchParams({ intent: "unsubscribe" }))
    await browser.fill({ news: false }).press(words.manage.save)
    expect(browser.response.status).toBe(409)
    expect(browser.text).toContain(words.manage.again)
  })

  test("gets a form that works without script and requires an email address", async () => {
    const browser = await open("/newsletter")
    expect(browser.field("email").attributes).toMatchObject({
      type: "email",
      autocomplete: "email",
      required: "",
      maxlength: "254",
    })
    const trap = browser.field("leave_blank")
    expect(trap.attributes).toMatchObject({ tabindex: "-1", autocomplete: "off" })
    expect(trap.parent?.attributes["aria-hidden"]).toBe("true")
    expect(browser.text).toContain(newsletterConsent.text)
  })
})

describe("nobody can find out who subscribes", () => {
  /** Everything that a client can see of a response except its request id. */
  const seen = async () => {
    const answer = await app.fetch("/newsletter", {
      method: "POST",
      body: boxFields(),
      headers: { "sec-fetch-site": "same-origin" },
    })
    const headers = [...answer.headers].filter(([name]) => name !== "x-request-id")
    return { status: answer.status, headers, body: await answer.text() }
  }

  test("the response is the same for a new, an unconfirmed, a subscribed and an unsubscribed address", async () => {
    const fresh = await seen()
    expect(fresh.status).toBe(303)
    expect(await seen()).toEqual(fresh)
    const browser = await (await openLink("confirm")).press(words.confirm.submit)
    expect(await seen()).toEqual(fresh)
    expect(await seen()).toEqual(fresh)
    await browser.press(words.manage.unsubscribe)
    expect(await seen()).toEqual(fresh)
  })

  test("its owner is mailed, at most once a day", async () => {
    await subscribed()
    for (const minutes of [1, 30, 600]) {
      later(minutes)
      await ask(email.toUpperCase())
    }
    expect(await kinds()).toEqual(["newsletter-confirm", "newsletter-welcome", "newsletter-already"])
    expect(await theStatus()).toBe("confirmed")
  })

  test("pages of a mailed link show no email address, are not indexed or cached, and do not repeat the link", async () => {
    const manage = (await subscribed()).path.split("/").at(-1) ?? ""
    const confirmation = await lastToken(app.db, "confirm")
    for (const path of [`confirm/${confirmation}`, `manage/${manage}`, `unsubscribe/${manage}`]) {
      const browser = await open(`/newsletter/${path}`)
      expect(browser.response.status).toBe(200)
      for (const secret of [email, manage, confirmation]) expect(browser.html).not.toContain(secret)
      expect(browser.html).toContain('name="robots" content="noindex"')
      expect(browser.html).not.toMatch(/rel="canonical"|og:url|<script/)
      expect(browser.response.headers.get("cache-control")).toBe("no-store")
    }
    expect(app.logLines.length).toBeGreaterThan(5)
    for (const secret of [email, manage, confirmation]) expect(app.logLines.join()).not.toContain(secret)
  })
})

describe("the same form sent again", () => {
  test("by a double click, in two tabs and ten times at once is one row and one mail", async () => {
    const browser = await open("/newsletter")
    const tab = await browser.tab().open("/newsletter")
    const all = [
      browser.fill({ email }).press(words.form.submit),
      tab.fill({ email }).press(words.form.submit),
      ...Array.from({ length: 10 }, () => sendBox()),
    ]
    for (const { statuses } of await Promise.all(all)) expect(statuses).toEqual([303, 200])
    expect(await rows()).toHaveLength(1)
    expect(await kinds()).toEqual(["newsletter-confirm"])
    later(11)
    await ask()
    expect(await kinds()).toEqual(["newsletter-confirm", "newsletter-confirm"])
  })

  test("as a confirmation succeeds each time, in two tabs too", async () => {
    await ask()
    const [one, two] = [await openLink("confirm"), await openLink("confirm")]
    await one.press(words.confirm.submit)
    await two.press(words.confirm.submit)
    expect([one.statuses, two.statuses]).toEqual([
      [303, 200],
      [303, 200],
    ])
    expect(await kinds()).toEqual(["newsletter-confirm", "newsletter-welcome"])
    const third = await openLink("confirm")
    expect(third.text).toContain(words.confirm.states.confirmed.heading)
    expect((await third.press(words.confirm.manage)).path).toBe(one.path)
  })
})

describe("a mailed link", () => {
  test("opened by a mail scanner confirms and ends nothing", async () => {
    await ask()
    const confirmation = await lastToken(app.db, "confirm")
    for (const method of ["GET", "HEAD", "OPTIONS"])
      for (const query of ["", "?intent=confirm", "?List-Unsubscribe=One-Click"])
        await app.fetch(`/newsletter/confirm/${confirmation}${query}`, { method })
    expect(await theStatus()).toBe("pending")

    const { path } = await (await openLink("confirm")).press(words.confirm.submit)
    const token = path.split("/").at(-1)
    for (const page of ["manage", "unsubscribe"])
      for (const method of ["GET", "HEAD", "OPTIONS"])
        await app.fetch(`/newsletter/${page}/${token}?intent=unsubscribe`, { method })
    expect(await theStatus()).toBe("confirmed")
  })

  test("older than seven days has expired, and its page says how to get another", async () => {
    await ask()
    const browser = await openLink("confirm")
    later(7 * 24 * 60)
    await browser.press(words.confirm.submit)
    expect([browser.response.status, browser.text]).toEqual([
      410,
      expect.stringContaining(words.confirm.states.expired.heading),
    ])
    expect(await theStatus()).toBe("pending")
    expect(browser.href(words.confirm.again)).toBe("/newsletter")
  })

  test("with one wrong character does nothing, opened or sent", async () => {
    await subscribed()
    const manage = await lastToken(app.db, "manage")
    const confirmation = await lastToken(app.db, "confirm")
    const wrong = (token: string) => [
      `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`,
      token.slice(0, -1),
      `${token}A`,
      token.toUpperCase(),
      `${token}%00`,
      "x",
    ]
    const paths = [
      ...wrong(confirmation).map((token) => `/newsletter/confirm/${token}`),
      ...wrong(manage).flatMap((token) => [
        `/newsletter/manage/${token}`,
        `/newsletter/unsubscribe/${token}`,
      ]),
      `/newsletter/confirm/${manage}`,
      `/newsletter/manage/${confirmation}`,
    ]
    for (const path of paths) {
      expect([path, (await open(path)).response.status]).toEqual([path, 404])
      for (const intent of ["unsubscribe", "topics", "confirm"]) {
        const body = new URLSearchParams({ intent, news: "on" })
        expect([path, (await new Browser(app).post(path, body)).response.status]).toEqual([path, 404])
      }
    }
    expect(await rows()).toEqual([expect.objectContaining({ status: "confirmed" })])
    expect((await rows())[0]?.topics).toHaveLength(3)
  })
})

describe("the unsubscribe button of a mail program", () => {
  const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" })

  /** The address and the body that the headers of the last mail tell the mail program to send. */
  async function asked(): Promise<string> {
    const headers = (await allMails(app.db)).at(-1)?.headers ?? {}
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click")
    const url = headers["List-Unsubscribe"]?.match(/^<(.+)>$/)?.[1] ?? ""
    expect(url.startsWith(`${origin}/newsletter/unsubscribe/`)).toBe(true)
    return url
  }

  test.each<[string, () => BodyInit]>([
    ["a form", () => oneClick],
    [
      "multipart",
      () => {
        const form = new FormData()
        form.set("List-Unsubscribe", "One-Click")
        return form
      },
    ],
  ])("unsubscribes by %s from a server without cookie or origin, and is not redirected", async (_, body) => {
    await subscribed()
    const url = await asked()
    for (let time = 0; time < 2; time++) {
      const answer = await app.fetch(url, { method: "POST", body: body(), headers: { origin: none } })
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain(words.unsubscribe.done.heading)
      expect(await theStatus()).toBe("unsubscribed")
    }
  })

  test("does nothing from another site's page, or without an origin for a signed-in administrator", async () => {
    await subscribed()
    const url = await asked()
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { origin: none, cookie: "session=x" },
    ] as Record<string, string>[])
      expect((await app.fetch(url, { method: "POST", body: oneClick, headers })).status).toBe(403)
    expect(await theStatus()).toBe("confirmed")
  })

  test("with an unknown link gets an error", async () => {
    const path = "/newsletter/unsubscribe/QQlUEHz6QxKCpGCsilklu3K3Ce9g3_5G"
    const answer = await app.fetch(path, { method: "POST", body: oneClick, headers: { origin: none } })
    expect(answer.status).toBe(404)
  })

  test("has a page with a button for a person who opens the address", async () => {
    await subscribed()
    const browser = await open(await asked())
    expect(await theStatus()).toBe("confirmed")
    await browser.press(words.unsubscribe.submit)
    expect(browser.statuses).toEqual([303, 200])
    expect(browser.text).toContain(flashMessages["newsletter-unsubscribed"]?.title)
    expect(await theStatus()).toBe("unsubscribed")
  })
})

describe("the form in the footer", () => {
  test("is accepted from our own pages without a form token", async () => {
    const browser = await sendBox()
    expect([browser.statuses, browser.path]).toEqual([[303, 200], "/newsletter/check-your-mail"])
    expect(await rows()).toEqual([
      expect.objectContaining({ email, consentForm: "footer", consentVersion: newsletterConsent.version }),
    ])
  })

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ["of a browser that does not say where it comes from", {}, {}],
    [
      "with the hidden field filled in",
      { leave_blank: "http://spam.example" },
      { "sec-fetch-site": "same-origin" },
    ],
    ["on a page with an older consent", { consent: "2020-01-01" }, { "sec-fetch-site": "same-origin" }],
  ])("%s must be sent once more, and nothing is lost", async (_, change, headers) => {
    const browser = await new Browser(app, headers).post("/newsletter", boxFields(change))
    expect([browser.response.status, browser.path]).toEqual([200, "/newsletter"])
    expect(browser.text).toContain(words.form.askAgain)
    expect(browser.value("email")).toBe(email)
    expect([await rows(), await kinds()]).toEqual([[], []])
    await browser.press(words.form.submit)
    expect(browser.path).toBe("/newsletter/check-your-mail")
    expect(await rows()).toEqual([expect.objectContaining({ email, consentForm: "page" })])
  })

  test("shows a wrong address in the full form, with the message", async () => {
    const browser = await sendBox({ email: "ada@example" })
    expect(browser.response.status).toBe(422)
    expect(browser.value("email")).toBe("ada@example")
    expect(browser.textOfId("email-error")).toBe(formMessages.email)
    expect((await sendBox({ email: "  " })).textOfId("email-error")).toBe(words.form.required)
    expect([await rows(), await kinds()]).toEqual([[], []])
  })

  test("on another site is refused", async () => {
    expect((await sendBox({}, { "sec-fetch-site": "cross-site" })).response.status).toBe(403)
    expect(await rows()).toEqual([])
  })
})

describe("too many requests", () => {
  test("from many networks refuse nobody: the form in the footer must be sent once more, and the page is served", async () => {
    const resetsAt = new Date(start.getTime() + 600_000)
    await app.db.insert(rateLimits).values({ key: "newsletter:everybody", hits: 1000, resetsAt })
    const browser = await sendBox()
    expect(browser.response.status).toBe(200)
    expect(browser.text).toContain(words.form.askAgain)
    expect(await rows()).toEqual([])
    await browser.press(words.form.submit)
    expect(browser.statuses).toEqual([303, 200])
    expect([(await rows()).length, await kinds()]).toEqual([1, ["newsletter-confirm"]])
  })
})

describe("while the database is away", () => {
  let isCut = false
  const mend = async () => {
    if (isCut) await line.mend()
    isCut = false
  }
  afterEach(mend)

  test("the form opens, keeps what is sent, and is accepted once the database is back", async () => {
    const settings = await subscribed()
    await line.cut()
    isCut = true
    await waitUntil(() => expect(app.pool.totalCount).toBe(0))
    const browser = await ask("grace@example.org")
    expect([browser.response.status, browser.response.headers.get("retry-after")]).toEqual([503, "10"])
    expect(browser.text).toContain(words.form.unavailable)
    expect(browser.value("email")).toBe("grace@example.org")
    expect((await open(settings.path)).response.status).toBe(503)
    await mend()
    await browser.press(words.form.submit)
    expect(browser.path).toBe("/newsletter/check-your-mail")
  })
})
