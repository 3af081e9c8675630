import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { createAdmin } from "#app/auth/sign-in/new-admins.server.ts"
import { addMessage, allMessages, message } from "#app/contact/test-support.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { articles, contactReplies, sessions, staffNotes, storySubmissions } from "#app/lib/db/schema.ts"
import { jpeg } from "#app/lib/images/test-pictures.ts"
import { addStory, typedStory } from "#app/stories/test-support.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { moderation } from "#content/en/moderation.ts"
import { storyContent } from "#content/en/stories.ts"
import { detail } from "#test/sample.ts"
import { admin, axe, hydrated, notice, picture, signIn, until, useBrowser, useProduct } from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)

const colleague = { email: "bola.admin@example.org", password: "another cloth of gold thread" }
const messagesPath = "/admin/contacts"
const storiesPath = "/admin/submissions"

beforeAll(async () => {
  await product.database((db) => createAdmin(db, colleague, new Date()))
})

const addTitled = (title: string) => product.database((db) => addStory(db, { title }))
const addFrom = (name: string, change = {}) =>
  product.database((db) => addMessage(db, { name, email: `${name.toLowerCase()}@mail.example`, ...change }))
const statusOf = (id: number) =>
  product.database(async (db) => {
    const [row] = await db.select().from(storySubmissions).where(eq(storySubmissions.id, id))
    return row?.status
  })
const messageOf = (id: number) =>
  product.database(async (db) => (await allMessages(db)).find((row) => row.id === id))
const countOf = async (find: (db: Database) => Promise<unknown[]>) => (await product.database(find)).length
const repliesTo = (id: number) =>
  countOf((db) => db.select().from(contactReplies).where(eq(contactReplies.messageId, id)))
const row = (page: Page, text: string) => page.locator("[data-row]").filter({ hasText: text })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** Repeats 'j', because the first press may come before the script listens. */
const goToRow = (page: Page, text: string) =>
  until(`the focus is on ${text}`, async () => {
    await page.keyboard.press("j")
    return (await focused(page)) === text
  })

async function openAsStaff(path: string, account?: typeof colleague, options = {}): Promise<Page> {
  const page = await visitor.newPage(options)
  await signIn(page, account)
  await page.goto(path)
  await hydrated(page)
  return page
}

/** Simulates an expired session: the browser does not know yet. */
const endSessions = () => product.database((db) => db.delete(sessions))

async function signInAgain(page: Page): Promise<void> {
  await page.waitForURL("**/admin/login?next=**")
  await page.getByLabel("Email").fill(admin.email)
  await page.getByLabel("Password").fill(admin.password)
  await page.getByRole("button", { name: "Log In" }).click()
}

describe("story submissions", () => {
  test("are decided by keyboard: j, k, a, r and /", async () => {
    const ids = [await addTitled("Key one"), await addTitled("Key two"), await addTitled("Key three")]
    const page = await openAsStaff(storiesPath)
    await goToRow(page, "Key three")
    await page.keyboard.press("j")
    await page.keyboard.press("j")
    await page.keyboard.press("k")
    expect(await focused(page)).toBe("Key two")
    await page.keyboard.press("a")
    await notice(page, "Submission approved and published").waitFor()
    expect(await statusOf(ids[1] ?? 0)).toBe("approved")
    await picture(page, "submissions")
    expect(await axe(page)).toEqual([])

    await page.keyboard.press("/")
    await page.keyboard.type("key one")
    await until("one is found", async () => (await page.locator("[data-row]").count()) === 1)
    await page.keyboard.press("Escape")
    await until("all are listed again", async () => (await page.locator("[data-row]").count()) > 1)
    await page.getByRole("heading", { level: 1 }).click()
    await goToRow(page, "Key one")
    await page.keyboard.press("r")
    await page.getByText("Are you sure you want to reject this submission?").waitFor()
    await picture(page, "submission-reject")
    expect(await axe(page)).toEqual([])
    await page.getByLabel("Reason").fill("Please tell us more.")
    await page.getByRole("button", { name: adminSubmissions.rejection.submit }).click()
    await notice(page, "Submission rejected").waitFor()
    expect(await statusOf(ids[0] ?? 0)).toBe("rejected")
    await picture(page, "submission-rejected")
    expect(await axe(page)).toEqual([])
  })

  detail("hear no key while other rows are on their way to where these stand", async () => {
    for (const title of ["Rows of before", "Rows of after"]) await addTitled(title)
    const page = await openAsStaff(`${storiesPath}?q=rows+of+before`)
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(`**${storiesPath}.data**`, async (route) => {
      await mayAnswer
      await route.continue()
    })
    await page.keyboard.press("/")
    await page.keyboard.press("Escape")
    await page.getByRole("heading", { level: 1 }).click()
    await page.keyboard.press("j")
    expect(await focused(page)).not.toBe("Rows of before")
    answer()
    await row(page, "Rows of after").waitFor()
    await goToRow(page, "Rows of before")
  })

  test("can be edited before publication, and visitors read the edited version", async () => {
    // Sent as a visitor sends it, with a picture.
    const reader = await visitor.newPage()
    await reader.goto("/community/story")
    const { category, imageAlt, ...texts } = { ...typedStory, title: "Thirty stalls in one market" }
    for (const [name, value] of Object.entries(texts)) await reader.locator(`#${name}`).fill(value)
    await reader.locator("#category").selectOption(category)
    await reader
      .locator("input[type=file]")
      .setInputFiles({ name: "stall.jpg", mimeType: "image/jpeg", buffer: await jpeg() })
    await reader.locator("#imageAlt").fill("A stall with cloth")
    await reader.waitForTimeout(2100)
    await reader.getByRole("button", { name: storyContent.form.submit }).click()
    await reader.getByText("Your story has been submitted for review").first().waitFor()

    const page = await openAsStaff(storiesPath)
    await page.getByRole("link", { name: `Open the story ${texts.title}` }).click()
    await page.getByRole("heading", { name: adminSubmissions.detail.preview }).waitFor()
    const shown = page.getByRole("img", { name: "A stall with cloth" }).first()
    await until("staff see the picture", () =>
      shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    await picture(page, "submission")
    expect(await axe(page)).toEqual([])
    await page.getByRole("link", { name: adminSubmissions.detail.edit }).click()
    await page.getByLabel("Title").fill("Thirty stalls")
    await page.getByRole("button", { name: adminSubmissions.edit.preview }).click()
    await page.getByRole("article").getByRole("heading", { name: "Thirty stalls" }).waitFor()
    await picture(page, "submission-edit")
    expect(await axe(page)).toEqual([])
    await page.getByRole("button", { name: adminSubmissions.edit.publish }).click()
    await notice(page, "Submission approved and published").waitFor()
    await picture(page, "submission-approved")
    await page.getByRole("link", { name: adminSubmissions.detail.article }).click()
    await page.getByRole("heading", { level: 1, name: "Thirty stalls" }).waitFor()
    await page.getByRole("img", { name: "A stall with cloth" }).first().waitFor()
  })

  test("are decided once if two administrators have one open, and the second learns by whom", async () => {
    const id = await addTitled("Contested story")
    const first = await openAsStaff(`${storiesPath}/${id}`)
    const second = await openAsStaff(`${storiesPath}/${id}/edit`, colleague)
    await second.locator("#story").fill("A careful edit.")
    await first.keyboard.press("a")
    await notice(first, "Submission approved and published").waitFor()
    visitor.expectProblem(/status of 409/)
    await second.getByRole("button", { name: adminSubmissions.edit.publish }).click()
    await notice(second, adminSubmissions.edit.decidedTitle).waitFor()
    expect(await second.getByRole("main").innerText()).toContain("made a decision about this story")
    expect(await second.locator("#story").inputValue()).toBe("A careful edit.")
    await picture(second, "submission-already-decided")
    expect(await countOf((db) => db.select().from(articles).where(eq(articles.storyId, id)))).toBe(1)
  })

  detail("are selected and approved together", async () => {
    const ids = [await addTitled("Together one"), await addTitled("Together two")]
    const page = await openAsStaff(`${storiesPath}?q=together`)
    await goToRow(page, "Together two")
    await page.keyboard.press("x")
    await page.keyboard.press("j")
    await page.keyboard.press("x")
    await page.getByText("2 selected").waitFor()
    await picture(page, "submissions-selected")
    await page.getByRole("button", { name: "Approve 2", exact: true }).click()
    await notice(page, "Submissions approved and published").waitFor()
    for (const id of ids) expect(await statusOf(id)).toBe("approved")
  })

  test("keep an unsaved note if the session ends", async () => {
    const id = await addTitled("Long shift")
    const page = await openAsStaff(`${storiesPath}/${id}`)
    await page.getByLabel("New note").fill("I know this market.\nAsk Bola.")
    await endSessions()
    await page.getByRole("button", { name: "Add note" }).click()
    await signInAgain(page)
    await page.waitForURL(`**${storiesPath}/${id}`)
    const note = page.getByLabel("New note")
    await until(
      "the note is back",
      async () => (await note.inputValue()) === "I know this market.\nAsk Bola.",
    )
    await page.getByRole("button", { name: "Add note" }).click()
    await notice(page, "Note added").first().waitFor()
    await until("the field is empty", async () => (await note.inputValue()) === "")
    await page.reload()
    await hydrated(page)
    expect(await note.inputValue()).toBe("")
    expect(
      await countOf((db) =>
        db
          .select()
          .from(staffNotes)
          .where(eq(staffNotes.subjectId, String(id))),
      ),
    ).toBe(1)
  })
})

describe("contact messages", () => {
  test("are read, replied to and deleted by keyboard, and a deletion is undone", async () => {
    const id = await addFrom("Keyed", { subject: "Key question" })
    const page = await openAsStaff(messagesPath)
    await goToRow(page, "Keyed")
    await page.keyboard.press("m")
    await notice(page, "Message marked as read").waitFor()
    expect((await messageOf(id))?.status).toBe("read")
    await picture(page, "contacts")
    expect(await axe(page)).toEqual([])

    await page.keyboard.press("j")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: "Key question" }).waitFor()
    await page.keyboard.press("r")
    await page.keyboard.type("Yes, you can.")
    await picture(page, "contact")
    expect(await axe(page)).toEqual([])
    await page.getByRole("button", { name: adminContacts.replies.submit }).click()
    await notice(page, "Reply sent").waitFor()
    expect(await page.getByLabel(adminContacts.replies.label).inputValue()).toBe("")
    await picture(page, "contact-answered")
    const sent = (await product.mails()).find((mail) => mail.subject === "Re: Key question")
    expect(sent?.to?.map(({ address }) => address)).toEqual(["keyed@mail.example"])
    expect(sent?.text).toMatch(/Yes, you can\.[\s\S]*> How do I list it\?/)

    await page.getByRole("heading", { level: 1 }).click()
    await page.keyboard.press("d")
    await page.getByText("Are you sure you want to delete this message?").waitFor()
    await picture(page, "contact-delete")
    expect(await axe(page)).toEqual([])
    await page.getByRole("button", { name: adminContacts.deletion.submit }).click()
    await notice(page, "Message deleted").waitFor()
    expect(await row(page, "Keyed").count()).toBe(0)
    await picture(page, "contacts-deleted")
    expect(await axe(page)).toEqual([])
    await page.getByRole("button", { name: adminContacts.undo.submit }).click()
    await notice(page, "Deletion undone").waitFor()
    await row(page, "Keyed").waitFor()
  })

  detail("are selected and deleted together, and taken back", async () => {
    for (const name of ["Bulkone", "Bulktwo"]) await addFrom(name)
    const page = await openAsStaff(`${messagesPath}?q=bulk`)
    await page.getByRole("checkbox", { name: "Select all on this page" }).check()
    await page.getByText("2 selected").waitFor()
    await picture(page, "contacts-selected")
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await page.getByText(adminContacts.deletion.confirmMany).waitFor()
    await page.getByRole("button", { name: adminContacts.deletion.submitMany }).click()
    await notice(page, "Messages deleted").waitFor()
    await page.getByRole("button", { name: adminContacts.undo.submit }).click()
    await notice(page, "Deletion undone").waitFor()
  })

  test("keep an unsent reply if the session ends, or the page is left", async () => {
    const id = await addFrom("Patient", { subject: "Long question" })
    const page = await openAsStaff(`${messagesPath}/${id}`)
    const answer = page.getByLabel(adminContacts.replies.label)
    await answer.fill("Dear Patient,\n\nlet me explain.")
    await page.getByRole("button", { name: moderation.reading.markRead }).click()
    await notice(page, "Message marked as read").waitFor()
    expect(await answer.inputValue()).toBe("Dear Patient,\n\nlet me explain.")
    await page.getByRole("link", { name: adminContacts.detail.back }).click()
    await row(page, "Patient")
      .getByRole("link", { name: /^Open the message/ })
      .click()
    await until("it is back", async () => (await answer.inputValue()) === "Dear Patient,\n\nlet me explain.")
    await endSessions()
    await page.getByRole("button", { name: adminContacts.replies.submit }).click()
    await signInAgain(page)
    await page.waitForURL(`**${messagesPath}/${id}`)
    await until("it is back", async () => (await answer.inputValue()) === "Dear Patient,\n\nlet me explain.")
    expect(await repliesTo(id)).toBe(0)
    await page.getByRole("button", { name: adminContacts.replies.submit }).click()
    await notice(page, "Reply sent").waitFor()
    expect(await answer.inputValue()).toBe("")
    expect(await repliesTo(id)).toBe(1)
  })

  test("tell the second of two repliers that a colleague was first, and keep the text", async () => {
    const id = await addFrom("Contested")
    const [first, second] = [
      await openAsStaff(`${messagesPath}/${id}`),
      await openAsStaff(`${messagesPath}/${id}`, colleague),
    ]
    for (const [page, text] of [
      [first, "First answer."],
      [second, "Second answer."],
    ] as const)
      await page.getByLabel(adminContacts.replies.label).fill(text)
    await first.getByRole("button", { name: adminContacts.replies.submit }).click()
    await notice(first, "Reply sent").waitFor()
    visitor.expectProblem(/status of 409/)
    await second.getByRole("button", { name: adminContacts.replies.submit }).click()
    await notice(second, adminContacts.replies.meanwhileTitle).waitFor()
    await second.getByRole("main").getByText("First answer.", { exact: true }).waitFor()
    expect(await second.getByLabel(adminContacts.replies.label).inputValue()).toBe("Second answer.")
    await picture(second, "contact-answered-meanwhile")
    expect(await axe(second)).toEqual([])
  })

  test("are handled without script on a phone", async () => {
    const id = await addFrom("Plain")
    const page = await visitor.newPage({ javaScript: false, width: 360 })
    await signIn(page)
    await page.goto(messagesPath)
    await page.getByRole("button", { name: "Mark as read: the message from Plain" }).click()
    await notice(page, "Message marked as read").waitFor()
    await row(page, "Plain")
      .getByRole("link", { name: /^Open the message/ })
      .click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByLabel(adminContacts.replies.label).fill("Hello.")
    await page.getByRole("button", { name: adminContacts.replies.submit }).click()
    await notice(page, "Reply sent").waitFor()
    await page.getByRole("link", { name: "Delete", exact: true }).click()
    await page.getByRole("button", { name: adminContacts.deletion.submit }).click()
    await page.getByRole("button", { name: adminContacts.undo.submit }).click()
    await notice(page, "Deletion undone").waitFor()
    expect((await messageOf(id))?.deletedAt).toBeNull()
    await page.getByText(message.message.slice(0, 10)).first().waitFor()
  })

  detail("show an empty list, and say that they are loading on a slow network", async () => {
    const page = await openAsStaff(messagesPath)
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route("**/admin/contacts.data**", async (route) => {
      await mayAnswer
      await route.continue()
    })
    await page.getByRole("searchbox").fill("nobody has this name")
    await page.getByText(adminContacts.loading).waitFor()
    answer()
    await page.getByText(adminContacts.emptySearch).waitFor()
    await picture(page, "contacts-empty")
    expect(await axe(page)).toEqual([])
  })
})
