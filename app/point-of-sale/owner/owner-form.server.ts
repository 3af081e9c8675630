import type { Database } from "#app/lib/db/client.server.ts"
import { cleanLine } from "#app/lib/form/clean-text.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { textProblem } from "#app/lib/form/text-problem.server.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { format } from "#app/lib/text/format.ts"
import { readPayAmount } from "#app/payments/amount.ts"
import { assets, counterLimits } from "#app/payments/options.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { currencyOf } from "#app/places/countries/currencies.ts"
import { counterWords } from "#content/en/counter.ts"
import { payments } from "#content/en/payments.ts"
import { isCurrency, typedRate } from "../local-money.ts"
import { type CounterSettings, confirmRate, findSettings, saveSettings } from "../settings.server.ts"
import { addDevice, linkHours, mostDevices, revokeDevice } from "../terminal/devices.server.ts"

const words = counterWords.owner

/** The two forms of the page with their typed values and errors. */
export type OwnerState = {
  values: { currency: string; rate: string; asset: string; sound: boolean; label: string }
  errors: { currency?: string; rate?: string; label?: string }
}

/** @param country of the shop; its currency is the default */
export function openOwnerForms(settings: CounterSettings | undefined, country: Country | null): OwnerState {
  const { currency = currencyOf(country) ?? "", rate = "", asset = "guap", sound = true } = settings ?? {}
  return { values: { currency, rate: typedRate(rate), asset, sound, label: "" }, errors: {} }
}

type Saying = { title: string; text: string }
export type OwnerAnswer =
  /** @property device the added terminal, to scroll to its link */
  | { kind: "done"; said: Saying; device?: number }
  | { kind: "form"; state: OwnerState }
  /** The sign-in link was opened too long ago. */
  | { kind: "not-fresh" }
  | { kind: "not-found" }

type Owner = {
  /** Country of the shop. */
  country: Country | null
  secrets: Secrets
  now: Date
  /** Whether the sign-in link was opened recently. */
  isFresh: boolean
  /** Sends the owner a mail about the new terminal, in the same transaction. */
  tellOfDevice(tx: Database, device: number): Promise<void>
}

/** Handles the forms of the owner's page of the point of sale. */
export async function handleOwnerForm(
  db: Database,
  listingId: number,
  form: FormData,
  owner: Owner,
): Promise<OwnerAnswer> {
  const { now } = owner
  switch (textField(form, "intent")) {
    case "save":
      return save(db, listingId, form, now)
    case "confirm":
      await confirmRate(db, listingId, now)
      return { kind: "done", said: words.saved }
    case "add": {
      const label = cleanLine(textField(form, "label"))
      const wrong = labelProblem(label)
      // A terminal can charge in the name of the shop, so adding one needs a recent sign-in.
      if (!wrong && !owner.isFresh) return { kind: "not-fresh" }
      const problem = wrong ?? (await add(db, listingId, label, owner))
      if (typeof problem === "number")
        return {
          kind: "done",
          said: { ...words.added, text: format(words.added.text, { hours: linkHours }) },
          device: problem,
        }
      const { values } = openOwnerForms(await findSettings(db, listingId), owner.country)
      return { kind: "form", state: { values: { ...values, label }, errors: { label: problem } } }
    }
    case "remove": {
      const id = Number(textField(form, "device"))
      if (!Number.isSafeInteger(id)) return { kind: "not-found" }
      await revokeDevice(db, listingId, id, now)
      return { kind: "done", said: words.removed }
    }
    default:
      return { kind: "not-found" }
  }
}

function labelProblem(label: string): string | undefined {
  if (label === "") return words.labelMissing
  if (label.length > counterLimits.label) return format(words.labelLong, { most: counterLimits.label })
  return textProblem(label)
}

/** @returns the id of the terminal, or the error text */
async function add(...device: Parameters<typeof addDevice>): Promise<number | string> {
  const added = await addDevice(...device)
  return added.kind === "full" ? format(words.full, { most: mostDevices }) : added.id
}

async function save(db: Database, listingId: number, form: FormData, now: Date): Promise<OwnerAnswer> {
  const values = {
    currency: textField(form, "currency"),
    rate: textField(form, "rate").slice(0, 60),
    asset: textField(form, "asset"),
    sound: form.has("sound"),
    label: "",
  }
  const asset = assets.find((known) => known === values.asset) ?? "guap"
  const read = readPayAmount(values.rate)
  const problems = payments.amount.problems
  const rate = "micros" in read ? read.micros : null
  const rateProblem = "problem" in read ? problems[read.problem] : problems.zero
  const currency = isCurrency(values.currency) ? undefined : words.currencyMissing
  if (currency || rate === null)
    return {
      kind: "form",
      state: { values, errors: { currency, ...(rate === null && { rate: rateProblem }) } },
    }
  await saveSettings(db, listingId, { currency: values.currency, rate, asset, sound: values.sound }, now)
  return { kind: "done", said: words.saved }
}
