import { randomUUID } from "node:crypto"
import { eq, sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import { sqlState } from "#app/lib/db/client.server.ts"
import { applications, auditLog, listingPlaces, listingSearch, listings, mails } from "#app/lib/db/schema.ts"
import { fold } from "#app/lib/text/fold.ts"
import { useDatabase } from "#test/database.ts"
import { approve, reject } from "../admin/review.server.ts"
import {
  addApplication,
  addApplications,
  addStaff,
  approvedRow,
  emptyApplications,
  minutes,
  publicUrl,
  secrets,
  start,
} from "../test-support.ts"

const database = useDatabase()
beforeEach(() => emptyApplications(database.db))

type Row = typeof applications.$inferInsert

/** SQLSTATE and constraint of a refusal by the database, or 'accepted'. */
async function refusal(run: () => PromiseLike<unknown>): Promise<string> {
  try {
    await run()
    return "accepted"
  } catch (error) {
    const { constraint } = (error as Error).cause as { constraint?: string }
    return [sqlState(error), constraint].filter(Boolean).join(" ")
  }
}

const refusalOf = (change: Record<string, unknown>) =>
  refusal(() => database.db.insert(applications).values({ ...approvedRow(), ...(change as Partial<Row>) }))

describe("the table refuses", () => {
  const noStreet = { address: null, onlineOnly: false }
  test.each<[string, Record<string, unknown>, string]>([
    ["a decision without its time", { decidedAt: null }, "23514 merchant_requests_decision"],
    ["a time without a decision", { status: "pending" }, "23514 merchant_requests_decision"],
    [
      "a rejected one without its time",
      { status: "rejected", decidedAt: null },
      "23514 merchant_requests_decision",
    ],
    ["a reason for what was not rejected", { rejectionReason: "No" }, "23514 merchant_requests_reason"],
    ["a shop without a street", noStreet, "23514 merchant_requests_location"],
    ["a shop without a city", { city: null }, "23514 merchant_requests_location"],
    ["a shop without a state", { state: null }, "23514 merchant_requests_location"],
    ["an unknown status", { status: "maybe" }, "23514 merchant_requests_status"],
    ["an unknown type", { businessType: "Casino" }, "23514 merchant_requests_business_type"],
    ["an unknown category", { directoryCategory: "All" }, "23514 merchant_requests_directory_category"],
    ["an unknown country", { country: "Atlantis" }, "23514 merchant_requests_country"],
    ["a name of 121 characters", { businessName: "x".repeat(121) }, "22001"],
    ["a description of 1,001", { description: "x".repeat(1001) }, "22001"],
    ["a website of 501", { website: "x".repeat(501) }, "22001"],
    ["an e-mail address of 255", { email: "x".repeat(255) }, "22001"],
    ["a wallet address of 65", { walletAddress: "x".repeat(65) }, "22001"],
    ["a row that says nothing of its country", { country: null }, "23502"],
    [
      "a decision by nobody we know",
      { decidedBy: "stranger" },
      "23503 merchant_requests_decided_by_users_id_fk",
    ],
    ["nothing else", {}, "accepted"],
    ["a shop that is only online", { ...noStreet, onlineOnly: true, city: null, state: null }, "accepted"],
  ])("%s", async (_, change, answer) => {
    expect(await refusalOf(change)).toBe(answer)
  })

  test.each([
    ["stateTokenHash", "merchant_requests_state_token_hash_unique"],
    ["submissionKey", "merchant_requests_submission_key_unique"],
  ])("a second row with the same %s", async (column, constraint) => {
    const value = randomUUID()
    expect(await refusalOf({ [column]: value })).toBe("accepted")
    expect(await refusalOf({ [column]: value })).toBe(`23505 ${constraint}`)
  })

  test("a mail with an unknown status", async () => {
    const mail = { id: randomUUID(), kind: "x", dedupeKey: "x", subject: "x", html: "x", text: "x" }
    const times = { nextAttemptAt: start, createdAt: start }
    expect(
      await refusal(() => database.db.insert(mails).values({ ...mail, ...times, status: "lost" as "sent" })),
    ).toBe("23514 mails_status")
  })
})

describe("the audit log", () => {
  beforeEach(() =>
    recordAudit(database.db, {
      at: start,
      actorId: null,
      actor: "system",
      action: "test.happened",
      subjectType: "test",
      subjectId: "1",
    }),
  )

  test.each([
    ["an update", sql`update audit_log set actor = 'somebody else'`],
    ["a deletion", sql`delete from audit_log`],
    ["a deletion of nothing", sql`delete from audit_log where id = -1`],
    ["being emptied", sql`truncate audit_log`],
    [
      "being overwritten",
      sql`insert into audit_log overriding system value select * from audit_log on conflict (id) do update set actor = 'x'`,
    ],
  ])("refuses %s and stays unchanged", async (_, statement) => {
    const before = await database.db.select().from(auditLog)
    expect(before.length).toBeGreaterThan(0)
    expect(await refusal(() => database.db.execute(statement))).toBe("23001")
    expect(await database.db.select().from(auditLog)).toEqual(before)
  })
})

describe("the counts of places", () => {
  const counts = async () =>
    Object.fromEntries(
      (await database.db.select().from(listingPlaces))
        .filter((row) => row.merchants !== 0)
        .map((row) => [row.place, row.merchants]),
    )
  /** The counts computed from the rows. */
  const counted = async () => {
    const { rows } = await database.db.execute<{ place: string; merchants: number }>(
      sql`select place, count(*)::int as merchants from listings where status = 'listed' group by place`,
    )
    return Object.fromEntries(rows.map(({ place, merchants }) => [place, merchants]))
  }

  test("change with an approval only", async () => {
    const by = await addStaff(database.db, "Grace")
    const ids = [
      await addApplication(database.db),
      await addApplication(database.db),
      await addApplication(database.db),
    ]
    expect(await counts()).toEqual({})
    await approve(database.db, ids[0] ?? 0, { by, publicUrl, secrets, now: minutes(1) })
    await reject(database.db, ids[1] ?? 0, null, { by, publicUrl, now: minutes(1) })
    expect(await counts()).toEqual({ "Atlanta, GA": 1 })
  })

  test.each([
    ["moving to another place", sql`update listings set city = 'Lagos', state = 'LA' where slug = 'a'`],
    ["moving online", sql`update listings set online_only = true where slug in ('a', 'b')`],
    ["a listing that is hidden", sql`update listings set status = 'hidden' where slug = 'a'`],
    ["many that are archived at once", sql`update listings set status = 'archived' where status = 'listed'`],
    ["a change that moves nothing", sql`update listings set phone = '1234567'`],
    [
      "two places changing with each other",
      sql`update listings set city = case city when 'Atlanta' then 'Houston' else 'Atlanta' end`,
    ],
  ])("follow %s made in SQL", async (_, statement) => {
    await addApplications(database.db, [
      { slug: "a" },
      { slug: "b" },
      { slug: "c", city: "Houston", state: "TX" },
      { status: "pending", decidedAt: null },
    ])
    expect(await counts()).toEqual({ "Atlanta, GA": 2, "Houston, TX": 1 })
    await database.db.execute(statement)
    expect(await counts()).toEqual(await counted())
  })

  test("are correct after twenty changes at once", async () => {
    await addApplications(
      database.db,
      Array.from({ length: 20 }, (_, index) => ({ slug: `shop-${index}` })),
    )
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.db.execute(
          sql`update listings set city = ${`City ${index % 3}`} where slug = ${`shop-${index}`}`,
        ),
      ),
    )
    expect(await counts()).toEqual({ "City 0, GA": 7, "City 1, GA": 7, "City 2, GA": 6 })
  })
})

describe("the search rows of the directory", () => {
  const entries = async () =>
    (await database.db.select().from(listingSearch).orderBy(listingSearch.id)).map(publicPart)
  /** The search rows computed from the listings. */
  const expected = async () => {
    const { id, directoryRank, listedAt, directoryCategory, businessType, place, country } = listings
    const { networks, searchText, address, landmark, city, state } = listings
    const facts = { searchText, address, landmark, city, state }
    const rows = await database.db
      .select({
        id,
        rank: directoryRank,
        listedAt,
        directoryCategory,
        businessType,
        place,
        networks,
        country,
        ...facts,
      })
      .from(listings)
      .where(eq(listings.status, "listed"))
      .orderBy(id)
    return rows.map(({ searchText, address, landmark, city, state, ...row }) => ({
      ...row,
      regionCode: null,
      placeId: null,
      spot: null,
      spotKind: null,
      openWeek: null,
      closedDays: null,
      timeZone: null,
      openHours: null,
      searchText: [
        searchText,
        ...[address, landmark, city, state].flatMap((text) => (text ? fold(text) : [])),
      ].join("\n"),
    }))
  }
  const publicPart = ({ rareGrams, ...entry }: typeof listingSearch.$inferSelect) => entry

  test.each([
    ["doubt", sql`update listings set freshness = 'doubtful' where slug = 'a'`],
    ["a listing that is hidden", sql`update listings set status = 'hidden' where slug = 'a'`],
    ["many that are archived at once", sql`update listings set status = 'archived' where status = 'listed'`],
    ["another category", sql`update listings set directory_category = 'services'`],
    ["other networks", sql`update listings set networks = 'both' where slug = 'a'`],
    [
      "another type, place and text",
      sql`update listings set business_type = 'other', city = 'Lagos', search_text = 'now this'`,
    ],
    ["a change of something else", sql`update listings set phone = '1234567'`],
  ])("follow %s", async (_, statement) => {
    await addApplications(database.db, [
      { slug: "a" },
      { slug: "b", description: "Two words" },
      { slug: null, status: "pending", decidedAt: null },
    ])
    expect(await entries()).toHaveLength(2)
    expect(await entries()).toEqual(await expected())
    await database.db.execute(statement)
    expect(await entries()).toEqual(await expected())
  })
})
