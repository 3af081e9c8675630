import { recallSessions } from "#app/ui/own-cloth/kept-sessions.ts"
import { isDone, nextLesson, type Progress, readProgress, withRight } from "./progress.ts"

const key = "guapcoin.lessons"

/**
 * Remembers on this device which questions of a lesson were answered right, and shows which lessons are done. Inside:
 * details with `data-right` (a question's number), hidden marks with `data-done` (a lesson's address), and links with `data-next`
 * of which one shows: that of the lesson to go on with, or the one for "none" or "all". Loads what draws the cloth, or on the page
 * of a lesson (`data-lesson`) the strip that this lesson wove. Where the device keeps nothing, as in some private windows, marks
 * last as long as the page.
 */
class LessonProgressElement extends HTMLElement {
  #progress: Progress = {}

  connectedCallback() {
    // The toggle of details does not bubble.
    this.addEventListener("toggle", (event) => this.#note(event.target), { capture: true })
    // A page may come back from the browser's memory with what it knew then.
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
      // Full or forbidden: the page works without it.
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

/** Loads what draws the cloth or the strip of this page. Before a lesson or a session is done there is nothing to draw. */
function fetchWeaver() {
  const cloth = document.querySelector<HTMLElement>("[data-module]")
  if (!cloth?.dataset.module) return
  const script = document.createElement("script")
  script.type = "module"
  script.src = cloth.dataset.module
  document.head.append(script)
}

customElements.define("lesson-progress", LessonProgressElement)
