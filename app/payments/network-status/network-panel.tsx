import type { ReactNode } from "react"
import { timeText } from "#app/lib/text/date-text.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { networkStatus as words } from "#content/en/network-status.ts"
import { site } from "#content/en/site.ts"
import type { NetworkNow } from "../chain/networks.server.ts"
import { ageText } from "./age-text.ts"
import type { NetworkDay } from "./days.ts"
import { EndpointTable } from "./endpoint-table.tsx"
import { NetworkDays } from "./network-days.tsx"

export type Validators = { count: number; at: Date } | null

/** Only a moving chain has the color of success. Unknown states are neutral. */
const edges: Record<NetworkNow["state"], string> = {
  moving: "border-s-leaf",
  slow: "border-s-gold-500",
  standing: "border-s-ember",
  lost: "border-s-ink-600",
  silent: "border-s-ink-600",
  "not-asked": "border-s-ink-600",
  unset: "border-s-ink-600",
}

export function NetworkPanel({
  network,
  state,
  newest,
  lastAskedAt,
  endpoints,
  validators,
  days,
  now,
}: NetworkNow & { validators: Validators; days: NetworkDay[]; now: Date }) {
  const age = newest && ageText(newest.ageSeconds)
  const time = newest ? newest.heardAt : lastAskedAt
  return (
    <section aria-labelledby={network} className="panel grid grid-cols-1 gap-6 p-5 sm:p-8">
      <div className={`grid gap-2 border-s-4 ps-4 ${edges[state]}`}>
        <h2 id={network} className="text-heading">
          {words.names[network]}
        </h2>
        <p className="font-semibold text-lg">{words.states[state]}</p>
        <p className="measure text-ivory-300">
          {format(words.sentences[state], { age, time: time && timeText(time) })}
        </p>
      </div>
      {newest && (
        <dl
          aria-label={words.facts.label}
          className={`grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4 ${state === "lost" ? "text-ivory-400" : ""}`}
        >
          <Figure name={words.facts.height}>{newest.height.toLocaleString(site.locale)}</Figure>
          <Figure name={words.facts.age}>{format(words.facts.ageText, { age })}</Figure>
          <Figure name={words.facts.answers}>
            {format(words.facts.answersText, {
              current: endpoints.filter(({ standing }) => standing === "current").length,
              all: endpoints.length,
            })}
          </Figure>
          <Figure
            name={words.facts.validators}
            note={validators && format(words.facts.validatorsAt, { time: timeText(validators.at) })}
          >
            {network === "l1"
              ? words.facts.validatorsLayer1
              : validators
                ? formatCount(words.facts.validatorsText, validators.count, site.locale)
                : words.facts.validatorsUnknown}
          </Figure>
        </dl>
      )}
      {endpoints.length > 0 && (
        <>
          <EndpointTable endpoints={endpoints} />
          <NetworkDays network={network} days={days} now={now} />
        </>
      )}
    </section>
  )
}

function Figure({ name, note, children }: { name: string; note?: string | null; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ivory-300 text-sm">{name}</dt>
      <dd className="font-semibold text-lg tabular-nums">
        {children}
        {note && <span className="block font-normal text-ivory-400 text-sm">{note}</span>}
      </dd>
    </div>
  )
}
