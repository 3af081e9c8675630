import { pathTo } from "#app/lib/http/path-to.ts"
import { readText } from "#app/lib/text/search-params.ts"
import { type AmountProblem, amountText, type Micros, readPayAmount } from "#app/payments/amount.ts"
import { type Asset, assets } from "#app/payments/options.ts"

/** Content of the shown code: the page, for any camera; a wallet link; the payment address alone. */
const codeKinds = ["page", "wallet", "address"] as const
export type CodeKind = (typeof codeKinds)[number]

/** Query parameters of the page. @property typed the amount as typed, to show it again */
export type PaySearch = {
  asset: Asset
  micros: Micros
  typed: string
  problem?: AmountProblem
  code: CodeKind
}

/** Values without query parameters. */
export const unsaid = { asset: "guap", micros: null } as const satisfies Pick<PaySearch, "asset" | "micros">

/** Maximum of typed characters to show again; longer input is no mistake. */
const longestEcho = 60

/** Query parameters that readPaySearch reads. */
export const paySearchNames = ["asset", "code", "amount"]

/** Parses the query parameters; an unknown coin or code is ignored, two amounts are an error. */
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

/** Address of the payment page, or of the full-screen code. */
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
