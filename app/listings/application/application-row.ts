import { codeOf, type Words } from "#app/lib/text/codes.ts"
import { readPhoneNumber } from "#app/lib/text/phone-number.server.ts"
import { checkWalletAddress } from "#app/payments/wallet-address.ts"
import { type Country, countryWords } from "#app/places/countries/countries.ts"
import { type ApplicationField, applicationFieldNames, type applicationFields, ruleOf } from "../options.ts"
import { heldTown } from "../position/town-choice.ts"
import { type ApplicationValues, categoryFor, isNotAsked } from "./application-rules.ts"

type Fields = typeof applicationFields
type Stored<Rule> = Rule extends { box: true }
  ? boolean
  : Rule extends { words: Words<infer Code> }
    ? Code
    : Rule extends { country: true }
      ? Country
      : Rule extends { premises: true }
        ? string | null
        : Rule extends { required: true }
          ? string
          : string | null

/**
 * The columns for the answers of an application. An online business stores no street typed before, and `showWallet` is false
 * without a payment address.
 * @param values already checked by application-schema.ts and application-rules.ts
 */
export function columnsOf(values: ApplicationValues) {
  const complete = { ...values, directoryCategory: categoryFor(values) }
  const stored = Object.fromEntries(
    applicationFieldNames.map((field) => [field, storedValue(field, complete)]),
  )
  const {
    acceptTerms: _,
    zip: zipCode,
    ...columns
  } = stored as { [F in ApplicationField]: Stored<Fields[F]> }
  const [, townCountry] = /^([a-z]{2})\/[a-z0-9-]{1,80}$/.exec(columns.town ?? "") ?? []
  const wallet = values.walletAddress ? checkWalletAddress(values.walletAddress) : undefined
  return {
    ...columns,
    // A number that cannot be parsed is stored as typed, and the staff page says so.
    phone: readPhoneNumber(values.phone, columns.country)?.international ?? columns.phone,
    zipCode,
    town: townCountry?.toUpperCase() === columns.country ? columns.town : null,
    walletAddress: wallet?.ok ? wallet.address : null,
    showWallet: values.showWallet && wallet?.ok === true,
  }
}

function storedValue(
  field: ApplicationField,
  values: ApplicationValues,
): string | boolean | null | undefined {
  const [rule, value] = [ruleOf(field), values[field]]
  if (typeof value === "boolean") return value
  if ("words" in rule) return codeOf(rule.words, value)
  if ("country" in rule) return codeOf(countryWords, value)
  if (isNotAsked(field, values)) return null
  return ("town" in rule ? heldTown(values)?.code : value) || null
}
