import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { addMessage, allMessages, auditOf, message, replyMails } from "#app/contact/test-support.ts"
import {
  contactMessages,
  contactReplies,
  mails,
  rateLimits,
  settings,
  staffNotes,
} from "#app/lib/db/schema.ts"
import { adminContacts as words } from "#content/en/admin-contacts.ts"
import { moderation } from "#content/en/moderation.ts"
import { useApp } from "./app.ts"
import { type Browser, formEntries } from "./browser.ts"
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
  for (const table of [contactMessages, staffNotes, mails, rateLimits, settings]) await app.db.delete(table)
})

const rowOf = async (id: number) => (await allMessages(app.db)).find((row) => row.id === id)
const actionsOf = async (id: number) => (await auditOf(app.db, id)).map((entry) => entry.action)
const replies = () => app.db.select().from(contactReplies)
const listed = (browser: Browser) =>
  elements(browser.document, "tbody")
    .flatMap((body) => elements(body, "a"))
    .filter((link) => /\/contacts\/\d+$/.test(link.attributes.href ?? ""))
    .map(textOf)
const send = (browser: Browser, at: string, fields: [string, string][]) =>
  browser.post(at, new URLSearchParams(fields))
const all = (ids: number[]) => ids.map((id): [string, string] => ["ids", String(id)])
const open = (staff: Browser, id: number, suffix = "") => staff.tab().open(`/admin/contacts/${id}${suffix}`)

describe("the list", () => {
  test("shows who wrote about what and when, and can be filtered and searched", async () => {
    const id = await addMessage(app.db)
    await addMessage(app.db, { name: "Bola", subject: undefined, category: "media", message: "Ìbàdàn" })
    await send(adas.tab(), "/admin/contacts", [
      ["intent", "read"],
      ["id", String(id)],
    ])
    const staff = await adas.tab().open("/admin/contacts")
    expect(listed(staff)).toEqual(["Bola", message.name])
    for (const text of [message.email, message.subject ?? "", "Media", "How do I list it?", "May 1, 2026"])
      expect(staff.text).toContain(text)
    expect(listed(await staff.open(staff.href("Unread1")))).toEqual(["Bola"])
    expect(listed(await staff.open(staff.href("Read1")))).toEqual([message.name])
    await staff.open(staff.href("All"))
    await staff.fill({ q: "ibadan" }).press("Search")
    expect(listed(staff)).toEqual(["Bola"])
    expect((await staff.fill({ q: "nobody" }).press("Search")).text).toContain(words.emptySearch)
  })

  test("marks a row as read or unread and returns to the same list", async () => {
    const id = await addMessage(app.db)
    const staff = await adas.tab().open("/admin/contacts?q=lagos")
    await staff.press(`Mark as read: the message from ${message.name}`)
    expect([staff.statuses, staff.path]).toEqual([[303, 200], "/admin/contacts?q=lagos"])
    expect(staff.text).toContain("Message marked as read")
    expect(await rowOf(id)).toMatchObject({ status: "read", readAt: start })
    await staff.press(`Mark as unread: the message from ${message.name}`)
    expect(staff.text).toContain("Message marked as unread")
    expect(await rowOf(id)).toMatchObject({ status: "unread", readAt: null })
  })

  test("marks as read, deletes and moves to spam several messages at once", async () => {
    const ids = [await addMessage(app.db), await addMessage(app.db, { name: "Bola" })]
    const staff = adas.tab()
    await send(staff, "/admin/contacts", [["intent", "read-selected"], ...all(ids)])
    expect(staff.text).toContain("2 messages are marked as read.")
    await send(staff, "/admin/contacts", [["intent", "read-selected"], ...all(ids)])
    expect(staff.text).toContain("2 were left unchanged: they are already read, or deleted.")
    await staff.open("/admin/contacts?status=read")
    const buttons = elements(staff.document, "button").map(({ attributes }) => attributes.value)
    expect([buttons.includes("unread-selected"), buttons.includes("read-selected")]).toEqual([true, false])
    await send(staff, "/admin/contacts?status=read", [["intent", "unread-selected"], ...all(ids)])
    expect(staff.text).toContain("2 messages are marked as unread.")
    await send(staff, "/admin/contacts", [["intent", "mark-spam"], ...all(ids)])
    expect([staff.text.includes("2 are now in Spam."), listed(staff)]).toEqual([true, []])
    await send(staff, "/admin/contacts?status=spam", [["intent", "unmark-spam"], ...all(ids)])
    await send(staff, "/admin/contacts", [["intent", "delete-selected"], ...all(ids)])
    expect(staff.path).toBe(`/admin/contacts/delete?ids=${ids.join("&ids=")}`)
    await staff.press(words.deletion.submitMany)
    expect(staff.text).toContain("2 messages were deleted.")
    expect(listed(staff)).toEqual([])
    await staff.press(words.undo.submit)
    expect(staff.text).toContain("2 messages are back.")
    expect(listed(staff)).toHaveLength(2)
  })
})

describe("a message", () => {
  test("can be opened without being marked as read, and is marked by a button", async () => {
    const id = await addMessage(app.db)
    const staff = await open(adas, id)
    for (const text of [message.email, "How do I list it?", "Thank you."]) expect(staff.text).toContain(text)
    expect((await rowOf(id))?.status).toBe("unread")
    await staff.press(moderation.reading.markRead)
    expect([staff.statuses, staff.path]).toEqual([[303, 200], `/admin/contacts/${id}`])
    expect(staff.text).toContain("Message marked as read")
    expect((await rowOf(id))?.status).toBe("read")
    await staff.press(moderation.reading.markUnread)
    expect((await rowOf(id))?.status).toBe("unread")
    expect(await actionsOf(id)).toEqual(["contact.submitted", "contact.read", "contact.unread"])
  })

  test("asks before it is deleted, leaves the list, and returns when the deletion is undone", async () => {
    const id = await addMessage(app.db)
    const staff = await open(adas, id)
    await staff.open(staff.href(moderation.reading.delete))
    expect(staff.text).toContain("Are you sure you want to delete this message?")
    expect((await rowOf(id))?.deletedAt).toBeNull()
    await staff.press(words.deletion.submit)
    expect([staff.statuses, staff.path]).toEqual([[303, 200], `/admin/contacts?deleted=${id}`])
    expect(staff.text).toContain("Message deleted")
    expect(listed(staff)).toEqual([])
    const page = await open(graces, id)
    expect(page.text).toContain("ada@example.org deleted it on May 1, 2026")
    expect(() => page.press(moderation.reading.markRead)).toThrow("No button")
    await staff.press(words.undo.submit)
    expect(listed(staff)).toEqual([message.name])
    expect(await actionsOf(id)).toEqual(["contact.submitted", "contact.deleted", "contact.restored"])
  })

  test("appears after deletion in a list of deleted ones, and can be restored from it", async () => {
    const ids = [await addMessage(app.db), await addMessage(app.db, { name: "Bola" })]
    const staff = adas.tab()
    for (const id of ids) {
      await staff.open(`/admin/contacts/${id}/delete`)
      await staff.press(words.deletion.submit)
    }
    await staff.open("/admin/contacts")
    expect(listed(staff)).toEqual([])
    await staff.open(staff.href("Deleted2"))
    expect(listed(staff)).toHaveLength(2)
    const buttons = elements(staff.document, "button").map(({ attributes }) => attributes.value)
    expect([buttons.includes("restore"), buttons.includes("mark-spam")]).toEqual([true, false])
    await staff.press("Restore the message from Bola")
    expect([staff.path, listed(staff)]).toEqual(["/admin/contacts?status=deleted", [message.name]])
    await send(staff, "/admin/contacts?status=deleted", [["intent", "restore"], ...all(ids)])
    expect(staff.text).toContain("1 message is back. 1 was left unchanged")
    expect(listed(staff)).toEqual([])
  })

  test("says which colleague read or deleted it, and when", async () => {
    const id = await addMessage(app.db)
    const [late, confirm] = [await open(graces, id), await open(graces, id, "/delete")]
    await (await open(adas, id)).press(moderation.reading.markRead)
    app.now = new Date(start.getTime() + 60_000)
    await late.press(moderation.reading.markRead)
    expect(late.text).toContain(`${message.name} was changed by ada@example.org on May 1, 2026, 12:00`)
    await (await open(adas, id, "/delete")).press(words.deletion.submit)
    await confirm.press(words.deletion.submit)
    expect([confirm.path, confirm.text]).toEqual([
      `/admin/contacts/${id}`,
      expect.stringContaining("was changed by ada@example.org on May 1, 2026, 12:01"),
    ])
    expect(await actionsOf(id)).toEqual(["contact.submitted", "contact.read", "contact.deleted"])
    const again = await open(graces, id, "/delete")
    expect([again.statuses, again.path]).toEqual([[302, 200], `/admin/contacts/${id}`])
  })

  test("has notes for colleagues", async () => {
    const id = await addMessage(app.db)
    const staff = await open(adas, id)
    await staff.fill({ note: "I call her on Monday." }).press("Add note")
    expect((await open(graces, id)).text).toContain("I call her on Monday.")
  })
})

describe("a reply", () => {
  test("is mailed to the sender once, and marks the message as read", async () => {
    const id = await addMessage(app.db)
    await app.db.insert(settings).values({
      key: "staff-mail",
      value: { addresses: [], replyTo: "desk@guap.example" },
      updatedAt: start,
    })
    const staff = await open(adas, id)
    expect(staff.text).toContain(`To ${message.email}. The subject is: Re: ${message.subject}`)
    expect(staff.text).not.toContain(words.replies.noReply)
    staff.fill({ reply: "Open the form.\r\n\r\nThen press Send." })
    const fields = formEntries(staff, "reply")
    await staff.press(words.replies.submit)
    expect([staff.statuses, staff.path]).toEqual([[303, 200], `/admin/contacts/${id}`])
    expect(staff.text).toContain("Reply sent")
    expect(staff.text).toContain("Then press Send.")
    expect(staff.value("reply")).toBe("")
    fields.set("intent", "reply")
    await staff.tab().post(`/admin/contacts/${id}`, fields)
    expect(await replies()).toEqual([
      expect.objectContaining({ text: "Open the form.\n\nThen press Send.", createdBy: "ada@example.org" }),
    ])
    expect(await replyMails(app.db)).toEqual([
      expect.objectContaining({ recipient: message.email, replyTo: "desk@guap.example", status: "queued" }),
    ])
    expect((await rowOf(id))?.status).toBe("read")
    expect(await actionsOf(id)).toEqual(["contact.submitted", "contact.replied"])
  })

  test("shows a warning before it is written if mail cannot be answered", async () => {
    const id = await addMessage(app.db)
    expect((await open(adas, id)).text).toContain(words.replies.noReply)
  })

  test.each([
    ["of nothing", "", words.replies.missing],
    ["of nothing to see", " \u200B ", words.replies.missing],
    ["that is too long", "x".repeat(5001), "5000"],
    ["with a control character", "bell \u0007", ""],
  ])("%s is refused beside the field and not lost", async (_, reply, said) => {
    const id = await addMessage(app.db)
    const staff = await open(adas, id)
    const fields = formEntries(staff, "reply")
    fields.set("reply", reply)
    fields.set("intent", "reply")
    await staff.post(`/admin/contacts/${id}`, fields)
    expect(staff.response.status).toBe(422)
    expect(staff.textOfId("reply-error")).toContain(said)
    expect(staff.value("reply")).toBe(said === words.replies.missing ? "" : reply)
    expect([await replies(), await replyMails(app.db)]).toEqual([[], []])
  })

  test("after a colleague's reply is sent only once that reply was seen, and is not lost", async () => {
    const id = await addMessage(app.db)
    const [ada, grace] = [await open(adas, id), await open(graces, id)]
    await ada.fill({ reply: "Ada's answer." }).press(words.replies.submit)
    await grace.fill({ reply: "Grace's answer." }).press(words.replies.submit)
    expect(grace.response.status).toBe(409)
    for (const text of ["ada@example.org replied on May 1, 2026", "Ada's answer."])
      expect(grace.text).toContain(text)
    expect(grace.value("reply")).toBe("Grace's answer.")
    expect(await replyMails(app.db)).toHaveLength(1)
    await grace.press(words.replies.submit)
    expect(grace.statuses).toEqual([303, 200])
    expect((await replies()).map(({ createdBy }) => createdBy)).toEqual([
      "ada@example.org",
      "grace@example.org",
    ])
  })

  test("to a message that was deleted meanwhile is not sent, and the page says so", async () => {
    const id = await addMessage(app.db)
    const staff = await open(graces, id)
    await (await open(adas, id, "/delete")).press(words.deletion.submit)
    await staff.fill({ reply: "Hello." }).press(words.replies.submit)
    expect([staff.response.status, staff.text]).toEqual([
      409,
      expect.stringContaining(words.detail.deletedTitle),
    ])
    expect(staff.value("reply")).toBe("Hello.")
    expect(await replyMails(app.db)).toEqual([])
  })
})

test("the mail about a new message links to its page", async () => {
  const id = await addMessage(app.db)
  const [mail] = (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(
    ({ kind }) => kind === "contact-new",
  )
  const link = mail?.text.match(/https:\/\/guap\.example(\/admin\S+)/)?.[1] ?? ""
  expect(link).toBe(`/admin/contacts/${id}`)
  expect((await adas.tab().open(link)).text).toContain("How do I list it?")
})

test("a deletion without a message answers 404, and an empty list says that it is empty", async () => {
  const staff = await adas.tab().open("/admin/contacts")
  expect(staff.text).toContain(words.empty)
  expect((await staff.open("/admin/contacts/delete")).response.status).toBe(404)
})
