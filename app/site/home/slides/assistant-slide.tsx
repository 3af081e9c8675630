import { ChatBubble } from "#app/ui/chat-bubble.tsx"
import { demos } from "#content/en/demos.ts"
import { DemoScreen } from "./demo-screen.tsx"

export function AssistantSlide() {
  const { name, messages, placeholder } = demos.assistant
  return (
    <DemoScreen name={name}>
      <ol className="mb-3 grid gap-3">
        {messages.map(({ id, type, text }) => (
          <li key={id} className="grid">
            <ChatBubble from={type} speaker={demos.chat[type]}>
              {text}
            </ChatBubble>
          </li>
        ))}
      </ol>
      <p
        className="mt-auto rounded-control border border-ink-600 px-3 py-2 text-ivory-400 text-sm"
        aria-hidden="true"
      >
        {placeholder}
      </p>
    </DemoScreen>
  )
}
