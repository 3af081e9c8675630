import { browserClock } from "#app/lib/playback/player.ts"
import { CopiedNote } from "./copied-note.ts"

/**
 * Copies the text of `[data-text]` at the press of its button and shows `[data-copied]` for a while. Where the browser
 * forbids it, as on pages without HTTPS, the text is selected and `[data-failed]` says so.
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
