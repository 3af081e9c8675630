import type { Database } from "#app/lib/db/client.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { listingEdits } from "#app/lib/db/schema.ts"
import type { FileStore } from "#app/lib/files/file-store.server.ts"
import type { Flashes } from "#app/lib/http/flash.server.ts"
import { removeImageFiles } from "#app/lib/images/images.server.ts"
import type { FlashKey } from "#content/en/flash.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { changeListing } from "../listing/change-listing.server.ts"
import { confirmListing } from "../listing/confirm-listing.server.ts"
import type { Listing, RecordedFacts } from "../listing/listing-facts.ts"
import { withdrawListing } from "../listing/withdrawal.server.ts"
import { renewStickerCode } from "../payment/renew-sticker-code.server.ts"
import { isWaiting } from "./edit/edit-listing.server.ts"
import { holdOwned, isClosedByOwner } from "./owned-listings.server.ts"
import { recordOwnerAct, tellOwner, tellOwnerAtOnce } from "./owner-log.server.ts"

/** Actions of an owner by one button; they apply to any revision of the listing. */
const ownerActs = [
  ...(["confirm", "close", "stop", "reopen", "remove-address", "take-back"] as const),
  ...(["renew-sticker", "withdraw"] as const),
] as const
type OwnerAct = (typeof ownerActs)[number]

type ActOutcome =
  | { kind: "done"; businessName: string }
  /** Visitors doubt the listing again: the owner's confirmation is recorded, and staff decide. */
  | { kind: "insisted"; businessName: string }
  /** The listing's status does not allow it. */
  | { kind: "not-now" }
  | { kind: "not-found" }

type Acting = { email: string; files: FileStore; publicUrl: string; now: Date }

const owner = { kind: "owner" } as const
/** A second click within one minute counts as the same action. */
const pressMs = 60_000

/** The change, its audit entry and the owner's mail in one transaction. A second click does nothing more. */
function actAsOwner(
  db: Database,
  publicId: string,
  act: OwnerAct,
  { email, files, publicUrl, now }: Acting,
): Promise<ActOutcome> {
  return db.transaction(async (tx) => {
    const listing = await holdOwned(tx, email, publicId)
    if (!listing) return { kind: "not-found" }
    const done = { kind: "done", businessName: listing.businessName } as const
    const context = { publicUrl, now }

    switch (act) {
      case "confirm":
        return { ...done, ...(await confirm(tx, listing, now)) }
      case "close":
      case "stop":
        if (listing.status === "hidden") return { kind: "not-now" }
        await change(tx, listing, act, { status: "closed" }, context)
        return done
      case "reopen": {
        if (listing.status === "listed") return done
        if (!(await isClosedByOwner(tx, listing))) return { kind: "not-now" }
        await change(tx, listing, act, { status: "listed" }, context)
        await confirm(tx, { ...listing, status: "listed" }, now)
        return done
      }
      case "remove-address":
        await change(tx, listing, act, { walletAddress: null, showWallet: false }, context)
        return done
      case "take-back":
        await takeBack(tx, listing, now)
        return done
      case "renew-sticker":
        await renewStickerCode(tx, listing.id)
        await recordOwnerAct(tx, "listing.sticker-renewed", listing.id, now)
        return done
      case "withdraw": {
        await tellOwnerAtOnce(tx, listing, listingOwners.told.withdraw, context, "withdrawn")
        const pictures = await withdrawListing(tx, listing.id, { by: owner, now })
        await recordOwnerAct(tx, "listing.withdrawn", listing.id, now)
        // Before the commit: if a file cannot be removed, everything is rolled back, and the owner can try again.
        for (const picture of pictures) await removeImageFiles(files, picture)
        return done
      }
    }
  })
}

async function confirm(
  tx: Database,
  listing: Listing,
  now: Date,
): Promise<{ kind: "done" | "insisted" | "not-now" }> {
  const { id, confirmedBy, confirmedAt } = listing
  const isSamePress = confirmedBy === "owner" && now.getTime() - (confirmedAt?.getTime() ?? 0) < pressMs
  if (isSamePress && listing.status === "listed") return { kind: "done" }
  // The owner session came from a mailed link, so this counts as an answer by mail.
  const { kind } = await confirmListing(tx, id, { by: owner, how: "mail", now })
  if (kind === "confirmed") return { kind: "done" }
  return { kind: kind === "staff-decide" ? "insisted" : "not-now" }
}

/** Withdraws the proposed changes. */
async function takeBack(tx: Database, { id }: Listing, now: Date): Promise<void> {
  const gone = await tx.delete(listingEdits).where(isWaiting(id)).returning({ id: listingEdits.id })
  if (gone.length > 0) await recordOwnerAct(tx, "listing.edit-taken-back", id, now)
}

async function change(
  tx: Database,
  { id }: Listing,
  act: keyof typeof actions,
  facts: Partial<RecordedFacts>,
  context: { publicUrl: string; now: Date },
): Promise<void> {
  const outcome = await changeListing(tx, id, facts, { by: owner, reason: reasons[act], now: context.now })
  if (outcome.kind !== "changed") return
  await recordOwnerAct(tx, actions[act], id, context.now)
  await tellOwner(tx, outcome.listing, listingOwners.told[act], context)
}

const actions = {
  close: "listing.closed",
  stop: "listing.stopped",
  reopen: "listing.listed",
  "remove-address": "listing.wallet-removed",
} as const

const reasons = { close: "closed", stop: "stopped-accepting", reopen: null, "remove-address": null } as const

const flashes = {
  confirm: "listing-confirmed",
  "renew-sticker": "listing-sticker-renewed",
  withdraw: "listing-withdrawn",
  "take-back": "listing-taken-back",
} as const satisfies Partial<Record<OwnerAct, FlashKey>>

/** Handles one button of an owner's page. @param back path of that page */
export async function answerOwnerAct(
  app: { db: Database; files: FileStore; publicUrl: string; flashes: Flashes },
  publicId: string,
  intent: string,
  owner: { email: string; now: Date },
  back: string,
): Promise<Response> {
  const act = ownerActs.find((name) => name === intent) ?? notFound()
  const context = { ...owner, files: app.files, publicUrl: app.publicUrl }
  const outcome = await orUnavailable(() => actAsOwner(app.db, publicId, act, context))
  if (outcome.kind === "not-found") return notFound()
  if (outcome.kind === "not-now") return app.flashes.leadTo(back, { key: "listing-not-now" })
  if (outcome.kind === "insisted") return app.flashes.leadTo(back, { key: "listing-insisted" })
  const key = act in flashes ? flashes[act as keyof typeof flashes] : "listing-saved"
  return app.flashes.leadTo(back, { key, values: { name: outcome.businessName } })
}
