import { recallSessions } from "#app/ui/own-cloth/kept-sessions.ts"
import { blockHeight, pathsOf, type Run, stripPitch, stripWidth, threads } from "#app/ui/own-cloth/weave.ts"
import { isDone, readProgress } from "../progress/progress.ts"
import { clothBlocks, drawPicture, stripOf } from "./cloth-picture.ts"
import { drawPaths } from "./draw-paths.ts"
import { beginCloth, recallSeed } from "./recall-seed.ts"

const lessonsKey = "guapcoin.lessons"

/**
 * Draws, on load, a band for each lesson finished on this device and each session added to a calendar on it, and lets the
 * visitor save or share the pattern as a picture. Inside: `data-strips` in the drawing, `data-count`, and the buttons
 * `data-save` and `data-share`. Sends nothing.
 */
class OwnCloth {
  #root: HTMLElement
  #strips: (Run[] | undefined)[] = []
  #caption = ""

  constructor(root: HTMLElement) {
    this.#root = root
    // A page restored from the back/forward cache shows outdated progress.
    window.addEventListener("pageshow", () => this.#show())
    this.#find("[data-save]")?.addEventListener("click", () => this.#save())
    this.#find("[data-share]")?.addEventListener("click", () => this.#share())
    this.#show()
  }

  #find(selector: string) {
    return this.#root.querySelector<HTMLElement>(selector)
  }

  #show() {
    const lessons = (this.#root.dataset.lessons ?? "").split(" ")
    const { seed, done } = recall(lessons)
    const places = [...lessons, ...done.filter((name) => !lessons.includes(name))]
    this.#strips = places.map((name, place) => (done.includes(name) ? stripOf(seed, name, place) : undefined))
    const paths = this.#strips.flatMap((runs, place) => {
      if (!runs) return []
      const left = place * stripPitch
      // The background hides the placeholder.
      const ground = {
        colour: threads.ink,
        path: `M${left} 0h${stripWidth}v${clothBlocks * blockHeight}h-${stripWidth}z`,
      }
      return [ground, ...pathsOf(runs, left)]
    })
    const drawing = this.#root.querySelector("[data-strips]")
    if (drawing) drawPaths(drawing, paths)
    // Same as own-cloth.tsx draws for the lessons only.
    const [width, height] = [places.length * stripPitch - 1, clothBlocks * blockHeight]
    drawing?.closest("svg")?.setAttribute("viewBox", `-6 -6 ${width + 12} ${height + 12}`)
    this.#caption = (this.#root.dataset.caption ?? "")
      .replace("{count}", String(done.length))
      .replace("{all}", String(places.length))
    const count = this.#find("[data-count]")
    if (count) count.textContent = this.#caption
    // Drawn bands can be printed, unlike elements that only a script would fill (base.css).
    if (done.length > 0) this.#root.closest("section")?.classList.remove("needs-script")
    const save = this.#find("[data-save]")
    if (save) save.hidden = done.length === 0
    const share = this.#find("[data-share]")
    const sample = [new File([], "cloth.png", { type: "image/png" })]
    if (share) share.hidden = done.length === 0 || !navigator.canShare?.({ files: sample })
  }

  #picture(): Promise<Blob | null> {
    const canvas = document.createElement("canvas")
    drawPicture(canvas, this.#strips, `${this.#caption} · ${location.host}`)
    return new Promise((resolve) => canvas.toBlob(resolve, "image/png"))
  }

  async #save() {
    const picture = await this.#picture()
    if (!picture) return
    const link = document.createElement("a")
    link.href = URL.createObjectURL(picture)
    link.download = "guapcoin-cloth.png"
    link.click()
    URL.revokeObjectURL(link.href)
  }

  async #share() {
    const picture = await this.#picture()
    if (!picture) return
    const files = [new File([picture], "guapcoin-cloth.png", { type: "image/png" })]
    // Rejects if the visitor closes the share dialog: ignore.
    await navigator.share({ files, title: this.#caption }).catch(() => {})
  }
}

/** Lessons and sessions stored on this device, and the seed of its pattern if there is at least one. */
function recall(lessons: readonly string[]): { seed: string; done: string[] } {
  try {
    const progress = readProgress(localStorage.getItem(lessonsKey))
    const done = [...lessons.filter((lesson) => isDone(progress, lesson)), ...recallSessions()]
    const seed = recallSeed() ?? (done.length > 0 ? beginCloth() : "")
    return { seed, done }
  } catch {
    return { seed: "", done: [] }
  }
}

for (const root of document.querySelectorAll<HTMLElement>("[data-lessons]")) new OwnCloth(root)
