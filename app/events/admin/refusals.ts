import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { format } from "#app/lib/text/format.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { dateText } from "../plan/event-time.ts"
import type { CreationOutcome } from "./editing.server.ts"

const { errors } = adminEvents.form

type Refused = Exclude<CreationOutcome, { kind: "created" }>

/** Field errors for values that are valid by themselves. */
export function errorsOf(refusal: Refused, timeZone: string): FieldErrors {
  switch (refusal.kind) {
    case "slug-taken":
      return { slug: errors.slugTaken }
    case "skipped":
      return { time: format(errors.skipped, { date: dateText(refusal.date), zone: timeZone }) }
    case "repetition":
      return {
        repeatUntil: {
          before: errors.repeatBefore,
          alone: errors.repeatAlone,
          "too-long": errors.repeatTooLong,
        }[refusal.problem],
      }
  }
}
