import { roadmap } from "#content/en/network.ts"
import { whitepapers } from "#content/en/whitepapers.ts"
import type { QuarterState } from "./quarters.ts"

/** The project's plan on one thread. @param states where each quarter lies, in the plan's order */
export function Roadmap({ states }: { states: readonly QuarterState[] }) {
  return (
    <ol className="thread">
      {roadmap.map(({ quarter, title }, index) => {
        const state = states[index] ?? "coming"
        return (
          <li key={quarter} className="grid gap-1">
            <p className="font-display font-semibold text-gold-400">{quarter}</p>
            <h3 className="font-bold text-xl">{title}</h3>
            <p className={state === "current" ? "text-gold-400" : "text-ivory-300"}>
              {whitepapers.roadmap[state]}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
