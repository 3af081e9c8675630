import { pageMeta } from "#app/lib/http/page-meta.ts"
import { format } from "#app/lib/text/format.ts"
import { payments } from "#content/en/payments.ts"
import type { Shop } from "./payable.server.ts"

type PayMetaArgs = Parameters<typeof pageMeta>[0] & { loaderData?: { shop: Pick<Shop, "name"> | undefined } }

/** Meta tags of both pages. @param title names the payee */
export function payMeta(args: PayMetaArgs, title: string) {
  if (!args.loaderData) return []
  const { shop } = args.loaderData
  const named = shop
    ? { title: format(title, shop), description: format(payments.page.description, shop) }
    : { title: payments.gone.title, description: payments.gone.text }
  return pageMeta(args, { ...named, index: false })
}
