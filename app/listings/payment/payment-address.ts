import type { Listing } from "../listing/listing-facts.ts"

const hourMs = 60 * 60 * 1000
/** Delay before a new payment address is shown, in which its owner can object. */
export const walletWaitHours = 72
/** How long the page shows a note about the change. */
const noteMs = 30 * 24 * hourMs

/** Columns that decide whether a payment address is shown. */
export type WalletTerms = Pick<
  Listing,
  "walletAddress" | "showWallet" | "walletChangedAt" | "walletNeedsYes" | "walletAgreedAt"
>

/** End of the delay after a change; null if the address was never changed. */
export function walletWaitEnds({ walletChangedAt }: Pick<WalletTerms, "walletChangedAt">): Date | null {
  return walletChangedAt && new Date(walletChangedAt.getTime() + walletWaitHours * hourMs)
}

/** True if a second administrator still has to approve the address. */
export function walletWaitsForYes({ walletAddress, walletNeedsYes, walletAgreedAt }: WalletTerms): boolean {
  return walletAddress !== null && walletNeedsYes && walletAgreedAt === null
}

/** True if the address is pending and no staff member has approved it. */
export function walletIsUnchecked(terms: WalletTerms, now: Date): boolean {
  return terms.walletAddress !== null && terms.walletAgreedAt === null && walletWaits(terms, now)
}

/** True while a changed payment address is pending: within 72 hours, or without the approval of a second administrator. */
export function walletWaits(terms: WalletTerms, now: Date): boolean {
  const ends = walletWaitEnds(terms)
  return ends !== null && (ends > now || walletWaitsForYes(terms))
}

export type PublicPayment = {
  /** Null if there is no address, or while it is pending. */
  walletAddress: string | null
  /** Date of the change; for `ask` the date since when no address is shown. */
  walletNote: { kind: "changed" | "ask"; on: Date } | null
}

/**
 * Public payment data, and the time at which it changes; undefined if only a write can change it. The address of an
 * approved application was reviewed by staff and is shown at once.
 */
export function publicPayment(terms: WalletTerms, now: Date): PublicPayment & { until: Date | undefined } {
  const { walletAddress, showWallet, walletChangedAt, walletAgreedAt } = terms
  const nothing = { walletAddress: null, walletNote: null, until: undefined }
  if (walletAddress !== null && !showWallet) return nothing
  const ends = walletWaitEnds(terms)
  if (!walletChangedAt || !ends) return { ...nothing, walletAddress }

  const isRemoved = walletAddress === null
  if (!isRemoved && walletWaits(terms, now)) {
    const until = ends > now ? ends : undefined
    return { walletAddress: null, walletNote: { kind: "ask", on: walletChangedAt }, until }
  }
  const since = isRemoved
    ? walletChangedAt
    : new Date(Math.max(ends.getTime(), walletAgreedAt?.getTime() ?? 0))
  const until = new Date(since.getTime() + noteMs)
  if (until <= now) return { ...nothing, walletAddress }
  return { walletAddress, walletNote: { kind: isRemoved ? "ask" : "changed", on: since }, until }
}
