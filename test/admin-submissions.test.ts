import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { articles, images, mails, rateLimits, staffNotes, storySubmissions } from "#app/lib/db/schema.ts"
import { storeImage } from "#app/lib/images/images.server.ts"
import { jpeg } from "#app/lib/images/test-pictures.ts"
import { addStory, allArticles, allStories, auditOf, story } from "#app/stories/test-support.ts"
import { adminSubmissions as words } from "#content/en/admin-submissions.ts"
import { home as homeWords } from "#content/en/home.ts"
import { moderation } from "#content/en/moderation.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp()

const start = new Date("2026-05-01T12:00:00Z")
let adas: Browser
let graces: Browser

beforeAll(async () => {
  app.now = start
  adas = await signIn(app, "ada@example.org")
  graces = await signIn(app, "grace@example.org")
})
beforeEach(async () => {
  app.now = start
  for (const table of [articles, storySubmissions, images, staffNotes, mails, rateLimits])
    await app.db.delete(table)
})

const rowOf = async (id: number) => (await allStories(app.db)).find((row) => row.id === id)
const decisionMails = async () =>
  (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(({ kind }) =>
    /^story-(published|rejected)$/.test(kind),
  )
const actionsOf = async (id: number) => (await auditOf(app.db, id)).map((entry) => entry.action)
const listed = (browser: Browser) =>
  elements(browser.document, "tbody")
    .flatMap((body) => elements(body, "a"))
    .filter((link) => /\/submissions\/\d+(\?(?!.*reject=)|$)/.test(link.attributes.href ?? ""))
    .map(textOf)
const send = (browser: Browser, at: string, fields: [string, string][]) =>
  browser.post(at, new URLSearchParams(fields))

async function addPicture(): Promise<string> {
  const stored = await storeImage(app.db, app.services.files, await jpeg(), start)
  if ("problem" in stored) throw new Error(stored.problem)
  return stored.id
}

describe("approving", () => {
  test("a story on its page shows first what readers will see, publishes it and links to the article", async () => {
    const imageId = await addPicture()
    const id = await addStory(app.db, { imageId, imageAlt: "A stall", suspicion: "too-fast" })
    const staff = await adas.tab().open(`/admin/submissions/${id}`)
    for (const text of [story.email, story.location, words.detail.preview, "* Come and see *", "two seconds"])
      expect(staff.text).toContain(text)
    const [shown] = elements(staff.document, "img")
    const picture = shown?.attributes.src ?? ""
    expect((await new Browser(app).open(picture)).response.status).toBe(404)
    const own = await staff.tab().open(picture)
    expect([own.response.status, own.response.headers.get("cache-control")]).toEqual([
      200,
      "private, no-store",
    ])
    expect(own.response.headers.get("content-security-policy")).toContain("sandbox")

    await staff.press(moderation.approve)
    expect([staff.statuses, staff.path]).toEqual([[303, 200], `/admin/submissions/${id}`])
    expect(staff.text).toContain("Submission approved and published")
    expect(staff.text).toContain("Approved on May 1, 2026")
    const [article] = await allArticles(app.db)
    expect(staff.href(words.detail.editArticle)).toBe(`/admin/articles/${article?.id}`)
    const reader = await new Browser(app).open(staff.href(words.detail.article))
    expect([reader.response.status, reader.text]).toEqual([200, expect.stringContaining("* Come and see *")])
    expect((await new Browser(app).open(picture)).response.status).toBe(200)
    expect((await decisionMails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["story-published", story.email],
    ])
    expect(await actionsOf(id)).toEqual(["story.submitted", "story.approved"])
  })

  test("a row returns to the same list", async () => {
    await addStory(app.db, { title: "First cloth" })
    await addStory(app.db, { title: "Second cloth" })
    const staff = await adas.tab().open("/admin/submissions?status=pending&q=cloth")
    // The longest waiting row comes first.
    expect(listed(staff)).toEqual(["First cloth", "Second cloth"])
    const [first] = await allStories(app.db)
    await staff.press("Approve First cloth")
    expect(staff.text).toContain("Submission approved and published")
    // A decided row stays in its position, so that no other button moves under the pointer.
    expect(staff.path).toBe(`/admin/submissions?status=pending&q=cloth&kept=${first?.id}`)
    expect(listed(staff)).toEqual(["First cloth", "Second cloth"])
    expect(listed(await staff.open("/admin/submissions?status=pending&q=cloth"))).toEqual(["Second cloth"])
  })

  test("several at once says how many, and leaves those that were already decided", async () => {
    const ids = [await addStory(app.db, { title: "One" }), await addStory(app.db, { title: "Two" })]
    const staff = adas.tab()
    await send(staff, `/admin/submissions/${ids[0]}`, [["intent", "approve"]])
    await send(staff, "/admin/submissions", [
      ["intent", "approve-selected"],
      ...ids.map((id): [string, string] => ["ids", String(id)]),
      ["ids", "999999"],
    ])
    expect(staff.text).toContain(
      "1 story is now on the blog. 2 were left unchanged: someone had already decided on them.",
    )
    expect(await allArticles(app.db)).toHaveLength(2)
  })
})

describe("the home page", () => {
  const home = async () => (await new Browser(app).open("/")).text
  const { voice } = words
  const samples = async () => (await home()).split(homeWords.testimonials.items.nurse.author).length - 1

  test("quotes a published story instead of a sample, word for word, until staff remove it", async () => {
    const id = await addStory(app.db)
    const staff = await adas.tab().open(`/admin/submissions/${id}`)
    expect(staff.text).not.toContain(voice.heading)
    await staff.press(moderation.approve)
    expect([await samples(), (await home()).includes("thirty")]).toEqual([2, false])

    await staff.fill({ quote: "Now there are three hundred." }).press(voice.show)
    expect([staff.response.status, staff.value("quote")]).toEqual([422, "Now there are three hundred."])
    expect(staff.text).toContain(voice.notInText)
    await staff.fill({ quote: "Now there are thirty." }).press(voice.show)
    expect([staff.statuses, staff.path]).toEqual([[303, 200], `/admin/submissions/${id}`])
    for (const text of ["It now quotes Adé Ọlá.", "Quoted on the home page. Chosen on May 1, 2026"])
      expect(staff.text).toContain(text)
    const reader = await new Browser(app).open("/")
    expect(reader.text).toContain("Now there are thirty.")
    // The quote replaces the first of the samples.
    expect(await samples()).toBe(1)
    await reader.open(reader.href("Read the story of Adé Ọlá"))
    expect([reader.path, reader.response.status]).toEqual(["/blog/how-our-market-took-guapcoin", 200])

    await staff.press(voice.hide)
    expect(staff.text).toContain(voice.hidden.title)
    expect([await samples(), (await home()).includes("thirty")]).toEqual([2, false])
    expect(await actionsOf(id)).toEqual([
      "story.submitted",
      "story.approved",
      "story.shown-on-home",
      "story.taken-off-home",
    ])
  })

  test("no longer shows anything about a person who was erased", async () => {
    const id = await addStory(app.db)
    const staff = await adas.tab().open(`/admin/submissions/${id}`)
    await staff.press(moderation.approve)
    await staff.fill({ quote: "Now there are thirty." }).press(voice.show)
    expect(await home()).toContain("Now there are thirty.")
    await staff.open(`/admin/person/erase?${new URLSearchParams({ email: story.email })}`)
    await staff.press("Erase everything")
    expect(await home()).not.toContain("thirty")
  })
})

describe("editing before publishing", () => {
  test("shows a preview, publishes the edit, and keeps the submitted text", async () => {
    const id = await addStory(app.db, { imageId: await addPicture(), imageAlt: "A stall" })
    const staff = await adas.tab().open(`/admin/submissions/${id}`)
    await staff.open(staff.href(words.detail.edit))
    await staff.fill({ title: "Thirty stalls", story: "Now\nthere are *thirty*." }).press(words.edit.preview)
    expect(staff.response.status).toBe(200)
    const [article] = elements(staff.document, "article")
    expect(article && textOf(article)).toContain("Thirty stalls")
    expect(article && textOf(article)).toContain("*thirty*")
    expect(await allArticles(app.db)).toEqual([])
    expect(staff.value("title")).toBe("Thirty stalls")

    await staff.fill({ dropPicture: true }).press(words.edit.publish)
    expect([staff.statuses, staff.path]).toEqual([[303, 200], `/admin/submissions/${id}`])
    expect(staff.text).toContain("Submission approved and published")
    expect(staff.text).toContain("Changed before it was published: Title, Story, Picture")
    expect(staff.text).toContain("We began with three stalls.")
    expect(await allArticles(app.db)).toEqual([
      expect.objectContaining({ title: "Thirty stalls", slug: "thirty-stalls", imageId: null }),
    ])
    expect(await rowOf(id)).toMatchObject({ status: "approved", title: story.title, story: story.story })
  })

  test.each([
    [{ title: "" }, "title"],
    [{ author: "x".repeat(101) }, "author"],
    [{ story: "bell \u0007" }, "story"],
    [{ category: "" }, "category"],
  ])("refuses %j beside the field and loses nothing", async (change, field) => {
    const id = await addStory(app.db)
    const staff = await adas.tab().open(`/admin/submissions/${id}/edit`)
    await staff.fill({ story: "My careful edit.", ...change }).press(words.edit.publish)
    expect(staff.response.status).toBe(422)
    expect(staff.field(field).attributes["aria-invalid"]).toBe("true")
    if (field !== "story") expect(staff.value("story")).toBe("My careful edit.")
    expect((await rowOf(id))?.status).toBe("pending")
  })

  test("a story that a colleague has decided shows who did it, and keeps the text visible", async () => {
    const id = await addStory(app.db)
    const late = await graces.tab().open(`/admin/submissions/${id}/edit`)
    await send(adas.tab(), `/admin/submissions/${id}`, [["intent", "approve"]])
    await late.fill({ story: "My careful edit." }).press(words.edit.publish)
    expect(late.response.status).toBe(409)
    expect(late.text).toContain("ada@example.org made a decision about this story on May 1, 2026")
    expect(late.value("story")).toBe("My careful edit.")
    expect(() => late.press(words.edit.publish)).toThrow("No button")
    expect(await decisionMails()).toHaveLength(1)
    expect((await graces.tab().open(`/admin/submissions/${id}/edit`)).text).toContain("Already decided")
  })
})

describe("rejecting", () => {
  test("asks first, and mails the reason to the sender", async () => {
    const id = await addStory(app.db)
    const staff = await adas.tab().open(`/admin/submissions/${id}`)
    expect(staff.text).toContain("Are you sure you want to reject this submission?")
    await staff.fill({ reason: " Too short. \r\n\r\n\r\nPlease write more." }).press(words.rejection.submit)
    expect([staff.statuses, staff.path]).toEqual([[303, 200], `/admin/submissions/${id}`])
    expect(staff.text).toContain("Submission rejected")
    const rejectionReason = "Too short.\n\nPlease write more."
    expect(await rowOf(id)).toMatchObject({ status: "rejected", rejectionReason })
    const [mail] = await decisionMails()
    expect([mail?.kind, mail?.recipient]).toEqual(["story-rejected", story.email])
    expect(mail?.text).toContain("Too short.")
    expect(await allArticles(app.db)).toEqual([])
  })

  test("refuses a reason that is too long or damaged without losing it", async () => {
    const id = await addStory(app.db)
    for (const reason of ["x".repeat(501), "bell \u0007"]) {
      const staff = await adas.tab().open(`/admin/submissions/${id}?reject=1`)
      await staff.fill({ reason }).press(words.rejection.submit)
      expect([staff.response.status, staff.value("reason")]).toEqual([422, reason])
    }
    expect((await rowOf(id))?.status).toBe("pending")
  })

  test("several at once asks once for all of them", async () => {
    const ids = [await addStory(app.db, { title: "One" }), await addStory(app.db, { title: "Two" })]
    const staff = adas.tab()
    await send(staff, "/admin/submissions", [
      ["intent", "reject-selected"],
      ...ids.map((id): [string, string] => ["ids", String(id)]),
    ])
    expect(staff.path).toBe(`/admin/submissions/reject?ids=${ids.join("&ids=")}`)
    for (const title of ["One", "Two"]) expect(staff.text).toContain(title)
    await staff.press(words.rejection.submitMany)
    expect(staff.text).toContain("2 stories are rejected.")
    expect((await allStories(app.db)).map(({ status }) => status)).toEqual(["rejected", "rejected"])
  })
})

describe("a story that a colleague has decided", () => {
  test("does not change, and the late administrator is told who decided and when", async () => {
    const id = await addStory(app.db)
    const ada = await adas.tab().open(`/admin/submissions/${id}`)
    const late = await graces.tab().open(`/admin/submissions/${id}?reject=1`)
    const list = await graces.tab().open("/admin/submissions")
    await ada.press(moderation.approve)
    app.now = new Date(start.getTime() + 60_000)
    const before = await rowOf(id)
    for (const browser of [
      await late.press(words.rejection.submit),
      await list.press(`Approve ${story.title}`),
    ]) {
      expect(browser.statuses).toEqual([303, 200])
      expect(browser.text).toContain(
        `ada@example.org made a decision about ${story.title} on May 1, 2026, 12:`,
      )
    }
    expect(await rowOf(id)).toEqual(before)
    expect([await actionsOf(id), await decisionMails()]).toEqual([
      ["story.submitted", "story.approved"],
      [expect.anything()],
    ])
    const again = await graces.tab().open(`/admin/submissions/${id}?reject=1`)
    expect(again.text).toContain("Approved on May 1, 2026")
  })

  test("is decided once when two press at the same moment", async () => {
    const id = await addStory(app.db)
    const ada = await adas.tab().open(`/admin/submissions/${id}`)
    const grace = await graces.tab().open(`/admin/submissions/${id}?reject=1`)
    await Promise.all([ada.press(moderation.approve), grace.press(words.rejection.submit)])
    expect([ada.text, grace.text].filter((text) => text.includes("Already decided"))).toHaveLength(1)
    expect([await actionsOf(id), await decisionMails()]).toEqual([expect.any(Array), [expect.anything()]])
  })
})

test("spam leaves all other lists, and nobody is mailed", async () => {
  const id = await addStory(app.db)
  const staff = await adas.tab().open(`/admin/submissions/${id}`)
  await staff.press("Mark as spam")
  expect(staff.text).toContain("1 is now in Spam.")
  expect(listed(await staff.tab().open("/admin/submissions"))).toEqual([])
  const spam = await staff.tab().open("/admin/submissions?status=spam")
  expect(listed(spam)).toEqual([story.title])
  await send(spam, "/admin/submissions?status=spam", [
    ["intent", "unmark-spam"],
    ["ids", String(id)],
  ])
  expect([spam.path, listed(spam)]).toEqual(["/admin/submissions?status=spam", []])
  expect(await decisionMails()).toEqual([])
})

test("a note is only for colleagues, and one that is too long is not lost", async () => {
  const id = await addStory(app.db)
  const staff = await adas.tab().open(`/admin/submissions/${id}`)
  await staff.fill({ note: "x".repeat(2001) }).press("Add note")
  expect([staff.response.status, staff.value("note")]).toEqual([422, "x".repeat(2001)])
  await staff.fill({ note: "I know this market." }).press("Add note")
  expect(staff.text).toContain("I know this market.")
  expect((await graces.tab().open(`/admin/submissions/${id}`)).text).toContain("I know this market.")
})

test("an empty list and a search without results say so, and a rejection without a story answers 404", async () => {
  const staff = await adas.tab().open("/admin/submissions")
  expect(staff.text).toContain(words.empty)
  expect((await staff.open("/admin/submissions?q=nobody")).text).toContain(words.emptySearch)
  expect((await staff.open("/admin/submissions/reject")).response.status).toBe(404)
  expect((await staff.open("/admin/submissions/reject?ids=999999")).response.status).toBe(404)
})
