import { and, eq, gte, inArray, isNull, or, type SQL, sql } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingEvidence as evidence, listings } from "#app/lib/db/schema.ts"
import type { Admitted } from "#app/lib/form/admit-submission.server.ts"
import type { Listing } from "../listing/listing-facts.ts"
import { type ReportAnswer, reportAnswers } from "../listing/listing-options.ts"
import { dayOf, daysBefore, isSecondDoubt } from "../listing/verification-rule.ts"
import { readStickerCode } from "../payment/sticker-code.ts"
import { tellStaffOfListing } from "./mails.ts"
import { moveListing } from "./move-listing.server.ts"
import { type Report, sideOf } from "./report-schema.ts"

/** Reports farther apart than this do not count together. */
const windowDays = 60
/** Reports of one person count once. So do two within 12 hours, which may come from one person on two networks. */
const apartMs = 12 * 60 * 60 * 1000
/** Lifetime of the HMAC key for networks and devices. Afterwards nobody can tell whether two reports are from one visitor. */
const keyDays = 90
/** Number of independent visitors whose reports have an effect. */
const enough = 2

export type ReportFacts = Report & {
  /** Network, for the rate limits. */
  network: string
  /** Cookie of the browser; null without one. */
  device: string | null
}

/**
 * Stores a visitor's report with its effects. Two independent 'no' reports make the listing doubtful, two independent
 * 'yes' reports extend its time in the lists, and fraud alerts staff at once. There are no other automatic effects: a
 * report never confirms a listing or removes it.
 */
export async function submitReport(
  db: Database,
  slug: string,
  { answer, note, code, ...visitor }: ReportFacts,
  admitted: Admitted,
): Promise<{ kind: "stored" | "repeated" | "not-listed" }> {
  const { submissionKey, suspicion, now } = admitted
  return db.transaction(async (tx) => {
    const [listing] = await tx
      .select()
      .from(listings)
      .where(and(eq(listings.slug, slug), eq(listings.status, "listed")))
      .for("update")
    if (!listing) return { kind: "not-listed" }
    const side = sideOf(answer)
    const hashes = hashesOf(admitted, listing.id, visitor, 0)
    const earlier = hashesOf(admitted, listing.id, visitor, 1)
    // A wrong code counts as none, without an error message, which would help guessing.
    const stickerCode = code && readStickerCode(code) === listing.stickerCode ? listing.stickerCode : null
    const marks = { keys: [hashes, earlier], stickerCode }
    const counted = side !== undefined && !suspicion && !(await isKnown(tx, listing.id, side, marks, now))
    const [stored] = await tx
      .insert(evidence)
      .values({
        ...{
          listingId: listing.id,
          fact: side ? "accepts" : "details",
          answer,
          note,
          source: "visitor",
          at: now,
        },
        ...{ ...hashes, stickerCode, counted, suspicion, submissionKey },
        // A positive report needs no review.
        seenAt: side === "yes" ? now : null,
      })
      .onConflictDoNothing({ target: evidence.submissionKey })
      .returning({ id: evidence.id })
    if (!stored) return { kind: "repeated" }
    if (counted && side === "no") await doubt(tx, listing, admitted)
    if (counted && side === "yes") await vouch(tx, listing, now)
    if (answer === "fraud" && !suspicion)
      await tellStaffOfListing(tx, "fraud", listing, { ...admitted, note })
    return { kind: "stored" }
  })
}

type Hashes = { networkHash: string; deviceHash: string | null }

function hashesOf(
  { secrets, now }: Admitted,
  listingId: number,
  { network, device }: Pick<ReportFacts, "network" | "device">,
  periodsAgo: number,
): Hashes {
  const key = `${listingId}\n${Math.floor(dayOf(now) / keyDays) - periodsAgo}`
  return {
    networkHash: secrets.mark("listing-network", `${key}\n${network}`),
    deviceHash: device && secrets.mark("listing-device", `${key}\n${device}`),
  }
}

const ofSide = (side: "yes" | "no"): SQL =>
  inArray(
    evidence.answer,
    reportAnswers.filter((answer: ReportAnswer) => sideOf(answer) === side),
  )
const reportedSince = (listingId: number, side: "yes" | "no", since: Date) =>
  and(
    ...[eq(evidence.listingId, listingId), gte(evidence.at, since), eq(evidence.source, "visitor")],
    ofSide(side),
  )

/**
 * True if an earlier report may come from the same person, or if a counted one is less than 12 hours old. Reports that
 * did not count are compared too: a person who first changes the network and later the browser is still recognized.
 * Browsers without cookies count as one. The former HMAC key is checked too, so that a visitor is recognized across a
 * key change. All reports with the sticker's code count as one visitor, because the code can be passed on.
 */
async function isKnown(
  tx: Database,
  listingId: number,
  side: "yes" | "no",
  { keys, stickerCode }: { keys: Hashes[]; stickerCode: string | null },
  now: Date,
): Promise<boolean> {
  const [same] = await tx
    .select({ id: evidence.id })
    .from(evidence)
    .where(
      and(
        reportedSince(listingId, side, daysBefore(now, keyDays)),
        or(
          and(eq(evidence.counted, true), gte(evidence.at, new Date(now.getTime() - apartMs))),
          stickerCode ? eq(evidence.stickerCode, stickerCode) : undefined,
          ...keys.map(({ networkHash }) => eq(evidence.networkHash, networkHash)),
          ...keys.map(({ deviceHash }) =>
            deviceHash ? eq(evidence.deviceHash, deviceHash) : isNull(evidence.deviceHash),
          ),
        ),
      ),
    )
    .limit(1)
  return same !== undefined
}

async function isEnough(tx: Database, listingId: number, side: "yes" | "no", since: Date): Promise<boolean> {
  const [found] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(evidence)
    .where(and(reportedSince(listingId, side, since), eq(evidence.counted, true)))
  return (found?.count ?? 0) >= enough
}

const later = (...dates: (Date | null)[]) => new Date(Math.max(...dates.map((date) => date?.getTime() ?? 0)))

/** Only reports after the last settled doubt count. */
async function doubt(tx: Database, listing: Listing, admitted: Admitted): Promise<void> {
  const { now } = admitted
  if (listing.doubtedAt) return
  const since = later(daysBefore(now, windowDays), listing.doubtClearedAt)
  if (!(await isEnough(tx, listing.id, "no", since))) return
  await moveListing(tx, listing, { doubtedAt: now }, now)
  await recordAct(tx, "listing.doubted", { type: "listing", id: listing.id }, { by: "system", now })
  const isAgain = isSecondDoubt({ ...listing, doubtedAt: now })
  await tellStaffOfListing(tx, "doubt", listing, { ...admitted, isAgain })
}

/** Once per confirmation, and only while the listing is in the lists. */
async function vouch(tx: Database, listing: Listing, now: Date): Promise<void> {
  if (listing.vouchedAt || !listing.confirmedAt || listing.freshness === "unconfirmed") return
  if (!(await isEnough(tx, listing.id, "yes", later(daysBefore(now, windowDays), listing.confirmedAt))))
    return
  await moveListing(tx, listing, { vouchedAt: now }, now)
  await recordAct(tx, "listing.vouched", { type: "listing", id: listing.id }, { by: "system", now })
}

/** Deletes the HMAC pseudonyms that no rule needs anymore. @returns the number of reports */
export async function forgetReporters(db: Database, now: Date): Promise<number> {
  const gone = await db
    .update(evidence)
    .set({ networkHash: null, deviceHash: null })
    .where(
      sql`(network_hash is not null or device_hash is not null) and ${evidence.at} < ${daysBefore(now, keyDays)}`,
    )
    .returning({ id: evidence.id })
  return gone.length
}
