import { z } from "zod"
import type { FormState } from "#app/lib/form/form-state.ts"
import type { FormValues } from "#app/lib/form/parse-form.ts"
import { townHallLimits } from "./options.ts"

const { fullNameMin, fullName, email } = townHallLimits

export const townHallSchema = z.object({
  fullName: z.string().min(fullNameMin).max(fullName),
  email: z.email().max(email),
})

export type TownHallValues = FormValues<typeof townHallSchema>

export type TownHallState = FormState<TownHallValues>
