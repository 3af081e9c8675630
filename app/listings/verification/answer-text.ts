import { listingFreshness } from "#content/en/listing-freshness.ts"
import type { evidenceAnswers } from "../listing/listing-options.ts"

/** Label of an answer for staff. */
export function answerText(answer: (typeof evidenceAnswers)[number]): string {
  const { report, staff } = listingFreshness
  return { ...report.answers, ...staff.answers }[answer]
}
