import { attachPlayback } from "#app/lib/playback/playback.ts"
import { browserClock, Player } from "#app/lib/playback/player.ts"
import { type ChatState, chatScript } from "./chat-script.ts"

/** Shows the page's messages one at a time. They are hidden visually only: screen readers have all of them. */
export class ChatDemoElement extends HTMLElement {
  connectedCallback() {
    const messages = [...this.querySelectorAll<HTMLElement>("[data-message]")]
    const script = chatScript(
      messages.map((message) => (message.dataset.message === "user" ? "user" : "bot")),
    )
    const show = ({ shown, typing }: ChatState) => {
      messages.forEach((message, index) => {
        const isTyped = typing && index === shown
        message.dataset.state = index < shown ? "shown" : isTyped ? "typing" : "waiting"
      })
    }
    const { motionWelcome } = attachPlayback(this, new Player(script, browserClock, show))
    if (motionWelcome) show(script.first)
  }
}
