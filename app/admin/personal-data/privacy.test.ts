import { randomUUID } from "node:crypto"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { openSession } from "#app/auth/sessions/sessions.server.ts"
import { submitMessage } from "#app/contact/contact.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  accountLinks,
  applicationQuestions,
  applications,
  articleDrafts,
  articleRevisions,
  articleSlugs,
  articles,
  auditLog,
  contactMessages,
  contactReplies,
  counterDevices,
  counters,
  images,
  listingClaims,
  listingEdits,
  listingEvidence,
  listingImportLines,
  listingImports,
  listingPictures,
  listingRevisions,
  listingSearch,
  listingSlugs,
  listings,
  mails,
  newsletterSubscribers,
  paymentRequests,
  rateLimits,
  staffNotes,
  storySubmissions,
  townHallSubscribers,
  users,
} from "#app/lib/db/schema.ts"
import { type FileStore, folderStore } from "#app/lib/files/file-store.server.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { timesIn } from "#app/lib/text/date-text.ts"
import { saveListing } from "#app/listings/admin/editing.server.ts"
import { approve, reject } from "#app/listings/application/admin/review.server.ts"
import { ask as askApplicant } from "#app/listings/application/questions/questions.server.ts"
import { addApplication, addApplications } from "#app/listings/application/test-support.ts"
import { check, csv, shop as lineOf, runImport } from "#app/listings/import/test-support.ts"
import {
  factsAfter,
  type Listing,
  ownerFacts,
  publicFacts,
  recordedFacts,
} from "#app/listings/listing/listing-facts.ts"
import type { ListingChanges } from "#app/listings/listing/listing-options.ts"
import type { ListingFacts } from "#app/listings/listing/listing-values.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { createCode } from "#app/point-of-sale/request-code.server.ts"
import { addNote } from "#app/review/notes.server.ts"
import { approveStory } from "#app/stories/admin/story-review.server.ts"
import { addImage, addStaff, addStory } from "#app/stories/test-support.ts"
import { personalData, subjects } from "#app/submissions.ts"
import { confirm } from "#app/subscriptions/newsletter.server.ts"
import { ask, context, lastToken } from "#app/subscriptions/test-support.ts"
import { joinTownHalls } from "#app/subscriptions/town-halls/test-support.ts"
import { admitted } from "#test/admitted.ts"
import { useDatabase } from "#test/database.ts"
import * as erasure from "./erasure.server.ts"
import { fingerprintOf, personKey } from "./erasure.server.ts"
import { findMentions } from "./mentions.server.ts"
import * as person from "./person.server.ts"
import { countParts, isEmpty, listErasures, publicPagesOf } from "./person.server.ts"
import { personCopy } from "./person-copy.ts"
import { mostLines, sectionsOf } from "./person-sections.ts"

const database = useDatabase()
const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-privacy-"))
const files: FileStore = folderStore(folder)
afterAll(() => rmSync(folder, { recursive: true }))

const now = new Date("2026-05-01T12:00:00Z")
const publicUrl = "https://guap.example"
const secrets = deriveSecrets("a secret of the tests, and of nothing else")
const email = "Ada.O'Neil+shop@example.org"
const asTyped = "ada.o'neil+SHOP@Example.ORG"
const neighbour = "not-ada.o'neil+shop@example.org"

let by: { id: string; name: string }
beforeAll(async () => {
  await emptyEverything()
  by = await addStaff(database.db, "Bola")
})
beforeEach(emptyEverything)

async function emptyEverything(): Promise<void> {
  const { db } = database
  await db.delete(users).where(eq(users.id, "Ada"))
  for (const table of [
    ...[
      listingSlugs,
      listingRevisions,
      listingPictures,
      listingImportLines,
      listings,
      listingImports,
      articles,
      storySubmissions,
      images,
      applications,
      contactMessages,
      staffNotes,
    ],
    ...[newsletterSubscribers, townHallSubscribers, mails, accountLinks, rateLimits],
  ])
    await db.delete(table)
  rmSync(path.join(folder, "images"), { recursive: true, force: true })
}

const findPerson = (db: Database, address: string) => person.findPerson(db, personalData, address)
const erasePerson = (
  db: Database,
  address: string,
  context: Parameters<typeof erasure.erasePerson>[3],
  expected?: string,
) => erasure.erasePerson(db, personalData, address, context, expected)
const erasing = () => ({
  files,
  secrets,
  removeMailCopy: async () => {},
  keepErasure: async () => {},
  by,
  now,
})
const storedFiles = () =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => /\.\w+$/.test(name))

async function writeUs(address: string, message = "Hello there, please call me."): Promise<number> {
  const facts = { name: "Ada O'Neil", email: address, category: "support", message } as const
  await submitMessage(database.db, facts, admitted({ now }))
  const rows = await database.db.select({ id: contactMessages.id }).from(contactMessages)
  return Math.max(...rows.map((row) => row.id))
}

/** A payment at a listing's point of sale, where people type free text into names and notes. */
async function takePayment(db: Database, listingId: number, address: string): Promise<void> {
  const label = `Till of ${address}`.slice(0, 40)
  await db.insert(counters).values({ listingId, currency: "NGN", rate: "250", rateSetAt: now })
  const [device] = await db
    .insert(counterDevices)
    .values({ listingId, label, tokenHash: randomUUID(), createdAt: now })
    .returning()
  await db.insert(paymentRequests).values({
    ...{ listingId, deviceId: device?.id, code: createCode(), submissionKey: randomUUID() },
    ...{
      network: "l1",
      asset: "guap",
      toAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ",
      asked: BigInt(listingId),
    },
    ...{ localMinor: 1, currency: "NGN", rate: "250", rateSetAt: now, note: `For ${address}`.slice(0, 60) },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + 60_000) },
  })
}

async function noteOn(type: string, id: number, text: string): Promise<void> {
  const form = new FormData()
  form.set("note", text)
  await addNote(database.db, form, { type, id: String(id) }, { by, now })
}

/** Values of the staff form of a listing. */
const factsOf = (listing: Listing) =>
  Object.fromEntries([...publicFacts, ...ownerFacts].map((fact) => [fact, listing[fact]])) as ListingFacts

const joinAs = (address: string) =>
  joinTownHalls(database.db, { fullName: "Ada O'Neil", email: address }, now)

/** Adds one of everything the product can store about an address. */
async function fillEverything(address: string) {
  const { db } = database
  await ask(db, address)
  await confirm(db, await lastToken(db, "confirm"), context())
  await joinAs(address)
  const listed = await addApplication(db, { email: address, businessName: "Ada's Kitchen" })
  await approve(db, listed, { by, publicUrl, secrets, now })
  const refused = await addApplication(db, { email: address, businessName: "Ada's Garage" })
  await reject(db, refused, "Please add a street.", { by, publicUrl, now })
  const waiting = await addApplication(db, { email: address, businessName: "Ada's Waiting Shop" })
  await askApplicant(db, waiting, `Is ${address} yours?`, { by, publicUrl, now })
  const answer = { description: [`Write to ${address}`, "Cloth"] } satisfies ListingChanges
  await db
    .update(applicationQuestions)
    .set({ answeredAt: now, changes: answer })
    .where(eq(applicationQuestions.applicationId, waiting))
  await noteOn("merchant", listed, `Called ${address} today.`)
  const [listing] = await db.select().from(listings).where(eq(listings.applicationId, listed))
  if (!listing) throw new Error("Nothing was listed")
  const changes = { description: [listing.description, `Write to ${address}`] } satisfies ListingChanges
  const claim = { listingId: listing.id, email: address, situation: "bought", formerEmail: address } as const
  await db.insert(listingClaims).values({ ...claim, submissionKey: address, createdAt: now, expiresAt: now })
  await db.insert(listingEdits).values({ listingId: listing.id, baseRevision: 1, changes, proposedAt: now })
  const shop = await addImage(db, files)
  const asked = { addedAt: now, status: "waiting", place: 1 } as const
  await db
    .insert(listingPictures)
    .values({ ...asked, listingId: listing.id, imageId: shop, alt: `The board with ${address}` })
  const file = await check(db, csv(lineOf("Ada's Import", { email: ` ${address}` })), { by, now })
  await runImport(db, file, { by, now }, true)
  const ownerEmail = address.toLowerCase()
  await openPathOf(db, ownerEmail, now)
  const said = { listingId: listing.id, fact: "accepts", at: now, counted: true } as const
  await db.insert(listingEvidence).values([
    {
      ...said,
      source: "staff",
      answer: "yes",
      way: "call",
      by: by.id,
      note: `Ada, who also reads ${address}`,
    },
    { ...said, source: "visitor", answer: "asked-no", note: "A note of somebody else" },
  ])
  await takePayment(db, listing.id, address)
  await openSession(db, { kind: "owner", ownerEmail }, { replaces: undefined, userAgent: "", now })

  const picture = await addImage(db, files)
  const story = await addStory(db, { email: address, title: "Ada's market", imageId: picture })
  await approveStory(db, story, { by, publicUrl, now })
  const [article] = await db.select().from(articles).where(eq(articles.storyId, story))
  if (!article) throw new Error("The story was not published")
  const { title, content, author, category } = article
  const saved = { savedAt: now, savedBy: by.name }
  await db
    .insert(articleRevisions)
    .values({ articleId: article.id, revision: 1, title, content, author, category, ...saved })
  await db.insert(articleSlugs).values({ slug: `old-address-${article.id}`, articleId: article.id })
  const ofStaff = await addImage(db, files)
  const draft = { articleId: article.id, version: 1, baseRevision: 1, imageId: ofStaff, ...saved }
  await db.insert(articleDrafts).values({ ...draft, values: { author: address } })
  await addStory(db, { email: address, title: "Waiting story", imageId: await addImage(db, files) })

  const message = await writeUs(address)
  await db.insert(contactReplies).values({
    submissionKey: randomUUID(),
    messageId: message,
    text: `Dear Ada, I write to ${address}`,
    createdAt: now,
    createdBy: by.name,
  })
  await db.insert(accountLinks).values({
    tokenHash: randomUUID(),
    kind: "invitation",
    email: address.toLowerCase(),
    createdBy: by.name,
    createdAt: now,
    expiresAt: now,
  })
  return { listed, story, slug: article.slug, message }
}

/**
 * Every text column of every table, searched independently of the code under test, so that new tables and columns are
 * covered.
 */
async function placesOf(address: string): Promise<string[]> {
  const { rows: columns } = await database.db.execute<{ table: string; column: string }>(sql`
    select c.relname as "table", a.attname as "column" from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`)
  expect(columns.length).toBeGreaterThan(150)
  const places: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await database.db.execute(sql`select 1 from ${sql.identifier(table)}
      where position(lower(${address}) in lower(${sql.identifier(column)}::text)) > 0 limit 1`)
    if (rows.length > 0) places.push(`${table}.${column}`)
  }
  return places.sort()
}

describe("erasing a person", () => {
  test("leaves the address in no column of any table, and none of the files", async () => {
    const { slug } = await fillEverything(email)
    // Validates the search itself: before the erasure it finds every place.
    expect(await placesOf(email)).toEqual(
      expect.arrayContaining([
        "account_links.email",
        "application_questions.changes",
        "application_questions.question",
        "article_drafts.values",
        "contact_messages.email",
        "contact_replies.text",
        "listing_claims.email",
        "listing_claims.former_email",
        "listing_edits.changes",
        "listing_evidence.note",
        "listing_import_lines.cells",
        "listing_import_lines.facts",
        "listings.held_email",
        "mails.recipient",
        "mails.reply_to",
        "mails.text",
        "merchant_requests.email",
        "merchant_requests.staff_search_text",
        "newsletter_subscribers.email",
        "owner_links.email",
        "sessions.owner_email",
        "staff_notes.text",
        "story_submissions.email",
        "town_hall_subscribers.email",
      ]),
    )
    expect(storedFiles()).toHaveLength(8)
    expect(publicPagesOf(await findPerson(database.db, email), now)).toEqual([
      "/merchant-directory/adas-import",
      "/merchant-directory/adas-kitchen",
      `/blog/${slug}`,
    ])

    const outcome = await erasePerson(database.db, asTyped, erasing())
    expect(outcome).toEqual({
      kind: "erased",
      parts: {
        newsletter: 1,
        townHalls: 1,
        applications: 3,
        listings: 2,
        listingEdits: 1,
        listingClaims: 1,
        formerListings: 1,
        formerContacts: 0,
        listingPictures: 1,
        listingEvidence: 1,
        counterDevices: 1,
        paymentRequests: 1,
        importLines: 1,
        stories: 2,
        articles: 1,
        pictures: 4,
        messages: 1,
        replies: 1,
        notes: 1,
        invitations: 1,
        mails: expect.any(Number),
      },
    })
    expect(await placesOf(email)).toEqual([])
    expect(await findMentions(database.db, email)).toEqual([])
    expect(storedFiles()).toEqual([])
    for (const table of [
      articles,
      articleRevisions,
      articleSlugs,
      articleDrafts,
      images,
      listingSearch,
      listingEvidence,
      mails,
      ...[counterDevices, counters, paymentRequests],
    ])
      expect(await database.db.select().from(table)).toEqual([])
    // Nor the name, except in the audit log: the slug of an article is made of its title.
    expect(await placesOf("Ada O'Neil")).toEqual([])
  })

  test("leaves everyone else's data unchanged", async () => {
    await fillEverything(neighbour)
    const before = await findPerson(database.db, neighbour)
    await fillEverything(email)
    await erasePerson(database.db, email, erasing())
    expect(await findPerson(database.db, neighbour)).toEqual(before)
    expect(storedFiles()).toHaveLength(8)
    await erasePerson(database.db, neighbour, erasing())
    expect(storedFiles()).toEqual([])
  })

  test("removes a former owner from the history of a listing, and keeps the listing", async () => {
    const { db } = database
    await addApplications(db, [
      { businessName: "Ada's Kitchen", email, ownerName: "Ada O'Neil" },
      { businessName: "Somebody else's", email: neighbour, ownerName: "Not Ada" },
    ])
    const [given, other] = await db.select().from(listings).orderBy(listings.id)
    if (!given || !other) throw new Error("Nothing is listed")
    const facts = { ...factsOf(given), ownerEmail: "first@next.example", ownerName: "Nia First" }
    const asStaff = { by, now, publicUrl }
    await saveListing(db, given.id, facts, null, { ...asStaff, seen: 1 })
    // Saved once more, so that the last revision does not contain the address.
    await saveListing(db, given.id, { ...facts, ownerEmail: "next@next.example" }, null, {
      ...asStaff,
      seen: 2,
    })
    const read = async (id: number) => {
      const [listing] = await db.select().from(listings).where(eq(listings.id, id))
      const rows = db.select().from(listingRevisions).where(eq(listingRevisions.listingId, id))
      return { listing, revisions: await rows.orderBy(listingRevisions.revision) }
    }
    const [before, others] = [await read(given.id), await read(other.id)]
    // The application belongs to its sender, and so do the mails.
    expect(await placesOf(email)).toContain("listing_revisions.changes")
    const copy = personCopy(email, await findPerson(db, asTyped), now)
    expect(JSON.parse(copy)).toMatchObject({
      formerContacts: [
        { id: given.id, publicId: given.publicId, said: { ownerEmail: [email], ownerName: ["Ada O'Neil"] } },
      ],
    })
    expect(copy).not.toMatch(/next\.example|Nia First/)

    const outcome = await erasePerson(db, asTyped, erasing())
    expect(outcome).toMatchObject({ kind: "erased", parts: { formerContacts: 1, listings: 0 } })
    expect([...(await findMentions(db, email)), ...(await placesOf("Ada O'Neil"))]).toEqual([])
    const { listing, revisions } = await read(given.id)
    expect(listing).toEqual({ ...before.listing, applicationId: null })
    expect(revisions).toHaveLength(3)
    expect(revisions[2]).toEqual(before.revisions[2])
    const sum = factsAfter(revisions)
    for (const fact of recordedFacts)
      expect([fact, sum[fact] ?? null]).toEqual([fact, listing?.[fact] ?? null])
    expect(await read(other.id)).toEqual(others)
    expect(await erasePerson(db, email, erasing())).toEqual({ kind: "nothing" })
  })

  test("keeps a listing's present name, even if the erased person had the same one", async () => {
    const { db } = database
    await addApplications(db, [{ businessName: "Family shop", email, ownerName: "A. O'Neil" }])
    const [given] = await db.select().from(listings)
    if (!given) throw new Error("Nothing is listed")
    const facts = { ...factsOf(given), ownerEmail: "son@next.example" }
    await saveListing(db, given.id, facts, null, { by, now, publicUrl, seen: 1 })
    await erasePerson(db, email, erasing())
    const sum = factsAfter(await db.select().from(listingRevisions).orderBy(listingRevisions.revision))
    expect(sum).toMatchObject({ ownerEmail: "son@next.example", ownerName: "A. O'Neil" })
    expect(await placesOf(email)).toEqual([])
  })

  test("is recorded without the address, and tells a second administrator who did it first", async () => {
    await joinAs(email)
    await erasePerson(database.db, email, erasing())
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.action, "person.erased"))
    expect(entries.at(-1)).toMatchObject({
      actorId: "Bola",
      actor: "Bola",
      subjectType: "person",
      subjectId: personKey(secrets, email),
      details: { townHalls: 1, mails: 1, stories: 0 },
    })
    const count = entries.length
    expect(await erasePerson(database.db, asTyped, erasing())).toEqual({ kind: "nothing" })
    expect(await listErasures(database.db, personKey(secrets, asTyped))).toContainEqual({
      by: "Bola",
      at: now,
    })
    expect(
      await database.db.select().from(auditLog).where(eq(auditLog.action, "person.erased")),
    ).toHaveLength(count)
  })

  test("is refused if something was decided since the data was shown", async () => {
    const id = await addApplication(database.db, { email })
    const seen = fingerprintOf(await findPerson(database.db, email))
    await approve(database.db, id, { by, publicUrl, secrets, now })
    expect(await erasePerson(database.db, email, erasing(), seen)).toEqual({ kind: "changed" })
    expect(await database.db.select().from(applications)).toHaveLength(1)
    const looked = fingerprintOf(await findPerson(database.db, email))
    expect(await erasePerson(database.db, email, erasing(), looked)).toMatchObject({ kind: "erased" })
    expect(await database.db.select().from(listingSearch)).toEqual([])
  })

  test("deletes nothing if a file cannot be deleted, and everything the next time", async () => {
    await fillEverything(email)
    const stuck: FileStore = { ...files, remove: () => Promise.reject(new Error("EBUSY")) }
    const before = await findPerson(database.db, email)
    await expect(erasePerson(database.db, email, { ...erasing(), files: stuck })).rejects.toThrow("EBUSY")
    expect(await findPerson(database.db, email)).toEqual(before)
    expect(await erasePerson(database.db, email, erasing())).toMatchObject({ kind: "erased" })
  })

  test("waits for a running decision, and deletes what it published", async () => {
    const story = await addStory(database.db, { email })
    const [, outcome] = await Promise.all([
      approveStory(database.db, story, { by, publicUrl, now }),
      erasePerson(database.db, email, erasing()),
    ])
    expect(outcome.kind).toBe("erased")
    const left = await database.db.select().from(articles)
    const told = await database.db.select().from(mails)
    expect([left, told.filter((mail) => mail.recipient)]).toEqual([[], []])
  })

  test("happens once if requested several times at once", async () => {
    await fillEverything(email)
    const outcomes = await Promise.all([1, 2, 3].map(() => erasePerson(database.db, email, erasing())))
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["erased", "nothing", "nothing"])
  })

  test("redacts the address in notes on other subjects, but not longer addresses", async () => {
    const other = await addApplication(database.db, { email: "other@example.org" })
    await noteOn("merchant", other, `Sister of ${asTyped}, (${email}). Not ${neighbour}, nor x${email}.uk`)
    await joinAs(email)
    await erasePerson(database.db, email, erasing())
    expect((await database.db.select().from(staffNotes)).map((note) => note.text)).toEqual([
      `Sister of [erased], ([erased]). Not ${neighbour}, nor x${email}.uk`,
    ])
  })

  test("keeps the account of an administrator, and a picture that another article shows", async () => {
    const admin = { id: "Ada", name: "Ada", email: email.toLowerCase(), isAdmin: true }
    await database.db.insert(users).values({ ...admin, createdAt: now })
    const picture = await addImage(database.db, files)
    const story = await addStory(database.db, { email, imageId: picture })
    await approveStory(database.db, story, { by, publicUrl, now })
    const [made] = await database.db.select().from(articles)
    if (!made) throw new Error("The story was not published")
    const { id: _, staffSearchText: __, sortKey: ___, ...copy } = made
    await database.db.insert(articles).values({ ...copy, slug: "of-staff", storyId: null, author: "Staff" })
    expect(await erasePerson(database.db, email, erasing())).toMatchObject({
      parts: { pictures: 0, articles: 1 },
    })
    expect(storedFiles()).toHaveLength(2)
    expect(await placesOf(email)).toEqual(["users.email"])
    expect((await findPerson(database.db, email)).account).toMatchObject({ isAdmin: true })
  })

  test("deletes the mail to staff even if its message was deleted long ago", async () => {
    const id = await writeUs(email)
    await database.db.delete(contactMessages).where(eq(contactMessages.id, id))
    expect(await erasePerson(database.db, email, erasing())).toMatchObject({ parts: { mails: 2 } })
    expect(await placesOf(email)).toEqual([])
  })

  test("deletes the copies of mails that were written to a folder", async () => {
    await joinAs(email)
    const [mail] = await database.db.select().from(mails)
    const removed: string[] = []
    const removeMailCopy = async (id: string) => void removed.push(id)
    await erasePerson(database.db, email, { ...erasing(), removeMailCopy })
    expect(removed).toEqual([mail?.id])
  })
})

describe("looking a person up", () => {
  test("finds everything in any case, with lines for the screen", async () => {
    const { listed } = await fillEverything(email)
    const person = await findPerson(database.db, asTyped)
    expect(countParts(person)).toMatchObject({ applications: 3, stories: 2, messages: 1, notes: 1 })
    const sections = sectionsOf(person, subjects, timesIn("UTC"))
    expect(sections.map(({ key }) => key)).toEqual([
      ...["newsletter", "townHalls", "applications", "listings", "listingClaims", "importLines"],
      ...["stories", "messages"],
      ...["invitations", "mails", "notes", "history"],
    ])
    expect(sections.find(({ key }) => key === "applications")?.lines).toContainEqual(
      expect.objectContaining({
        href: `/admin/merchants/${listed}`,
        text: expect.stringContaining("Kitchen"),
      }),
    )
  })

  test("finds nothing for an unknown address", async () => {
    await fillEverything(neighbour)
    const person = await findPerson(database.db, email)
    expect([isEmpty(countParts(person)), sectionsOf(person, subjects, timesIn("UTC"))]).toEqual([true, []])
  })

  test("shows a limited number of lines per kind, and counts them all", async () => {
    const row = { email, name: "Ada", category: "other", message: "Hi", createdAt: now } as const
    const many = Array.from({ length: mostLines + 3 }, () => ({ ...row, submissionKey: randomUUID() }))
    await database.db.insert(contactMessages).values(many)
    const [messages] = sectionsOf(await findPerson(database.db, email), subjects, timesIn("UTC"))
    expect([messages?.count, messages?.lines.length]).toEqual([mostLines + 3, mostLines])
  })

  test("makes a copy with the person's data, without link tokens and without names of staff", async () => {
    await fillEverything(email)
    const text = personCopy(email, await findPerson(database.db, email), now)
    const copy = JSON.parse(text)
    expect(copy).toMatchObject({
      address: email,
      newsletter: [{ status: "confirmed", consentVersion: "2026-05-01" }],
      applications: [
        { businessName: "Ada's Waiting Shop", questions: [{ number: 1, changes: { description: {} } }] },
        {},
        {},
      ],
      notes: [{ text: expect.stringContaining("Called") }],
      listingEvidence: [{ source: "staff", answer: "yes", way: "call" }],
    })
    expect(copy.history).toContainEqual(expect.objectContaining({ action: "merchant.approved", by: "staff" }))
    expect(text).not.toMatch(/Bola|hash|submissionKey/i)
  })

  test("reports where else the address occurs, without longer addresses that contain it", async () => {
    await writeUs("other@example.org", `Ask ${asTyped} about it, not ${neighbour}.`)
    const places = await findMentions(database.db, email)
    expect(places).toContainEqual({ table: "contact_messages", column: "message", rows: 1 })
    expect(await findMentions(database.db, "o'neil+shop@example.org")).toEqual([])
  })
})
