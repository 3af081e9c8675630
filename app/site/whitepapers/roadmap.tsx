import { format } from "#app/lib/text/format.ts"
import { Badge, type BadgeTone } from "#app/ui/badge.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { whitepapers } from "#content/en/whitepapers.ts"
import { type RoadmapNews, type RoadmapStep, roadmap } from "#content/facts/network.ts"
import type { QuarterState } from "./quarters.ts"

const words = whitepapers.roadmap

type Props = {
  /** State of each quarter, in the order of the roadmap. */
  states: readonly QuarterState[]
  /** Staff's news of some steps; the others are as stated by the project. */
  news: RoadmapNews
}

/** The project's roadmap on one line. */
export function Roadmap({ states, news }: Props) {
  return (
    <ol className="thread">
      {roadmap.map(({ step, ...quarter }, index) => {
        const said = news[step]
        return (
          <li key={step} className="grid gap-1">
            <p className="font-display font-semibold text-gold-400">{format(words.quarter, quarter)}</p>
            <h3 className="font-bold text-xl">{words.steps[step]}</h3>
            {said ? <News step={step} {...said} /> : <AsStated state={states[index] ?? "coming"} />}
          </li>
        )
      })}
    </ol>
  )
}

function AsStated({ state }: { state: QuarterState }) {
  return <p className={state === "current" ? "text-gold-400" : "text-ivory-300"}>{words[state]}</p>
}

type Said = NonNullable<RoadmapNews[RoadmapStep]>

const tones: Record<Said["state"], BadgeTone> = {
  planned: "indigo",
  done: "leaf",
  moved: "gold",
  dropped: "quiet",
}

function News({ step, state, since, link }: Said & { step: RoadmapStep }) {
  const about = <span className="visually-hidden"> {format(words.moreOf, { step: words.steps[step] })}</span>
  return (
    <>
      <p>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </p>
      {since && <p className="measure text-ivory-300 wrap-anywhere">{since}</p>}
      {link && (
        <p>
          {link.startsWith("/") ? (
            <a href={link} className="text-link inline-block py-1">
              {words.more}
              {about}
            </a>
          ) : (
            <ExternalLink href={link} className="text-link inline-block py-1">
              {words.more}
              {about}
            </ExternalLink>
          )}
        </p>
      )}
    </>
  )
}
