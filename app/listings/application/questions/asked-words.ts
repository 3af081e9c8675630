import type { ListingChanges } from "#app/listings/listing/listing-options.ts"
import { factText } from "#app/listings/listing/revisions/fact-text.ts"
import { applicationFieldNames } from "#app/listings/options.ts"
import { applicationContent } from "#content/en/application.ts"
import { answerDays } from "./question-times.ts"

/** When an application that its applicant does not complete becomes pending again. */
export function returnsAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + answerDays * 24 * 60 * 60 * 1000)
}

/** What an applicant changed, in the order of the form: jsonb does not keep the order of keys. */
export function changesInWords(changes: ListingChanges, words: Parameters<typeof factText>[2]) {
  return applicationFieldNames.flatMap((field) => {
    const fact = field === "zip" ? "zipCode" : field
    const values = changes[fact]
    if (!values) return []
    const [before, after] = values.map((value) => factText(fact, value, words))
    return [{ fact, label: applicationContent.fieldNames[field], before, after }]
  })
}
