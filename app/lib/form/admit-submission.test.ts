import { beforeEach, describe, expect, test } from "vitest"
import { z } from "zod"
import { formMessages } from "#content/en/forms.ts"
import { useDatabase } from "#test/database.ts"
import { rateLimits } from "../db/schema.ts"
import { FilesUnavailable } from "../files/file-store.server.ts"
import { createLog } from "../log/log.ts"
import { deriveSecrets } from "../secrets/secrets.server.ts"
import { type Admitted, admitSubmission } from "./admit-submission.server.ts"
import type { FormState } from "./form-state.ts"
import { issueFormToken } from "./form-token.server.ts"
import { fromSchema, openForm, type PublicForm } from "./public-form.server.ts"

const database = useDatabase()
const secrets = deriveSecrets("a secret of the tests, and of nothing else")
const start = new Date("2026-05-01T12:00:00Z")
const seconds = (count: number) => new Date(start.getTime() + count * 1000)

const schema = z.object({ email: z.email().max(50), word: z.string().max(5) })
type Values = { email: string; word: string }

const marking: PublicForm<Values, Values> = {
  name: "report",
  event: "report.failed",
  read: fromSchema(schema),
  limits: { seconds: 600, address: 2, everybody: 3 },
  words: () => ({ unavailable: "We are away.", failed: { title: "Our fault.", text: "Try again." } }),
}
const asking: PublicForm<Values, Values> = {
  ...marking,
  asks: () => ({ again: "Once more?", consent: "2026-05-01" }),
  isOnCachedPage: (posted) => posted.get("form") === "footer",
}

const lines: string[] = []
let now = seconds(60)
const parts = () => ({
  db: database.db,
  secrets,
  clock: () => now,
  log: createLog((line) => lines.push(line)),
  publicUrl: "https://guap.example",
})
const complete = {
  email: "ada@example.org",
  word: "kente",
  token: issueFormToken(secrets, "report", start),
  submissionKey: "a-form",
  consent: "2026-05-01",
}
type Post = Partial<Record<keyof typeof complete | "leave_blank" | "form", string>>

type Answer = Partial<FormState<Values>> & { status: number; headers?: object; admitted?: Admitted }

/** Sends the form, and records what the command got. */
async function send(
  form: typeof marking,
  change: Post = {},
  { from = "192.0.2.1", isSameOrigin = true, command = async (_: Admitted): Promise<void> => {} } = {},
): Promise<Answer> {
  const posted = new FormData()
  for (const [name, value] of Object.entries({ ...complete, ...change })) posted.set(name, value)
  let admitted: Admitted | undefined
  const visitor = { id: "request-1", limitGroup: from, isSameOrigin }
  const outcome = await admitSubmission(form, parts(), visitor, posted, async (_, given) => {
    admitted = given
    await command(given)
    return { kind: "done" } as const
  })
  if (outcome.kind === "done") return { status: 303, admitted }
  const { status, headers, state } = outcome
  return { status, headers, ...state, admitted }
}

beforeEach(async () => {
  now = seconds(60)
  lines.length = 0
  await database.db.delete(rateLimits)
})

const old = issueFormToken(secrets, "report", seconds(-24 * 3600))
const justNow = issueFormToken(secrets, "report", seconds(59))
const anothers = issueFormToken(secrets, "contact", start)

describe("a post that staff read", () => {
  test.each<[string, Post, string | null]>([
    ["of a person", {}, null],
    ["with the hidden field filled in", { leave_blank: "x" }, "honeypot"],
    ["a second after the form was opened", { token: justNow }, "too-fast"],
    ["with both", { leave_blank: "x", token: justNow }, "honeypot"],
    ["from a page with another consent", { consent: "2020-01-01" }, null],
  ])("%s is admitted, and flagged if it looks automated", async (_, change, suspicion) => {
    expect(await send(marking, change)).toMatchObject({ status: 303, admitted: { suspicion, now } })
  })

  test("a post over the limit for all visitors is admitted and flagged", async () => {
    for (const from of ["1", "2", "3"]) await send(marking, {}, { from })
    expect((await send(marking, {}, { from: "4" })).admitted?.suspicion).toBe("flood")
    now = seconds(661)
    expect((await send(marking, {}, { from: "4" })).admitted?.suspicion).toBeNull()
  })
})

describe("a post that only sends a mail", () => {
  test.each<[string, Post, boolean, number]>([
    ["of a person", {}, true, 303],
    ["of a browser that does not say where it comes from", {}, false, 303],
    ["with the hidden field filled in", { leave_blank: "x" }, true, 200],
    ["from a page with another consent", { consent: "2020-01-01" }, true, 200],
    ["a second after the form was opened", { token: justNow }, true, 303],
    ["from a kept page, without a token", { form: "footer", token: "" }, true, 303],
    ["from a kept page, of a browser that does not say so", { form: "footer", token: "" }, false, 200],
    ["from a kept page, with the hidden field filled in", { form: "footer", leave_blank: "x" }, true, 200],
  ])("%s is admitted or asked to confirm, and never flagged", async (_, change, isSameOrigin, status) => {
    const answer = await send(asking, change, { isSameOrigin })
    expect([answer.status, answer.admitted?.suspicion]).toEqual([status, status === 303 ? null : undefined])
    if (status === 200) expect(answer.notice).toEqual({ tone: "info", title: "Once more?" })
  })

  test("a post over the limit for all visitors is admitted; from a cached page it is asked to confirm", async () => {
    for (const from of ["1", "2", "3"]) await send(asking, {}, { from })
    expect((await send(asking, {}, { from: "4" })).admitted?.suspicion).toBeNull()
    const asked = await send(asking, { form: "footer", token: "" }, { from: "5" })
    expect(asked).toMatchObject({ status: 200, notice: { tone: "info", title: "Once more?" } })
    now = seconds(70)
    expect((await send(asking, { token: asked.token }, { from: "5" })).status).toBe(303)
  })
})

describe("one opened form", () => {
  const roomy = { seconds: 600, address: 100, everybody: 100 }
  const sendNew = (form: typeof marking, number: number, change: Post = {}) =>
    send({ ...form, limits: roomy }, { word: `${number}`, ...change })

  test("after five stored posts its next is flagged, or asked to confirm where no staff read it", async () => {
    for (let number = 1; number <= 5; number++)
      expect((await sendNew(marking, number)).admitted?.suspicion).toBeNull()
    expect((await sendNew(marking, 6)).admitted?.suspicion).toBe("used-up")

    await database.db.delete(rateLimits)
    for (let number = 1; number <= 5; number++) expect((await sendNew(asking, number)).status).toBe(303)
    const asked = await sendNew(asking, 6)
    expect(asked).toMatchObject({ status: 200, notice: { title: "Once more?" }, admitted: undefined })
    now = seconds(70)
    expect((await sendNew(asking, 6, { token: asked.token })).status).toBe(303)
  })

  test("repeated and refused posts do not count", async () => {
    for (let time = 0; time < 20; time++) await sendNew(marking, 1)
    for (let time = 0; time < 20; time++) await sendNew(marking, 2, { email: "nobody" })
    for (let number = 2; number <= 5; number++)
      expect((await sendNew(marking, number)).admitted?.suspicion).toBeNull()
    expect((await sendNew(marking, 6)).admitted?.suspicion).toBe("used-up")
  })

  test("forms opened at the same moment are counted separately", async () => {
    for (let number = 1; number <= 6; number++) {
      const token = issueFormToken(secrets, "report", start)
      expect((await sendNew(marking, number, { token })).admitted?.suspicion).toBeNull()
    }
  })
})

describe("every form", () => {
  test.each<[string, string]>([
    ["a day old", old],
    ["of another form", anothers],
    ["forged", "kx2f.AAAA"],
    ["missing", ""],
  ])("it is shown again if its token is %s, with a new token that is valid at once", async (_, token) => {
    for (const form of [marking, asking]) {
      now = seconds(60)
      const refused = await send(form, { token })
      expect(refused).toMatchObject({ status: 422, notice: { title: formMessages.stale }, errors: {} })
      now = seconds(70)
      expect((await send(form, { token: refused.token })).admitted?.suspicion).toBeNull()
    }
  })

  test("a valid token is not replaced, so that a quick correction does not look like a script", async () => {
    const refused = await send(marking, { email: "ada" })
    expect(refused).toMatchObject({ status: 422, token: complete.token })
    expect(refused.errors).toEqual({ email: formMessages.email })
    expect((await send(marking, { token: refused.token })).admitted?.suspicion).toBeNull()
  })

  test("one address over its limit is refused until the window ends; others are not", async () => {
    for (const form of [marking, asking]) {
      await database.db.delete(rateLimits)
      now = seconds(60)
      for (let time = 0; time < 2; time++) expect((await send(form)).status).toBe(303)
      now = seconds(90)
      expect(await send(form)).toMatchObject({
        status: 429,
        headers: { "Retry-After": "570" },
        notice: { tone: "error", title: formMessages.tooMany },
        admitted: undefined,
      })
      expect((await send(form, {}, { from: "192.0.2.2" })).status).toBe(303)
      now = seconds(661)
      expect((await send(form)).status).toBe(303)
    }
    expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toMatch(/192\.0|example/)
  })

  test("a post refused before the rate limits is not counted", async () => {
    for (const change of [{ email: "" }, { token: "" }, { leave_blank: "x" }]) await send(asking, change)
    expect(await database.db.select().from(rateLimits)).toEqual([])
  })

  const away = Object.assign(new Error("gone"), { code: "ECONNREFUSED" })
  test.each<[string, Error, number, object]>([
    ["the database is away", away, 503, { title: "We are away." }],
    ["the files are away", new FilesUnavailable("no disk"), 503, { title: "We are away." }],
    ["of a bug", new RangeError("bug"), 500, { title: "Our fault.", text: "Try again." }],
    ["of what the form knows", new SyntaxError("no"), 403, { title: "Not allowed." }],
  ])("a failure because %s keeps all input, and is logged once", async (_, error, status, said) => {
    const form: typeof marking = {
      ...marking,
      failureOf: (found) =>
        found instanceof SyntaxError || found === away ? { status: 403, said: "Not allowed." } : undefined,
    }
    const command = async () => {
      throw error
    }
    expect(await send(form, {}, { command })).toMatchObject({
      status,
      headers: status === 503 ? { "Retry-After": "10" } : undefined,
      values: { email: complete.email, word: complete.word },
      errors: {},
      notice: { tone: "error", ...said },
      token: complete.token,
      submissionKey: "a-form",
    })
    const entry = expect.objectContaining({ level: "error", event: "report.failed", requestId: "request-1" })
    expect(lines.map((line) => JSON.parse(line))).toEqual([entry])
    expect(lines.join()).not.toContain("ada")
  })

  test("a failing check shows the form again", async () => {
    const check = () => Promise.reject(away)
    const form = {
      ...marking,
      read: (posted: FormData) => ({ values: marking.read(posted).values, check }),
    }
    expect(await send(form)).toMatchObject({ status: 503, values: { word: "kente" } })
  })

  test("a new form is empty, and can be sent after two seconds", async () => {
    now = start
    const { values, errors, token, submissionKey } = openForm(marking, parts())
    expect([values, errors]).toEqual([{ email: "", word: "" }, {}])
    now = seconds(3)
    expect((await send(marking, { token, submissionKey })).admitted?.suspicion).toBeNull()
  })
})

describe("the key of a post", () => {
  const keyOf = async (change: Post = {}, form = marking) => {
    await database.db.delete(rateLimits)
    return (await send(form, change)).admitted?.submissionKey
  }

  test("it is the same for the same form with the same values, however often it is sent", async () => {
    const key = await keyOf()
    expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(await keyOf({ token: justNow, leave_blank: "x", word: " kente " })).toBe(key)
  })

  test.each<[string, Post, string?]>([
    ["other words", { word: "coin" }],
    ["another form", { submissionKey: "another-form" }],
    ["another file", {}, "digest of a file"],
  ])("it differs with %s", async (_, change, alsoSent) => {
    expect(await keyOf(change, { ...marking, alsoSent })).not.toBe(await keyOf())
  })

  test("it is never the same for a form without a key", async () => {
    expect(await keyOf({ submissionKey: "" })).not.toBe(await keyOf({ submissionKey: "" }))
  })
})
