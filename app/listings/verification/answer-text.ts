import { listingVerification } from "#content/en/listing-verification.ts"
import type { evidenceAnswers } from "../listing/listing-options.ts"

/** Label of an answer for staff. */
export function answerText(answer: (typeof evidenceAnswers)[number]): string {
  const { report, staff } = listingVerification
  return { ...report.answers, ...staff.answers }[answer]
}
