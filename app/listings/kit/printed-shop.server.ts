import { facesOf } from "#app/lib/drawing/faces.server.ts"
import { unsaid } from "../pay/pay-search.ts"
import { paymentView } from "../pay/payment-view.ts"
import type { PrintedShop } from "./kit-page.tsx"
import type { KitShop } from "./sheet-words.ts"

/** Data about the sheets for the owner's page. */
export function printedShop(shop: KitShop, rootDir: string): PrintedShop {
  const { publicId, name, place, stickerCode } = shop
  const last = paymentView(shop, unsaid)?.last ?? null
  const lacksLetters = !facesOf(rootDir).text.has(name + (place ?? ""))
  return { publicId, name, last, stickerCode, lacksLetters }
}
