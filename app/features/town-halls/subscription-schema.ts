import { z } from "zod"
import { townHallsContent } from "#content/en/town-halls.ts"
import { townHallLimits } from "./options.ts"

const { fullNameMin, fullName, email } = townHallLimits

export const townHallSchema = z.object({
  fullName: z.string().min(fullNameMin).max(fullName),
  email: z.email().max(email),
})

export type TownHallField = keyof z.infer<typeof townHallSchema>
export type TownHallValues = Record<TownHallField, string>

/** Whatever is wrong with a field, it has one sentence (document 2, section 5). */
export function errorsOf(wrong: Partial<Record<TownHallField, string>>): Partial<TownHallValues> {
  const { errors } = townHallsContent.form
  return Object.fromEntries(
    (["fullName", "email"] as const).filter((field) => wrong[field]).map((field) => [field, errors[field]]),
  )
}

/** What the form shows of a post that was not accepted, or of none yet. */
export type TownHallState = {
  values: TownHallValues
  errors: Partial<TownHallValues>
  /** Why it was not accepted although nothing is wrong with the fields. */
  notice?: { tone: "error" | "info"; title: string; text?: string }
  token: string
}
