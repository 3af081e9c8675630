import { facesOf } from "#app/lib/drawing/faces.server.ts"
import { paintPng } from "#app/lib/drawing/paint.server.ts"
import { paymentKit } from "#content/en/payment-kit.ts"
import { drawSheet } from "./draw-sheet.server.ts"
import type { KitShop } from "./sheet-words.ts"
import { readSheetName, sheets } from "./sheets.ts"

const types = { svg: "image/svg+xml", png: "image/png" }

/** Responds with a sheet as a file: 404 if unknown, 503 while too many images are being rendered. */
export async function drawSheetFile(
  shop: KitShop,
  { sheet, type }: { sheet: string; type: keyof typeof types },
  site: { publicUrl: string; now: Date; rootDir: string },
): Promise<Response> {
  const name = readSheetName(sheet)
  if (!name) return new Response(null, { status: 404 })
  const svg = drawSheet(name, shop, { ...site, faces: facesOf(site.rootDir) })
  const { width, dpi } = sheets[name]
  const file = type === "svg" ? svg : await paintPng(svg, Math.round((width * dpi) / millimetresPerInch), dpi)
  if (file === null)
    return new Response(`${paymentKit.busy}\n`, {
      status: 503,
      headers: { "Retry-After": "10", "Content-Type": "text/plain; charset=utf-8" },
    })
  return new Response(typeof file === "string" ? file : new Uint8Array(file), {
    headers: {
      "Content-Type": types[type],
      "Content-Disposition": `inline; filename="${shop.slug}-${name}.${type}"`,
      // Forbids everything when the file is opened directly.
      "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
    },
  })
}

const millimetresPerInch = 25.4
