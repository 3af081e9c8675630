import { and, eq, gte, inArray, isNull, or, type SQL, sql } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingEvidence as evidence, listings } from "#app/lib/db/schema.ts"
import type { Admitted } from "#app/lib/form/admit-submission.server.ts"
import { dayOf, daysBefore, isSecondDoubt } from "../listing/freshness-rule.ts"
import type { Listing } from "../listing/listing-facts.ts"
import { type ReportAnswer, reportAnswers } from "../listing/listing-options.ts"
import { readStickerCode } from "../payment/sticker-code.ts"
import { tellStaffOfListing } from "./mails.ts"
import { moveListing } from "./move-listing.server.ts"
import { type Report, sideOf } from "./report-schema.ts"

/** Reports that are further apart say nothing together. */
const windowDays = 60
/** What one person says twice counts once; so do two who come within hours: they may be one in two places. */
const apartMs = 12 * 60 * 60 * 1000
/** How long one key is used for networks and devices. Afterwards nobody can tell that two reports are from one visitor. */
const keyDays = 90
/** So many visitors who know nothing of each other move something. */
const enough = 2

export type ReportFacts = Report & {
  /** Whom the limits count. */
  network: string
  /** The mark of the browser; null where it keeps none. */
  device: string | null
}

/**
 * Stores what a visitor says of a listing, and what follows: with a second independent 'no' it is doubted, with a second independent
 * 'yes' it stays in the lists a little longer, and fraud is mailed to the staff at once. Nothing else follows by itself: a report
 * confirms nothing and takes nothing out of the directory.
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
    // A wrong one is as good as none, and whoever guesses is told nothing.
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
        // A good word needs nobody's look.
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
 * Whether an earlier one may be the same person's, or one that counts is only hours old. Those that do not count are asked too: whoever
 * changes the network today and the browser tomorrow stays one. Two browsers that keep no cookie are taken for one. Around the change of
 * the key a visitor is known by the former one as well. All that carry the code of the sticker are one visitor: whoever has read it
 * can hand it on.
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

/** What visitors said before a doubt was settled is settled with it. */
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

/** Once for each confirmation, and not for what has left the lists already. */
async function vouch(tx: Database, listing: Listing, now: Date): Promise<void> {
  if (listing.vouchedAt || !listing.confirmedAt || listing.freshness === "unconfirmed") return
  if (!(await isEnough(tx, listing.id, "yes", later(daysBefore(now, windowDays), listing.confirmedAt))))
    return
  await moveListing(tx, listing, { vouchedAt: now }, now)
  await recordAct(tx, "listing.vouched", { type: "listing", id: listing.id }, { by: "system", now })
}

/** Takes away what tells that two reports are one visitor's, when no rule asks it any more. @returns from how many */
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
