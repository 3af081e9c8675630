import { attachPlayback } from "#app/lib/playback/playback.ts"
import { browserClock, Player } from "#app/lib/playback/player.ts"
import { type ChatState, chatScript } from "./chat-script.ts"

/** Lets the messages that the page holds come one at a time. Hidden is only what the eye sees: readers have all. */
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
