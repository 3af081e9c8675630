import { data } from "react-router"
import { isDatabaseUnavailable } from "#app/db/client.server.ts"
import { findCommunityContent } from "#app/features/community/community.server.ts"
import { CommunityPage } from "#app/features/community/community-page.tsx"
import { StoryForm } from "#app/features/stories/story-form.tsx"
import { emptyStoryForm } from "#app/features/stories/story-request.server.ts"
import { storySchema } from "#app/features/stories/story-schema.ts"
import { fieldConstraints } from "#app/platform/form/parse-form.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { requestFacts, services } from "#app/services.ts"
import { communityContent } from "#content/en/community.ts"
import type { Route } from "./+types/community"

export const handle = { elements: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, communityContent)

/** Retry-After; a document takes no headers of a loader by itself. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { db, secrets, clock, log } = context.get(services)
  const now = clock()
  const form = { constraints: fieldConstraints(storySchema), state: emptyStoryForm(secrets, now) }
  try {
    return data({ content: await findCommunityContent(db, now), form })
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
