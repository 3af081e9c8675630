import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { paymentKit } from "#content/en/payment-kit.ts"
import { payHref, unsaid } from "../pay/pay-search.ts"
import type { Shop } from "../pay/payable.server.ts"
import { paymentView } from "../pay/payment-view.ts"
import { stickerCodeText } from "../payment/sticker-code.ts"

/** The shop whose sheets are printed. */
export type KitShop = Shop & { stickerCode: string | null }

/** Content of the code: the payment page, which can show more later without a new print. */
export const codeText = ({ publicId }: Pick<Shop, "publicId">, publicUrl: string): string =>
  publicUrl + payHref(publicId, unsaid)

/** Texts on a sheet. @property last last characters of the payment address; null if customers have to ask for it */
export type SheetWords = Record<
  "headline" | "name" | "scan" | "address" | "ends" | "warning" | "footer",
  string
> & {
  place: string | null
  last: string | null
}

export function sheetWords(shop: KitShop, publicUrl: string, now: Date): SheetWords {
  const { sheet: words } = paymentKit
  const { name, place, stickerCode, onlineOnly } = shop
  const last = paymentView(shop, unsaid)?.last ?? null
  const { host } = new URL(publicUrl)
  const code = stickerCode && format(words.sticker, { code: stickerCodeText(stickerCode) })
  return {
    headline: last ? words.headline : words.headlineAsk,
    name,
    place,
    scan: words.scan,
    address: codeText(shop, publicUrl).replace(/^https?:\/\//, ""),
    ends: last ? words.ends : words.ask[onlineOnly ? "online" : "counter"],
    last,
    warning: format(last ? words.warning : words.warningAsk, { host, last }),
    footer: [code, dateText(now)].flatMap((part) => part?.replaceAll(" ", "\u00a0") ?? []).join(" · "),
  }
}
