import { closuresOf, hoursOf, weekdays } from "../hours/opening-hours.ts"
import { typedShifts } from "../hours/read-times.ts"
import type { ExtraFacts } from "./listing-facts.ts"
import { type ExtraText, extraTextNames } from "./listing-options.ts"

type ClosurePart = "From" | "Until" | "Note"
export type ExtraField =
  | `hours${(typeof weekdays)[number]}`
  | `closure${1 | 2 | 3}${ClosurePart}`
  | `social${1 | 2 | 3}`
  | ("whatsapp" | "networks" | ExtraText)
export type ExtraValues = Record<ExtraField, string>

const rows = [1, 2, 3] as const

/** Fields of the owner's form for extra facts, in display order. */
export const extraFields: readonly ExtraField[] = [
  ...weekdays.map((day) => `hours${day}` as const),
  ...rows.flatMap((row) => [`closure${row}From`, `closure${row}Until`, `closure${row}Note`] as const),
  ...(["whatsapp", "social1", "social2", "social3", ...extraTextNames, "networks"] as const),
]

/** Links to a business's profiles on other sites, one per line of the column. */
export const socialLinksOf = (text: string | null): string[] => text?.split("\n") ?? []

/** The extra facts of a listing as form values. */
export function extraValuesOf(facts: ExtraFacts): ExtraValues {
  const { openingHours, closures, whatsapp, socialLinks, networks } = facts
  const hours = hoursOf(openingHours)
  const [closed, social] = [closuresOf(closures), socialLinksOf(socialLinks)]
  const values: Partial<ExtraValues> = { whatsapp: whatsapp ?? "", networks: networks ?? "" }
  for (const field of extraTextNames) values[field] = facts[field] ?? ""
  for (const day of weekdays) values[`hours${day}`] = typedShifts(hours[day] ?? "")
  for (const row of rows) {
    const { from = "", until = "", note = "" } = closed[row - 1] ?? {}
    Object.assign(values, {
      [`closure${row}From`]: from,
      [`closure${row}Until`]: until,
      [`closure${row}Note`]: note,
    })
    values[`social${row}`] = social[row - 1] ?? ""
  }
  return values as ExtraValues
}

/** Copies Monday's hours to Tuesday through Friday. */
export function withSameWeekdays(values: ExtraValues): ExtraValues {
  const { hoursMo } = values
  return { ...values, hoursTu: hoursMo, hoursWe: hoursMo, hoursTh: hoursMo, hoursFr: hoursMo }
}

/** Link that opens a WhatsApp conversation; the browser makes no request to WhatsApp before the click. */
export const whatsappHref = (number: string) => `https://wa.me/${number.replace(/\s*ext.*$|\D/g, "")}`
