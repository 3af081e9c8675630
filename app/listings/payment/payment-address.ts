import type { Listing } from "../listing/listing-facts.ts"

const hourMs = 60 * 60 * 1000
/** A new payment address is shown after so long: time for its owner to say that it is not theirs. */
export const walletWaitHours = 72
/** So long its page says that the address changed. */
const noteMs = 30 * 24 * hourMs

/** What decides whether a payment address is shown. */
export type WalletTerms = Pick<
  Listing,
  "walletAddress" | "showWallet" | "walletChangedAt" | "walletNeedsYes" | "walletAgreedAt"
>

/** When the wait of a changed address ends, or null where it was never changed. */
export function walletWaitEnds({ walletChangedAt }: Pick<WalletTerms, "walletChangedAt">): Date | null {
  return walletChangedAt && new Date(walletChangedAt.getTime() + walletWaitHours * hourMs)
}

/** Whether a second administrator still has to agree to it. */
export function walletWaitsForYes({ walletAddress, walletNeedsYes, walletAgreedAt }: WalletTerms): boolean {
  return walletAddress !== null && walletNeedsYes && walletAgreedAt === null
}

/** Whether nobody has approved it yet, though its hours go on or a second administrator has to. */
export function walletIsUnchecked(terms: WalletTerms, now: Date): boolean {
  return terms.walletAddress !== null && terms.walletAgreedAt === null && walletWaits(terms, now)
}

/** Whether its page shows no payment address yet: the hours of a change are not over, or a second administrator has not agreed. */
export function walletWaits(terms: WalletTerms, now: Date): boolean {
  const ends = walletWaitEnds(terms)
  return ends !== null && (ends > now || walletWaitsForYes(terms))
}

export type PublicPayment = {
  /** To be paid to; null where there is none, or none yet. */
  walletAddress: string | null
  /** Since when it is another one; or since when nobody can be told where to pay. */
  walletNote: { kind: "changed" | "ask"; on: Date } | null
}

/**
 * What everybody may know of where to pay, and until when that holds; undefined while only a write can change it. The address
 * of an approved application was looked at by staff and does not wait.
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
