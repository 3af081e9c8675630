import { beforeEach, describe, expect, test } from "vitest"
import { contactMessages, contactReplies, mails, rateLimits, staffNotes } from "#app/lib/db/schema.ts"
import { type ListSearch, readListSearch } from "#app/lib/list/list-search.ts"
import { addNote, listNotes } from "#app/review/notes.server.ts"
import { cleanUpBin, takeStep, takeStepForAll } from "#app/review/reading/reading.server.ts"
import type { ReadFilter } from "#app/review/reading/reading-place.ts"
import { markSpam } from "#app/review/spam/spam.server.ts"
import { listWaiting, queueOf } from "#app/review/waiting.server.ts"
import { useDatabase } from "#test/database.ts"
import { messageKind } from "../message-kind.server.ts"
import {
  addMessage,
  allMessages,
  auditOf,
  later,
  message,
  publicUrl,
  replyMails,
  start,
} from "../test-support.ts"
import { replyToMessage } from "./replies.server.ts"
import { messageList } from "./staff-list.ts"
import { countByFilter, findForStaff, listForStaff, listNames } from "./staff-queries.server.ts"

const database = useDatabase()
beforeEach(async () => {
  for (const table of [staffNotes, contactMessages, mails, rateLimits]) await database.db.delete(table)
})

const ada = { by: { id: "ada", name: "Ada" }, now: start }
const grace = { by: { id: "grace", name: "Grace" }, now: later(1) }
const everything = readListSearch(messageList, new URLSearchParams())
const names = async (change: Partial<ListSearch<ReadFilter>> = {}) =>
  (await listForStaff(database.db, { ...everything, ...change })).rows.map((row) => row.name)
const rowOf = async (id: number) => (await allMessages(database.db)).find((row) => row.id === id)
const actionsOf = async (id: number) => (await auditOf(database.db, id)).map(({ action }) => action)

describe("the list", () => {
  test("can be filtered by status, searched in every column, and sorted", async () => {
    const first = await addMessage(database.db, { name: "Ọjà", subject: "Ìbàdàn", category: "media" })
    await addMessage(database.db, { name: "Bola", email: "bola@mail.example", message: "100% wool_cloth" })
    await takeStep(database.db, messageKind, first, "read", ada)
    expect(await names()).toEqual(["Bola", "Ọjà"])
    expect(await names({ sort: "oldest" })).toEqual(["Ọjà", "Bola"])
    expect(await names({ sort: "name" })).toEqual(["Bola", "Ọjà"])
    expect(await names({ filter: "unread" })).toEqual(["Bola"])
    expect(await names({ filter: "read" })).toEqual(["Ọjà"])
    for (const q of ["OJA", "ibadan", "media"]) expect([q, await names({ q })]).toEqual([q, ["Ọjà"]])
    for (const q of ["bola@mail", "0% wool_", "_c"]) expect([q, await names({ q })]).toEqual([q, ["Bola"]])
    expect(await names({ q: "nobody" })).toEqual([])
    expect(await countByFilter(database.db)).toEqual({ unread: 1, read: 1, spam: 0, deleted: 0 })
    expect((await listWaiting(database.db, [queueOf(messageKind)], 5, start)).map((row) => row.name)).toEqual(
      ["Bola"],
    )
  })

  test("loads only the part of a message that it shows", async () => {
    await addMessage(database.db, { message: "x".repeat(5000) })
    const [row] = (await listForStaff(database.db, everything)).rows
    expect(row?.beginning).toHaveLength(120)
    expect(row).not.toHaveProperty("message")
  })

  test('shows spam only with the filter "spam", whether it was read or not', async () => {
    const id = await addMessage(database.db, { name: "Spammer" })
    await takeStep(database.db, messageKind, id, "read", ada)
    expect(await markSpam(database.db, messageKind, [id, 999], true, ada)).toBe(1)
    expect([await names(), await names({ filter: "read" }), await names({ filter: "spam" })]).toEqual([
      [],
      [],
      ["Spammer"],
    ])
    expect(await markSpam(database.db, messageKind, [id], false, ada)).toBe(1)
    expect(await names()).toEqual(["Spammer"])
  })
})

describe("a message", () => {
  test("can be marked read and unread again, each time with an audit entry", async () => {
    const id = await addMessage(database.db)
    expect(await takeStep(database.db, messageKind, id, "read", ada)).toEqual({
      kind: "done",
      name: message.name,
    })
    expect(await rowOf(id)).toMatchObject({ status: "read", readAt: start })
    expect(await takeStep(database.db, messageKind, id, "unread", grace)).toMatchObject({ kind: "done" })
    expect(await rowOf(id)).toMatchObject({ status: "unread", readAt: null })
    expect(await actionsOf(id)).toEqual(["contact.submitted", "contact.read", "contact.unread"])
  })

  test.each(["read", "deleted"] as const)(
    "is %s once; a second attempt returns who did it and when",
    async (step) => {
      const id = await addMessage(database.db)
      await takeStep(database.db, messageKind, id, step, ada)
      expect(await takeStep(database.db, messageKind, id, step, grace)).toEqual({
        kind: "already-done",
        name: message.name,
        by: "Ada",
        at: start,
      })
      expect(await actionsOf(id)).toHaveLength(2)
    },
  )

  test("deleted ten times at the same moment is deleted once", async () => {
    const id = await addMessage(database.db)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => takeStep(database.db, messageKind, id, "deleted", ada)),
    )
    expect(outcomes.filter(({ kind }) => kind === "done")).toHaveLength(1)
    expect(await actionsOf(id)).toHaveLength(2)
  })

  test("that is deleted is in no other list and cannot be marked until the deletion is undone", async () => {
    const ids = [await addMessage(database.db), await addMessage(database.db, { name: "Bola" })]
    const [id = 0] = ids
    expect(await takeStepForAll(database.db, messageKind, [...ids, 999_999], "deleted", ada)).toEqual(ids)
    for (const filter of ["", "unread"] as const) expect(await names({ filter })).toEqual([])
    expect(await countByFilter(database.db)).toEqual({ unread: 0, read: 0, spam: 0, deleted: 2 })
    expect(await takeStep(database.db, messageKind, id, "read", grace)).toMatchObject({
      kind: "already-done",
      by: "Ada",
    })
    expect(await markSpam(database.db, messageKind, ids, true, grace)).toBe(0)
    expect(await findForStaff(database.db, id)).toMatchObject({ deletion: { by: "Ada", at: start } })
    expect(await listNames(database.db, ids, { deleted: true })).toHaveLength(2)
    expect(await takeStep(database.db, messageKind, id, "restored", grace)).toMatchObject({ kind: "done" })
    expect(await names()).toEqual([message.name])
    expect(await findForStaff(database.db, id)).toMatchObject({ deletion: null, status: "unread" })
  })

  test("that does not exist is not found", async () => {
    expect(await takeStep(database.db, messageKind, 999_999, "read", ada)).toEqual({ kind: "not-found" })
    expect(await findForStaff(database.db, 999_999)).toBeUndefined()
  })
})

describe("a reply", () => {
  const context = { ...ada, publicUrl, replyTo: "desk@guap.example" }
  const reply = (id: number, change = {}, by = context) =>
    replyToMessage(
      database.db,
      id,
      { text: "Open the form.\nThen press Send.", formKey: "a", seen: 0, ...change },
      by,
    )
  const answers = async (id: number) => (await findForStaff(database.db, id))?.replies ?? []

  test("is stored, mailed with the question below it, and marks the message as read", async () => {
    const id = await addMessage(database.db)
    expect(await reply(id)).toEqual({ kind: "sent", repeated: false, name: message.name })
    expect(await answers(id)).toEqual([expect.objectContaining({ text: "Open the form.\nThen press Send." })])
    expect(await rowOf(id)).toMatchObject({ status: "read", readAt: start })
    expect(await actionsOf(id)).toEqual(["contact.submitted", "contact.replied"])
    const [mail, ...others] = await replyMails(database.db)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: message.email,
      replyTo: "desk@guap.example",
      subject: "Re: A shop in Lagos",
    })
    expect(mail?.text).toMatch(
      /Open the form\.\nThen press Send\.[\s\S]+Adé Ọlá[\s\S]+> How do I list it\?\n>\n> Thank you\./,
    )
  })

  test("sent ten times from one form is one mail; another text from it is another mail", async () => {
    const id = await addMessage(database.db)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => reply(id)))
    expect(outcomes.filter((one) => one.kind === "sent" && !one.repeated)).toHaveLength(1)
    expect([(await answers(id)).length, (await replyMails(database.db)).length]).toEqual([1, 1])
    const seen = (await answers(id))[0]?.id
    expect(await reply(id, { text: "One more thing.", seen })).toMatchObject({
      kind: "sent",
      repeated: false,
    })
    expect(await replyMails(database.db)).toHaveLength(2)
  })

  test("is not sent if a colleague replied first, until their reply was seen", async () => {
    const id = await addMessage(database.db)
    await reply(id)
    const second = { text: "Grace here.", formKey: "b" }
    const late = { ...context, ...grace }
    expect(await reply(id, second, late)).toEqual({ kind: "answered-meanwhile", by: "Ada", at: start })
    expect(await replyMails(database.db)).toHaveLength(1)
    const seen = (await answers(id))[0]?.id
    expect(await reply(id, { ...second, seen }, late)).toMatchObject({ kind: "sent" })
    expect(await answers(id)).toHaveLength(2)
  })

  test("sent by two people at the same moment is sent once", async () => {
    const id = await addMessage(database.db)
    const kinds = (
      await Promise.all([reply(id), reply(id, { formKey: "b", text: "Other" }, { ...context, ...grace })])
    ).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(["answered-meanwhile", "sent"])
  })

  test("to a deleted or unknown message is not sent", async () => {
    const id = await addMessage(database.db)
    await takeStep(database.db, messageKind, id, "deleted", ada)
    for (const one of [id, 999_999]) expect(await reply(one)).toEqual({ kind: "not-found" })
    expect(await replyMails(database.db)).toEqual([])
  })

  test.each(["Hi\r\nBcc: all@example.org", "</title><script>alert(1)</script>", "🎉".repeat(150), ""])(
    "to the subject %j has a single safe subject header",
    async (subject) => {
      const id = await addMessage(database.db, { subject, message: "<img src=x>\n> quoted {name}" })
      await reply(id, { text: "<b>{name}</b>\n$&" })
      const [mail] = await replyMails(database.db)
      expect(mail?.subject).not.toMatch(/[\r\n]/)
      expect(mail?.subject.isWellFormed()).toBe(true)
      expect(mail?.html).not.toMatch(/<script|<img src=x|<b>/)
      expect(mail?.text).toContain("<b>{name}</b>\n$&")
      expect(mail?.text).toContain("> <img src=x>\n> > quoted {name}")
    },
  )
})

describe("the cleanup job", () => {
  test("removes messages deleted 30 days ago with their replies and notes, and nothing else", async () => {
    const [gone, fresh, kept] = [
      await addMessage(database.db),
      await addMessage(database.db, { name: "Bola" }),
      await addMessage(database.db, { name: "Chi" }),
    ]
    const note = new FormData()
    note.set("note", "Called her.")
    const subject = (id: number) => ({ type: "contact-message", id: String(id) })
    for (const id of [gone, kept]) {
      const staff = { ...ada, publicUrl, replyTo: null }
      await replyToMessage(database.db, id, { text: "Yes.", formKey: `${id}`, seen: 0 }, staff)
      await addNote(database.db, note, subject(id), ada)
    }
    await takeStep(database.db, messageKind, gone, "deleted", ada)
    await takeStep(database.db, messageKind, fresh, "deleted", grace)
    expect(await cleanUpBin(database.db, messageKind, later(30))).toBe(0)
    expect(await cleanUpBin(database.db, messageKind, later(30.5))).toBe(1)
    expect(await cleanUpBin(database.db, messageKind, later(30.5))).toBe(0)
    expect((await allMessages(database.db)).map((row) => row.id)).toEqual([fresh, kept])
    expect((await database.db.select().from(contactReplies)).map((row) => row.messageId)).toEqual([kept])
    expect([
      (await listNotes(database.db, subject(gone))).length,
      (await listNotes(database.db, subject(kept))).length,
    ]).toEqual([0, 1])
  })
})
