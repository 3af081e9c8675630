import { randomUUID } from "node:crypto"
import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { counterDevices, listings } from "#app/lib/db/schema.ts"
import { createLinkToken, hashLinkToken, type Secrets } from "#app/lib/secrets/secrets.server.ts"

/** How long an activation link works. */
export const linkHours = 24
/** A terminal expires after so many days without use. */
export const deviceDays = 180
/** Per shop. Shops that need more contact support. */
export const mostDevices = 20

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

export type ListedDevice = {
  id: number
  label: string
  joinedAt: Date | null
  lastUsedOn: string | null
  /** Token of an unused, valid activation link. */
  token: string | null
}

/** Derived from the row, so that the owner can see the link again. The database only stores its hash. */
const linkToken = (secrets: Secrets, id: number, createdAt: Date) =>
  secrets.sign("counter-device", `${id} ${createdAt.getTime()}`)

/** Terminals and activation links of a shop, without removed ones. */
export async function listDevices(
  db: Database,
  listingId: number,
  { secrets, now }: { secrets: Secrets; now: Date },
): Promise<ListedDevice[]> {
  const rows = await db
    .select()
    .from(counterDevices)
    .where(and(eq(counterDevices.listingId, listingId), isNull(counterDevices.revokedAt)))
    .orderBy(asc(counterDevices.id))
  return rows.map(({ id, label, joinedAt, lastUsedOn, createdAt, tokenHash }) => {
    const token = linkToken(secrets, id, createdAt)
    const works =
      !joinedAt &&
      createdAt > new Date(now.getTime() - linkHours * hourMs) &&
      hashLinkToken(token) === tokenHash
    return { id, label, joinedAt, lastUsedOn, token: works ? token : null }
  })
}

/** Creates an activation link for a terminal. `full`: the shop has reached the limit. */
export function addDevice(
  db: Database,
  listingId: number,
  label: string,
  {
    secrets,
    now,
    tellOfDevice,
  }: { secrets: Secrets; now: Date; tellOfDevice(tx: Database, device: number): Promise<void> },
): Promise<{ kind: "added"; id: number } | { kind: "full" }> {
  return db.transaction(async (tx) => {
    // Serializes two simultaneous forms, so that the limit holds.
    await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, listingId)).for("update")
    const isOfShop = and(eq(counterDevices.listingId, listingId), isNull(counterDevices.revokedAt))
    if ((await tx.$count(counterDevices, isOfShop)) >= mostDevices) return { kind: "full" }
    const [made] = await tx
      .insert(counterDevices)
      .values({ listingId, label, tokenHash: randomUUID(), createdAt: now })
      .returning({ id: counterDevices.id })
    if (!made) throw new Error("An insert that returns no row")
    await tx
      .update(counterDevices)
      .set({ tokenHash: hashLinkToken(linkToken(secrets, made.id, now)) })
      .where(eq(counterDevices.id, made.id))
    const subject = { type: "listing", id: listingId }
    await recordAct(tx, "listing.counter-device-added", subject, { by: "owner", now })
    await tellOfDevice(tx, made.id)
    return { kind: "added", id: made.id }
  })
}

/** Removes a terminal or an unused link. The terminal is rejected from its next request on. */
export function revokeDevice(db: Database, listingId: number, id: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const revoked = await tx
      .update(counterDevices)
      .set({ revokedAt: now })
      .where(
        and(
          eq(counterDevices.id, id),
          eq(counterDevices.listingId, listingId),
          isNull(counterDevices.revokedAt),
        ),
      )
      .returning({ id: counterDevices.id })
    if (revoked.length === 0) return
    const subject = { type: "listing", id: listingId }
    await recordAct(tx, "listing.counter-device-removed", subject, { by: "owner", now })
  })
}

const isOpenLink = (token: string, now: Date) =>
  and(
    eq(counterDevices.tokenHash, hashLinkToken(token)),
    isNull(counterDevices.joinedAt),
    isNull(counterDevices.revokedAt),
    gt(counterDevices.createdAt, new Date(now.getTime() - linkHours * hourMs)),
  )

/** The shop of an activation link; undefined if invalid. Read-only, because link previews open it too. */
export async function findLink(
  db: Database,
  token: string,
  now: Date,
): Promise<{ name: string } | undefined> {
  const [found] = await db
    .select({ name: listings.businessName })
    .from(counterDevices)
    .innerJoin(listings, eq(listings.id, counterDevices.listingId))
    .where(isOpenLink(token, now))
  return found
}

/** Activates a terminal. @returns the token for its cookie; null if the link was used, removed or has expired */
export async function joinCounter(db: Database, token: string, now: Date): Promise<string | null> {
  const own = createLinkToken()
  const joined = await db
    .update(counterDevices)
    .set({ tokenHash: hashLinkToken(own), joinedAt: now, lastUsedOn: dayOf(now) })
    .where(isOpenLink(token, now))
    .returning({ id: counterDevices.id })
  return joined.length > 0 ? own : null
}

export type Device = { id: number; listingId: number; label: string }

/** @returns isFirstToday: renew the cookie, so that a terminal in use never loses it */
export async function findDevice(
  db: Database,
  token: string,
  now: Date,
): Promise<{ device: Device; isFirstToday: boolean } | undefined> {
  const [found] = await db
    .select()
    .from(counterDevices)
    .where(
      and(
        eq(counterDevices.tokenHash, hashLinkToken(token)),
        isNotNull(counterDevices.joinedAt),
        isNull(counterDevices.revokedAt),
        gt(counterDevices.lastUsedOn, dayOf(new Date(now.getTime() - deviceDays * dayMs))),
      ),
    )
  if (!found) return undefined
  const { id, listingId, label, lastUsedOn } = found
  const isFirstToday = (lastUsedOn ?? "") < dayOf(now)
  if (isFirstToday)
    await db
      .update(counterDevices)
      .set({ lastUsedOn: sql`greatest(${counterDevices.lastUsedOn}, ${dayOf(now)}::date)` })
      .where(eq(counterDevices.id, id))
  return { device: { id, listingId, label }, isFirstToday }
}
