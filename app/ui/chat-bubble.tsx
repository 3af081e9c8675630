import type { ReactNode } from "react"
import { classNames } from "./class-names.ts"

/** One message of a conversation; the speaker is named for screen readers, because the sides are only visible. */
export function ChatBubble({
  from,
  speaker,
  children,
}: {
  from: "bot" | "user"
  speaker: string
  children: ReactNode
}) {
  return (
    <div
      className={classNames(
        "w-fit max-w-[85%] rounded-card px-[min(1rem,4vw)] py-2.5",
        from === "bot"
          ? "justify-self-start rounded-es-none bg-ink-700"
          : "justify-self-end rounded-ee-none bg-gold text-ink",
      )}
    >
      <span className="visually-hidden">{speaker}: </span>
      {children}
    </div>
  )
}
