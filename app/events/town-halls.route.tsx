import { data } from "react-router"
import { isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { openForm } from "#app/lib/form/public-form.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { RouteHandle } from "#app/root.tsx"
import { requestFacts, services } from "#app/services.ts"
import { readWebinar } from "#app/settings/webinar/webinar.server.ts"
import {
  handleTownHallSubscription,
  townHallForm,
} from "#app/subscriptions/town-halls/subscription-request.server.ts"
import { TownHallsPage } from "#app/subscriptions/town-halls/town-halls-page.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { eventsContent } from "#content/en/events.ts"
import { site } from "#content/en/site.ts"
import { townHallsContent as words } from "#content/en/town-halls.ts"
import type { Route } from "./+types/town-halls.route"
import keepSession from "./calendar/keep-session-element.ts?worker&url"
import * as events from "./events.server.ts"
import { EventList } from "./page/event-card.tsx"
import { withWebinar } from "./webinars.ts"

export const handle: RouteHandle = { elements: true, modules: [keepSession] }
export const meta: Route.MetaFunction = (args) => pageMeta(args, words)

/** Passes on Retry-After: React Router does not copy the route's headers to the document. */
export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders

const shown = { upcoming: 12, past: 12 }

/** While the database is down the form still opens, and comes back filled in. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(services)
  const { db, publicUrl } = app
  const now = app.clock()
  const rest = { publicUrl, state: openForm(townHallForm, app) }
  const choice = { kind: "town-hall", withWebinars: true, withCancelled: true } as const
  try {
    const [upcoming, past] = await Promise.all([
      events.listComing(db, now, shown.upcoming, choice),
      events.listPast(db, now, shown.past, choice),
    ])
    return { upcoming, past, ...rest }
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return data(
      { upcoming: withWebinar([], await readWebinar(db, now), now), past: undefined, ...rest },
      { status: 503, headers: { "Retry-After": "10" } },
    )
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(services)
  const outcome = await handleTownHallSubscription(app, context.get(requestFacts), await readForm(request))
  if (outcome.kind === "form")
    return data(outcome.state, { status: outcome.status, headers: outcome.headers })
  return app.flashes.leadTo(pathTo("/town-halls"), {
    key: "town-hall-subscribed",
    values: { email: outcome.email },
  })
}

export default function TownHalls({ loaderData, actionData }: Route.ComponentProps) {
  const { upcoming, past, publicUrl, state } = loaderData
  const away = <Notice tone="error" title={site.errors.unavailable.text} />
  return (
    <TownHallsPage
      upcoming={
        <div className="grid gap-4">
          {!past && away}
          <EventList events={upcoming} publicUrl={publicUrl} empty={eventsContent.empty} />
        </div>
      }
      past={past ? <EventList events={past} publicUrl={publicUrl} quiet empty={words.emptyPast} /> : away}
      note={eventsContent.zoneNote}
      state={actionData ?? state}
    />
  )
}
