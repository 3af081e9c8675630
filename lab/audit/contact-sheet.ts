import { mkdirSync } from "node:fs"
import path from "node:path"
import type { Page } from "playwright-core"

/** A picture of a page or a state, as JPEG, with the height that it has when it is `column` wide. */
export type Shot = { title: string; jpeg: Buffer; width: number; height: number }

/** In pixels. What is longer than a column goes on in the next one. */
const column = { width: 300, height: 1500 }
const columnsPerSheet = 6
const slide = { width: 640, height: 1500 }

/** Pictures side by side under their titles, as many sheets as they need: <folder>/<name>-1.jpg and so on. @returns the files */
export async function writeSheets(
  page: Page,
  folder: string,
  name: string,
  shots: readonly Shot[],
): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const slices = shots.flatMap(({ title, jpeg, width, height }) => {
    // What is wide is shown larger: a desk at the width of a phone says nothing.
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
