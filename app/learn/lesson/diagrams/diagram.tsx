import type { ReactNode } from "react"

/** Colors of the cloth. They never mean anything alone: words, order or patterns say the same. */
export type Tone = "gold" | "ember" | "leaf" | "indigo"

export const toneClass: Record<Tone, string> = {
  gold: "tone-gold",
  ember: "tone-ember",
  leaf: "tone-leaf",
  indigo: "tone-indigo",
}

/** The frame of a picture in a lesson. Its caption alone carries the meaning too. */
export function Diagram({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="diagram">
      <div className="diagram-picture">{children}</div>
      <figcaption className="diagram-caption">{caption}</figcaption>
    </figure>
  )
}
