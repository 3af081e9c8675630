import { data, redirect } from "react-router"
import { StoryPage } from "#app/features/stories/story-page.tsx"
import { emptyStoryForm, handleStory } from "#app/features/stories/story-request.server.ts"
import { storySchema } from "#app/features/stories/story-schema.ts"
import { fieldConstraints } from "#app/platform/form/parse-form.ts"
import { withPictureForm } from "#app/platform/images/picture-form.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { requestFacts, services } from "#app/services.ts"
import { storyContent } from "#content/en/stories.ts"
import type { Route } from "./+types/community-story"

export const handle = { elements: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, storyContent.form)

/** Retry-After; a document takes no headers of an action by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Asks nothing of the database: the form opens, and comes back filled in, while it is away. */
export function loader({ context }: Route.LoaderArgs) {
  const { secrets, clock } = context.get(services)
  return { constraints: fieldConstraints(storySchema), state: emptyStoryForm(secrets, clock()) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(services)
  const outcome = await withPictureForm(request, "image", (sent) =>
    handleStory(app, context.get(requestFacts), sent),
  )
  if (outcome.kind === "form")
    return data(outcome.state, { status: outcome.status, headers: outcome.headers })
  const flash = await app.flashes.set({ key: "story-submitted" })
  return redirect("/community", { status: 303, headers: { "Set-Cookie": flash } })
}

export default function CommunityStory({ loaderData, actionData }: Route.ComponentProps) {
  return <StoryPage constraints={loaderData.constraints} state={actionData ?? loaderData.state} />
}
