import { beforeEach, describe, expect, test } from "vitest"
import {
  applications,
  contactMessages,
  mails,
  newsletterSubscribers,
  rateLimits,
  storySubmissions,
  townHallSubscribers,
} from "#app/lib/db/schema.ts"
import { issueFormToken } from "#app/lib/form/form-token.server.ts"
import { postedFields, shortApplication } from "#app/listings/application/test-application.ts"
import { moderation } from "#content/en/moderation.ts"
import { newsletterConsent } from "#content/en/newsletter.ts"
import { townHallConsent } from "#content/en/town-halls.ts"
import { testSecrets, useApp } from "#test/app.ts"
import { Browser } from "#test/browser.ts"
import { signIn } from "#test/staff.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
const filledTables = [
  ...[contactMessages, applications, storySubmissions, newsletterSubscribers, townHallSubscribers],
  ...[mails, rateLimits],
]

beforeEach(async () => {
  app.now = start
  for (const table of filledTables) await app.db.delete(table)
})

/** What each form sends besides the address; `number` makes each submission different. */
const forms = {
  "/merchant-register": (number: number) => ({
    form: "merchant",
    fields: {
      ...postedFields(shortApplication),
      businessName: `Shop ${number}`,
      intent: "submit",
      step: "3",
    },
  }),
  "/community/story": (number: number) => ({
    form: "story",
    fields: { name: "Eve", title: `Story ${number}`, category: "Business", story: "Once upon a time." },
  }),
  "/contact": (number: number) => ({
    form: "contact",
    fields: { name: "Eve", category: "Support", message: `Message ${number}` },
  }),
  "/newsletter": () => ({ form: "newsletter", fields: { form: "page", consent: newsletterConsent.version } }),
  "/town-halls": () => ({
    form: "town-halls",
    fields: { fullName: "Eve", consent: townHallConsent.version },
  }),
}
type Path = keyof typeof forms
const paths = Object.keys(forms) as Path[]

/** Posts as a script does: each POST from another address, with a form that was opened a minute ago. */
async function post(path: Path, email: string, number: number, change: Record<string, string> = {}) {
  const { form, fields } = forms[path](number)
  const token = issueFormToken(testSecrets, form, new Date(app.now.getTime() - 60_000))
  const body = new URLSearchParams({ ...fields, email, token, submissionKey: `${number}`, ...change })
  const headers = { "x-forwarded-for": `198.51.${number % 250}.${Math.floor(number / 250)}` }
  const response = await app.fetch(path, { method: "POST", body, headers })
  return response.status
}
const mailsTo = async (pattern: RegExp) =>
  (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(({ recipient }) =>
    pattern.test(recipient ?? ""),
  )

describe("the mail that a visitor can cause to one mailbox in a day", () => {
  test("is three mails, over all forms, in every spelling and with the hidden field filled in", async () => {
    let number = 0
    const statuses = new Set<number>()
    for (let round = 0; round < 12; round++)
      for (const path of paths) {
        app.now = new Date(app.now.getTime() + 20_000)
        const spelling = round % 2 ? `v.ic.tim+${number}@gmail.com` : "victim@googlemail.com"
        const change: Record<string, string> = round % 3 === 2 ? { leave_blank: "x" } : {}
        statuses.add(await post(path, spelling, number++, change))
      }
    expect(statuses).toEqual(new Set([200, 303, 409]))
    const sent = await mailsTo(/@g(oogle)?mail\.com$/)
    expect(sent).toHaveLength(3)
    for (const { subject, text } of sent) expect(subject + text).not.toMatch(/Eve|Shop \d|Story \d|Once upon/)
  })

  test.each(["/merchant-register", "/community/story", "/contact"] as const)(
    "is none by %s while the submission looks automated, but staff still see the submission",
    async (path) => {
      expect(await post(path, "victim@example.org", 1, { leave_blank: "x" })).toBe(303)
      expect(await mailsTo(/victim/)).toEqual([])
      const table = {
        "/merchant-register": applications,
        "/community/story": storySubmissions,
        "/contact": contactMessages,
      }[path]
      expect(await app.db.select().from(table)).toMatchObject([{ suspicion: "honeypot" }])
      const staff = await signIn(app)
      const [row] = await app.db.select().from(table)
      const list = {
        "/merchant-register": "merchants",
        "/community/story": "submissions",
        "/contact": "contacts",
      }[path]
      await staff.open(`/admin/${list}/${row?.id}`)
      await staff.press(moderation.clear)
      expect(staff.statuses).toEqual([303, 200])
      expect(await mailsTo(/victim/)).toHaveLength(1)
      expect(staff.text).not.toContain(moderation.clearHint)
    },
  )
})

test("an address on file gets its own mail after a thousand hostile submissions in its name", {
  timeout: 240_000,
}, async () => {
  const owner = "victim@example.org"
  await post("/newsletter", owner, 0)
  const [first] = await mailsTo(/victim/)
  const link = first?.text.match(/\/newsletter\/confirm\/[\w-]+/)?.[0] ?? ""
  const spellings = (number: number) => (number % 2 ? owner : `victim+${number}@example.org`)
  for (let number = 1; number <= 1000; number++) {
    app.now = new Date(app.now.getTime() + 5000)
    await post(paths[number % paths.length] as Path, spellings(number), number)
  }
  expect(await mailsTo(/victim/)).toHaveLength(3)

  // The link mailed before still works, and its mails are sent.
  const reader = await new Browser(app).open(link)
  await reader.press("Yes, subscribe me")
  expect(reader.path).toMatch(/^\/newsletter\/manage\//)
  const welcome = (await mailsTo(/victim/)).filter(({ kind }) => kind === "newsletter-welcome")
  expect(welcome).toHaveLength(1)
  // Mails that the subscriber requests are also sent.
  expect(await post("/newsletter", owner, 2000)).toBe(303)
  expect((await mailsTo(/victim/)).filter(({ kind }) => kind === "newsletter-already")).toHaveLength(1)
})

test("a thousand submissions by others close no form to the next person", async () => {
  const resetsAt = new Date(start.getTime() + 3_600_000)
  for (const path of paths) {
    const key = `${forms[path](0).form}:everybody`
    await app.db.insert(rateLimits).values({ key, hits: 1_000_000, resetsAt })
  }
  for (const path of paths) expect([path, await post(path, "ada@example.org", 1)]).toEqual([path, 303])
  // Forms that staff do not review send their mail; mails of the others wait for the staff.
  expect((await mailsTo(/ada/)).map(({ kind }) => kind).toSorted()).toEqual([
    "newsletter-confirm",
    "town-hall-welcome",
  ])
})
