import { MessageCircle, Minus, Send, Square, X } from "lucide-react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { ChatBubble } from "#app/ui/chat-bubble.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { askContent } from "#content/en/ask.ts"
import { demos } from "#content/en/demos.ts"
import { longestQuestion } from "./ask-page.tsx"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "assistant-widget": React.HTMLAttributes<HTMLElement>
    }
  }
}

const panelId = "assistant-panel"

/**
 * The assistant's panel (docs/rulings.md, Demos and ruling 34). With script, its button replaces the bar's link to /ask;
 * without script the link stays and shows the same answers.
 */
export function AssistantWidget() {
  const words = askContent.panel
  const small = buttonClass({ variant: "ghost", size: "icon" })
  return (
    <assistant-widget>
      <button
        type="button"
        popoverTarget={panelId}
        data-open
        hidden
        aria-label={words.open}
        className={small}
      >
        <MessageCircle aria-hidden="true" className="text-gold-400" />
      </button>
      <section id={panelId} popover="manual" aria-label={words.name} className="assistant-panel">
        <div className="flex items-center border-ink-700 border-b bg-ink-800 ps-4">
          <h2 className="grow font-sans text-base">{words.name}</h2>
          <button type="button" data-minimise aria-label={words.minimise} className={small}>
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
          <p className="text-ivory-300 text-sm">{words.about}</p>
          <ul className="flex flex-wrap gap-2">
            {words.questions.map(({ text, href }) => (
              <li key={href}>
                <a href={href} className="chip">
                  {text}
                </a>
              </li>
            ))}
          </ul>
          <section
            aria-label={words.answer}
            aria-live="polite"
            data-answer
            className="grid gap-4 empty:hidden"
          />
          <template>
            <Notice tone="error" title={words.unreachable} />
          </template>
        </div>
        <form
          method="post"
          action={pathTo("/ask")}
          className="assistant-body flex gap-2 border-ink-700 border-t p-3"
        >
          <input
            name="question"
            autoComplete="off"
            maxLength={longestQuestion}
            aria-label={askContent.label}
            placeholder={words.placeholder}
            className="min-h-11 w-full min-w-0 rounded-control border border-ivory-400/70 bg-well px-3 placeholder:text-ivory-400"
          />
          <button
            type="submit"
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
