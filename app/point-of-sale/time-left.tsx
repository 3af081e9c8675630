import { format } from "#app/lib/text/format.ts"
import { counterWords } from "#content/en/counter.ts"
import type { RequestView } from "./request-view.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "time-left": React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Remaining time of a payable request. The page must load the module `live-state`, which also counts down. */
export function TimeLeft({ view: { pay, minutesLeft, expiresAt } }: { view: RequestView }) {
  if (!pay || minutesLeft === null) return null
  return (
    <p className="tabular-nums">
      <time-left data-until={expiresAt.toISOString()} data-words={counterWords.timeLeft}>
        {format(counterWords.timeLeft, { minutes: minutesLeft })}
      </time-left>
    </p>
  )
}
