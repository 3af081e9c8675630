import { pathTo } from "#app/lib/http/path-to.ts"
import { readText } from "#app/lib/text/search-params.ts"
import { type AmountProblem, amountText, type Micros, readPayAmount } from "#app/payments/amount.ts"
import { type Asset, assets } from "#app/payments/options.ts"

/** Which code is shown: of the page, for any camera; of what a wallet opens; of the address alone. */
const codeKinds = ["page", "wallet", "address"] as const
export type CodeKind = (typeof codeKinds)[number]

/** What the address of the page says. @property typed of the amount, as it goes back into its field */
export type PaySearch = {
  asset: Asset
  micros: Micros
  typed: string
  problem?: AmountProblem
  code: CodeKind
}

/** Of whoever has said neither coin nor amount. */
export const unsaid = { asset: "guap", micros: null } as const satisfies Pick<PaySearch, "asset" | "micros">

/** So much of what was typed comes back: nobody types more by mistake. */
const longestEcho = 60

/** The names in an address that readPaySearch reads. */
export const paySearchNames = ["asset", "code", "amount"]

/** Reads the address; a coin or a code that does not exist counts as not given, two amounts are none. */
export function readPaySearch(params: URLSearchParams): PaySearch {
  const amounts = params.getAll("amount")
  const read = amounts.length > 1 ? { problem: "format" as const } : readPayAmount(amounts[0] ?? "")
  return {
    asset: assets.find((known) => known === params.get("asset")) ?? "guap",
    code: codeKinds.find((known) => known === params.get("code")) ?? "page",
    micros: "micros" in read ? read.micros : null,
    typed: readText(params, "amount", longestEcho),
    ...("problem" in read && { problem: read.problem }),
  }
}

/** The address of the page to pay on, or of a code that fills the screen. */
export function payHref(
  publicId: string,
  { asset, micros }: Pick<PaySearch, "asset" | "micros">,
  code?: CodeKind,
): string {
  const params = new URLSearchParams()
  if (micros !== null) params.set("amount", amountText(micros))
  if (asset !== "guap") params.set("asset", asset)
  if (code && code !== "page") params.set("code", code)
  const path = code ? pathTo("/pay/:publicId/code", { publicId }) : pathTo("/pay/:publicId", { publicId })
  return path + (params.size > 0 ? `?${params}` : "")
}
