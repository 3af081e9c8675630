import { randomUUID } from "node:crypto"
import type { Database } from "#app/lib/db/client.server.ts"
import { cleanLine } from "#app/lib/form/clean-text.ts"
import { idempotencyKey } from "#app/lib/form/idempotency-key.server.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { textProblem } from "#app/lib/form/text-problem.server.ts"
import { format } from "#app/lib/text/format.ts"
import { counterLimits } from "#app/payments/options.ts"
import { counterWords } from "#content/en/counter.ts"
import { type ChargeOutcome, createRequest, mostOpen, mostPerHour } from "../create-request.server.ts"
import { isCurrency, minorDigitsOf, readPrice } from "../local-money.ts"

const words = counterWords.terminal.problems

/** The charge form with typed values and errors. */
export type ChargeState = {
  values: { price: string; note: string }
  errors: { price?: string; note?: string }
  /** An error of the shop, not of a field. */
  message?: string
  submissionKey: string
}

export const openCharge = (): ChargeState => ({
  values: { price: "", note: "" },
  errors: {},
  submissionKey: randomUUID(),
})

type Answer = { kind: "made"; code: string } | { kind: "form"; status: 409 | 422 | 429; state: ChargeState }

/** Handles the charge form. Typed values are preserved on errors. */
export async function handleCharge(
  db: Database,
  device: { id: number; listingId: number },
  form: FormData,
  now: Date,
): Promise<Answer> {
  const values = { price: textField(form, "price").slice(0, 60), note: cleanLine(textField(form, "note")) }
  const formKey = textField(form, "submissionKey")
  const currency = textField(form, "currency")
  const refuse = (
    refused: Pick<ChargeState, "message"> & { price?: string; note?: string },
    status: 409 | 422 | 429 = 422,
  ) => {
    const { message, ...errors } = refused
    const submissionKey = randomUUID()
    return { kind: "form" as const, status, state: { values, errors, message, submissionKey } }
  }
  if (!isCurrency(currency)) return refuse({ message: words["other-currency"] }, 409)
  const read = readPrice(values.price, currency)
  const errors = {
    ...("problem" in read && { price: priceProblem(read.problem, currency) }),
    ...noteProblem(values.note),
  }
  if ("problem" in read || errors.note) return refuse(errors)

  const submissionKey = idempotencyKey(formKey, { ...values, currency })
  const charge = { minor: read.minor, currency, note: values.note || null, submissionKey }
  const outcome = await createRequest(db, device, charge, now)
  return outcome.kind === "made" ? outcome : refuse(...refusalOf(outcome))
}

function noteProblem(note: string): { note?: string } {
  const problem =
    note.length > counterLimits.note ? format(words.note, { most: counterLimits.note }) : textProblem(note)
  return problem ? { note: problem } : {}
}

function priceProblem(
  problem: Extract<ReturnType<typeof readPrice>, { problem: string }>["problem"],
  currency: string,
) {
  const digits = minorDigitsOf(currency)
  if (problem === "decimals" && digits === 0) return format(words.noDecimals, { currency })
  if (problem === "large") return words.largeAmount
  return format(words[problem], { currency, digits })
}

function refusalOf({
  kind,
}: Exclude<ChargeOutcome, { kind: "made" }>): [{ message?: string; price?: string }, 409 | 422 | 429] {
  switch (kind) {
    case "small":
    case "large":
      return [{ price: words[kind] }, 422]
    case "tails":
      return [{ price: words.suffixes }, 409]
    case "open":
      return [{ message: format(words.open, { most: mostOpen }) }, 429]
    case "hour":
      return [{ message: format(words.hour, { most: mostPerHour }) }, 429]
    case "other-currency":
      return [{ message: words["other-currency"] }, 409]
    default:
      // The page shows the reason instead of the keypad.
      return [{ message: counterWords.terminal.blocked[kind] }, 409]
  }
}
