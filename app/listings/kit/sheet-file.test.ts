import { expect, test } from "vitest"
import { paintPng } from "#app/lib/drawing/paint.server.ts"
import { drawSheetFile } from "./sheet-file.server.ts"

const shop = {
  publicId: "0a1b2c3d4e5f",
  slug: "kente",
  name: "Kente House",
  place: null,
  onlineOnly: false,
  walletAddress: null,
  walletNote: null,
  stickerCode: null,
}
const site = { publicUrl: "https://shop.example", now: new Date("2026-05-01"), rootDir: process.cwd() }
const draw = (type: "svg" | "png") => drawSheetFile(shop, { sheet: "sticker", type }, site)

test("while too many images wait, the next request gets 503 with Retry-After, and an SVG is sent at once", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>`
  const waiting = Promise.all(Array.from({ length: 10 }, () => paintPng(svg, 10, 300)))
  const refused = await draw("png")
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"])
  expect((await draw("svg")).status).toBe(200)
  await waiting
  expect((await draw("png")).headers.get("content-type")).toBe("image/png")
})
