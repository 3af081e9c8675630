import { mkdirSync } from "node:fs"
import path from "node:path"
import type { Page } from "playwright-core"

/** A JPEG screenshot of a page or a state, with its height at the given width. */
export type Shot = { title: string; jpeg: Buffer; width: number; height: number }

/** In pixels. A screenshot longer than a column continues in the next one. */
const column = { width: 300, height: 1500 }
const columnsPerSheet = 6
const slide = { width: 640, height: 1500 }

/**
 * Puts screenshots side by side under their titles, on as many sheets as needed: <folder>/<name>-1.jpg and so on. @returns the
 * files
 */
export async function writeSheets(
  page: Page,
  folder: string,
  name: string,
  shots: readonly Shot[],
): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const slices = shots.flatMap(({ title, jpeg, width, height }) => {
    // Wide screenshots are shown larger: a desktop page at the width of a phone is unreadable.
    const cell = width > 700 ? slide : column
    const count = Math.max(1, Math.ceil((height * cell.width) / width / cell.height - 0.02))
    const source = `data:image/jpeg;base64,${jpeg.toString("base64")}`
    return Array.from({ length: count }, (_, part) => ({
      width: cell.width,
      html: `<figure style="width:${cell.width}px"><figcaption>${part ? "…" : title}</figcaption><div><img src="${source}" style="width:${cell.width}px;margin-top:-${part * cell.height}px"></div></figure>`,
    }))
  })
  const files: string[] = []
  while (slices.length > 0) {
    const room = columnsPerSheet * column.width
    let taken = 0
    const figures: string[] = []
    do {
      const next = slices.shift()
      taken += next?.width ?? 0
      figures.push(next?.html ?? "")
    } while (slices[0] && taken + slices[0].width <= room)
    await page.setViewportSize({ width: room + 80, height: column.height + 40 })
    await page.setContent(
      `<style>body{margin:8px;display:flex;gap:10px;background:#777;font:600 13px sans-serif;color:#fff}figure{margin:0;flex:none}figcaption{height:22px;overflow:hidden;white-space:nowrap}div{height:${column.height}px;overflow:hidden}img{display:block}</style>${figures.join("")}`,
      { waitUntil: "load" },
    )
    const file = path.join(folder, `${name}-${files.length + 1}.jpg`)
    await page.screenshot({ path: file, type: "jpeg", quality: 70 })
    files.push(file)
  }
  return files
}
