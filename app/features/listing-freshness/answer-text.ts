import type { evidenceAnswers } from "#app/platform/business/listing/listing-options.ts"
import { listingFreshness } from "#content/en/listing-freshness.ts"

/** What somebody said, as staff read it. */
export function answerText(answer: (typeof evidenceAnswers)[number]): string {
  const { report, staff } = listingFreshness
  return { ...report.answers, ...staff.answers }[answer]
}
