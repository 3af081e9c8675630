import { Badge } from "#app/ui/badge.tsx"
import { ChatBubble } from "#app/ui/chat-bubble.tsx"
import { PlaybackButton } from "#app/ui/elements/playback-button.tsx"
import { demos } from "#content/en/demos.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "chat-demo": React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Scripted conversation on /learn. Without script, or with reduced motion, all messages are visible. */
export function ChatDemo() {
  const { name, messages, ...speakers } = demos.chat
  return (
    <chat-demo role="group" aria-label={name} className="panel block overflow-hidden">
      <div className="flex items-center justify-between gap-3 border-ink-700 border-b bg-ink-800 px-4 py-1.5">
        <Badge tone="gold">{demos.label}</Badge>
        <PlaybackButton />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <div tabIndex={0} className="chat-box">
        <ol className="chat-messages">
          {messages.map(({ id, type, text }) => (
            <li key={id} data-message={type} className="chat-message grid">
              <ChatBubble from={type} speaker={speakers[type]}>
                <span className="chat-text">{text}</span>
              </ChatBubble>
              <span className={`chat-dots chat-dots-${type}`} aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </chat-demo>
  )
}
