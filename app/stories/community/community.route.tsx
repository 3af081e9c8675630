import { data } from "react-router"
import * as events from "#app/events/events.server.ts"
import { isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { fieldConstraints } from "#app/lib/form/parse-form.ts"
import { openForm } from "#app/lib/form/public-form.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { requestFacts, services } from "#app/services.ts"
import secretWarning from "#app/ui/form/secret-warning-element.ts?worker&url"
import smallPictures from "#app/ui/form/small-pictures-element.ts?worker&url"
import { communityContent } from "#content/en/community.ts"
import { StoryForm } from "../story-form.tsx"
import { storyForm } from "../story-request.server.ts"
import { storySchema } from "../story-schema.ts"
import type { Route } from "./+types/community.route"
import { listNewest, shown } from "./community.server.ts"
import { CommunityPage } from "./community-page.tsx"

export const handle = { elements: true, modules: [secretWarning, smallPictures] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, communityContent)

/** Passes on Retry-After; React Router does not send a loader's headers with a document by itself. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(services)
  const { db, clock, log } = app
  const form = { constraints: fieldConstraints(storySchema), state: openForm(storyForm, app) }
  try {
    const now = clock()
    const [articles, upcoming] = await Promise.all([
      listNewest(db, now),
      events.listComing(db, now, shown.events),
    ])
    return data({ content: { articles, events: upcoming.slice(0, shown.events) }, form })
  } catch (error) {
    log.error("community.failed", error, { requestId: context.get(requestFacts).id })
    return isDatabaseUnavailable(error)
      ? data({ content: null, form }, { status: 503, headers: { "Retry-After": "10" } })
      : data({ content: null, form }, { status: 500 })
  }
}

export default function Community({ loaderData: { content, form } }: Route.ComponentProps) {
  return <CommunityPage content={content} form={<StoryForm {...form} />} />
}
