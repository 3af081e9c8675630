import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Claim } from "#app/ui/claim.tsx"
import { WorksList } from "#app/ui/works-list.tsx"
import { factsPage as words } from "#content/en/claims.ts"
import { claimGroups, claimStates, claimsAsOf } from "#content/facts/claims.ts"

/** /facts: every claim of this site about the project, with its status and its sources. */
export function FactsPage() {
  const technical = `${pathTo("/whitepapers")}?tab=technical`
  return (
    <>
      <header className="page-width grid gap-5 pt-8 pb-10 lg:pt-14">
        <h1 className="text-title">{words.heading}</h1>
        <p className="measure text-ivory-300 text-lg">
          {format(words.lead, { date: dateText(new Date(claimsAsOf)) })}
        </p>
        <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
          {claimStates.map((state) => (
            <div key={state}>
              <dt className="font-bold">{words.states[state].label}</dt>
              <dd className="text-ivory-300">{words.states[state].text}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className="page-width grid gap-12 lg:gap-16">
        <Group id="project" />
        <Works />
        <Group id="networks">
          <p className="flex flex-wrap gap-x-6">
            <a href={technical} className="text-link inline-block py-2">
              {words.figures}
            </a>
            <a href={`${pathTo("/whitepapers")}?tab=roadmap`} className="text-link inline-block py-2">
              {words.roadmap}
            </a>
          </p>
        </Group>
        <Group id="community" />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {words.wrong}
          <ButtonLink href={pathTo("/contact")} variant="outline">
            {words.tell}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}

function Group({ id, children }: { id: keyof typeof claimGroups; children?: ReactNode }) {
  return (
    <section aria-labelledby={`group-${id}`} className="grid gap-4">
      <h2 id={`group-${id}`} className="text-heading">
        {words.groups[id]}
      </h2>
      <dl className="grid gap-4 md:grid-cols-2">
        {claimGroups[id].map((claim) => (
          <Claim key={claim} id={claim} />
        ))}
      </dl>
      {children}
    </section>
  )
}

function Works() {
  return (
    <section aria-labelledby="group-works" className="grid gap-4">
      <h2 id="group-works" className="text-heading">
        {words.works.heading}
      </h2>
      <p className="text-ivory-300">{words.works.text}</p>
      <WorksList />
    </section>
  )
}
