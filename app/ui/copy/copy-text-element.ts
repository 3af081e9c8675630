import { browserClock } from "#app/lib/playback/player.ts"
import { CopiedNote } from "./copied-note.ts"

/**
 * Copies the text of `[data-text]` when its button is clicked, and shows `[data-copied]` for a while. If the browser refuses, as
 * on pages without HTTPS, it selects the text and shows `[data-failed]`.
 */
export class CopyTextElement extends HTMLElement {
  connectedCallback() {
    const text = this.querySelector<HTMLElement>("[data-text]")
    const copied = this.querySelector<HTMLElement>("[data-copied]")
    const failed = this.querySelector<HTMLElement>("[data-failed]")
    if (!text || !copied || !failed) return
    const note = new CopiedNote(browserClock, (visible) => {
      copied.hidden = !visible
    })
    this.querySelector("button")?.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(text.textContent)
        failed.hidden = true
        note.copied()
      } catch {
        getSelection()?.selectAllChildren(text)
        failed.hidden = false
        note.hide()
      }
    })
  }
}
