import type { ReactNode } from "react"

/** Colors of diagrams. They never carry meaning alone: text, order or patterns say the same. */
export type Tone = "gold" | "ember" | "leaf" | "indigo"

export const toneClass: Record<Tone, string> = {
  gold: "tone-gold",
  ember: "tone-ember",
  leaf: "tone-leaf",
  indigo: "tone-indigo",
}

/** Frame of a diagram in a lesson. The caption alone carries the meaning too. */
export function Diagram({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="diagram">
      <div className="diagram-picture">{children}</div>
      <figcaption className="diagram-caption">{caption}</figcaption>
    </figure>
  )
}
