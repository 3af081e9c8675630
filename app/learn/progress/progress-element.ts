import { recallSessions } from "#app/ui/own-cloth/kept-sessions.ts"
import { isDone, nextLesson, type Progress, readProgress, withRight } from "./progress.ts"

const key = "guapcoin.lessons"

/**
 * Stores on this device which questions of a lesson were answered correctly, and shows which lessons are finished.
 * Inside: details with `data-right` (a question's number), hidden marks with `data-done` (a lesson's path), and links
 * with `data-next`, of which one is shown: that of the next lesson, or the one for "none" or "all". Loads the module that
 * draws the pattern or, on a lesson page (`data-lesson`), the band of this lesson. Without storage, as in some private
 * windows, progress lasts as long as the page.
 */
class LessonProgressElement extends HTMLElement {
  #progress: Progress = {}

  connectedCallback() {
    // The toggle event of details does not bubble.
    this.addEventListener("toggle", (event) => this.#note(event.target), { capture: true })
    // A page restored from the back/forward cache shows outdated progress.
    window.addEventListener("pageshow", () => this.#show())
    this.#show()
  }

  #note(opened: EventTarget | null) {
    const { lesson } = this.dataset
    if (!lesson || !(opened instanceof HTMLDetailsElement) || !opened.open) return
    if (opened.dataset.right === undefined) return
    this.#progress = withRight(this.#load(), lesson, Number(opened.dataset.right))
    try {
      localStorage.setItem(key, JSON.stringify(this.#progress))
    } catch {
      // Storage is full or blocked: the page works without it.
    }
    this.#show()
  }

  #load(): Progress {
    try {
      const stored = localStorage.getItem(key)
      return stored === null ? this.#progress : readProgress(stored)
    } catch {
      return this.#progress
    }
  }

  #show() {
    this.#progress = this.#load()
    const isLearned = (lesson: string) => isDone(this.#progress, lesson)
    for (const mark of this.querySelectorAll<HTMLElement>("[data-done]"))
      mark.hidden = !isLearned(mark.dataset.done ?? "")
    const { lesson } = this.dataset
    const isWoven = lesson
      ? isLearned(lesson)
      : Object.keys(this.#progress).some(isLearned) || recallSessions().length > 0
    if (isWoven) fetchWeaver()
    const links = [...this.querySelectorAll<HTMLElement>("[data-next]")]
    const lessons = links.map((link) => link.dataset.next ?? "").filter((name) => name.startsWith("/"))
    const next = nextLesson(this.#progress, lessons)
    const shown = next.kind === "lesson" ? next.lesson : next.kind
    for (const link of links) link.hidden = link.dataset.next !== shown
  }
}

/**
 * Loads the module that draws the pattern or this page's band. Before a lesson or a session is done there is nothing to
 * draw.
 */
function fetchWeaver() {
  const cloth = document.querySelector<HTMLElement>("[data-module]")
  if (!cloth?.dataset.module) return
  const script = document.createElement("script")
  script.type = "module"
  script.src = cloth.dataset.module
  document.head.append(script)
}

customElements.define("lesson-progress", LessonProgressElement)
