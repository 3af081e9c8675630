import { cleanLine } from "#app/lib/form/clean-text.ts"
import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { textProblem } from "#app/lib/form/text-problem.server.ts"
import { format } from "#app/lib/text/format.ts"
import { readPhoneNumber } from "#app/lib/text/phone-number.server.ts"
import { completeWebAddress, isWebAddress } from "#app/lib/text/web-address.ts"
import { formMessages } from "#content/en/forms.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import {
  type Closure,
  closuresText,
  hoursText,
  isDay,
  mostClosures,
  type OpeningHours,
  weekdays,
} from "../hours/opening-hours.ts"
import { readTimes, storedShifts, typedShifts } from "../hours/read-times.ts"
import { spokenShifts } from "../hours/spoken-times.ts"
import { type ExtraField, type ExtraValues, extraFields } from "./listing-extras.ts"
import type { ExtraFacts } from "./listing-facts.ts"
import {
  acceptedNetworks,
  closureNoteLength,
  type ExtraText,
  extraTextNames,
  extraTexts,
  mostSocialLinks,
  socialLinkLength,
} from "./listing-options.ts"

/**
 * Reads the facts that only owners add. All are optional. Ambiguous opening hours are returned in `values` as
 * interpreted, with an error message; they are accepted when the form is sent again.
 *
 * @param country of the business, for phone numbers without a country code
 */
export function readExtras(
  form: FormData,
  country: string,
): { values: ExtraValues; errors: FieldErrors<ExtraField>; facts: ExtraFacts } {
  const values = Object.fromEntries(
    extraFields.map((field) => [field, cleanLine(textField(form, field))]),
  ) as ExtraValues
  const errors: FieldErrors<ExtraField> = {}
  const words = listingOwners.more.errors
  const limit = (field: ExtraField, max: number) => {
    if (values[field].length > max) errors[field] = format(formMessages.tooLong, { max })
  }

  const hours = readHours(values, errors)
  const closures: Closure[] = []
  for (let number = 1; number <= mostClosures; number++) {
    const [from, until, note] = (["From", "Until", "Note"] as const).map(
      (part) => values[`closure${number}${part}` as ExtraField],
    ) as [string, string, string]
    limit(`closure${number}Note` as ExtraField, closureNoteLength)
    if (from === "" && until === "" && note === "") continue
    if (!isDay(from)) errors[`closure${number}From` as ExtraField] = words.day
    else if (until !== "" && (!isDay(until) || until < from))
      errors[`closure${number}Until` as ExtraField] = words.until
    else closures.push({ from, until: until || from, note })
  }
  closures.sort((a, b) => a.from.localeCompare(b.from))

  const number = values.whatsapp === "" ? undefined : readPhoneNumber(values.whatsapp, country)
  if (values.whatsapp !== "" && !number) errors.whatsapp = words.whatsapp
  const social: string[] = []
  for (let index = 1; index <= mostSocialLinks; index++) {
    const field = `social${index}` as ExtraField
    const address = completeWebAddress(values[field])
    if (address === "") continue
    limit(field, socialLinkLength)
    if (!isWebAddress(address)) errors[field] = formMessages.url
    else social.push(address)
  }
  for (const field of extraTextNames) limit(field, extraTexts[field])
  for (const field of extraFields) {
    const problem = textProblem(values[field])
    if (problem) errors[field] = problem
  }
  const networks = acceptedNetworks.find((code) => code === values.networks) ?? null
  const facts = {
    openingHours: hoursText(hours),
    closures: closuresText(closures),
    whatsapp: number?.international ?? null,
    socialLinks: social.join("\n") || null,
    networks,
    ...textsOf(values),
  }
  return { values, errors, facts }
}

/** Reads hours by day. Writes the interpretation of ambiguous hours to `values` and a message to `errors`. */
function readHours(values: ExtraValues, errors: FieldErrors<ExtraField>): OpeningHours {
  const { errors: words, shortDays, hoursRead } = listingOwners.more
  const hours: OpeningHours = {}
  for (const day of weekdays) {
    const field = `hours${day}` as const
    const typed = values[field]
    if (typed === "") continue
    const read = readTimes(typed)
    if (!read) errors[field] = words.hours
    if (read?.kind !== "times") continue
    hours[day] = storedShifts(read.shifts)
    const empty = read.isEveryDay ? weekdays.filter((other) => values[`hours${other}`] === "") : []
    if (read.certainty === "plain" && empty.length === 0) continue
    for (const other of [day, ...empty]) values[`hours${other}`] = typedShifts(hours[day])
    const times = spokenShifts(read.shifts)
    errors[field] = format(empty.length > 0 ? hoursRead.everyDay : hoursRead.day, {
      typed,
      day: shortDays[day],
      times,
    })
  }
  return hours
}

function textsOf(values: ExtraValues): Record<ExtraText, string | null> {
  const texts = extraTextNames.map((name) => [name, values[name] || null])
  return Object.fromEntries(texts) as Record<ExtraText, string | null>
}
