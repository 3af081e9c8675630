import { MessageCircle, Minus, Send, Square, X } from "lucide-react"
import { buttonClass } from "#app/ui/button.tsx"
import { ChatBubble } from "#app/ui/chat-bubble.tsx"
import { demos } from "#content/en/demos.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "assistant-widget": React.HTMLAttributes<HTMLElement>
    }
  }
}

const panelId = "assistant-panel"

/** The floating assistant (docs/rulings.md, Demos). Its form only clears what was typed, and it says so; six questions lead to answers (ruling 22). */
export function AssistantWidget() {
  const words = demos.widget
  const small = buttonClass({ variant: "ghost", size: "icon" })
  return (
    <assistant-widget className="assistant">
      <button
        type="button"
        popoverTarget={panelId}
        data-open
        aria-label={words.open}
        className={buttonClass({ variant: "gold", size: "icon" }, "size-14 rounded-full shadow-xl")}
      >
        <MessageCircle aria-hidden="true" />
      </button>
      <section id={panelId} popover="manual" aria-label={words.name} className="assistant-panel">
        <div className="flex items-center border-ink-700 border-b bg-ink-800 ps-4">
          <h2 className="grow font-sans text-base">{words.name}</h2>
          <button type="button" data-minimise aria-label={words.minimise} className={`needs-script ${small}`}>
            <Minus aria-hidden="true" className="size-5" />
          </button>
          <button type="button" data-restore hidden aria-label={words.restore} className={small}>
            <Square aria-hidden="true" className="size-4" />
          </button>
          <button
            type="button"
            popoverTarget={panelId}
            popoverTargetAction="hide"
            data-close
            aria-label={words.close}
            className={small}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <div className="assistant-body flex grow flex-col gap-3 overflow-y-auto p-4">
          <ChatBubble from="bot" speaker={demos.chat.bot}>
            {words.greeting}
          </ChatBubble>
          <p className="text-ivory-300 text-sm">{words.preview}</p>
          <ul className="flex flex-wrap gap-2">
            {words.questions.map(({ text, href }) => (
              <li key={href}>
                <a href={href} className="chip">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {/* A form of the method 'dialog' outside of a dialog is never sent. */}
        <form method="dialog" className="assistant-body flex gap-2 border-ink-700 border-t p-3">
          <input
            name="message"
            autoComplete="off"
            aria-label={words.input}
            placeholder={words.placeholder}
            className="min-h-11 w-full min-w-0 rounded-control border border-ivory-400/70 bg-well px-3 placeholder:text-ivory-400"
          />
          <button
            type="reset"
            aria-label={words.send}
            className={buttonClass({ variant: "gold", size: "icon" }, "shrink-0")}
          >
            <Send aria-hidden="true" className="size-5" />
          </button>
        </form>
      </section>
    </assistant-widget>
  )
}
