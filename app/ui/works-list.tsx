import { Badge } from "./badge.tsx"
import { useWorkStates, workTones } from "./what-works.ts"

/** The status of each wallet, market and bridge, from the one source for all pages (docs/decisions/content.md). */
export function WorksList() {
  return (
    <ul className="border-ink-700 border-t">
      {useWorkStates().map(({ name, state, said }) => (
        <li
          key={name}
          className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-ink-700 border-b py-2"
        >
          {name} <Badge tone={workTones[state]}>{said}</Badge>
        </li>
      ))}
    </ul>
  )
}
