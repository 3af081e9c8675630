import { data } from "react-router"
import { fieldConstraints } from "#app/lib/form/parse-form.ts"
import { openForm } from "#app/lib/form/public-form.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { withPictureForm } from "#app/lib/images/picture-form.server.ts"
import { placeOfVisitor } from "#app/lib/images/picture-places.server.ts"
import { requestFacts, services } from "#app/services.ts"
import secretWarning from "#app/ui/form/secret-warning-element.ts?worker&url"
import smallPictures from "#app/ui/form/small-pictures-element.ts?worker&url"
import { storyContent } from "#content/en/stories.ts"
import type { Route } from "./+types/community-story.route"
import { StoryPage } from "./story-page.tsx"
import { handleStory, storyForm } from "./story-request.server.ts"
import { storySchema } from "./story-schema.ts"

export const handle = { elements: true, modules: [secretWarning, smallPictures] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, storyContent.form)

/** Passes on Retry-After; React Router does not send an action's headers with a document by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Uses no database, so the form opens and is shown again with its values while it is unavailable. */
export function loader({ context }: Route.LoaderArgs) {
  const state = openForm(storyForm, context.get(services))
  return { constraints: fieldConstraints(storySchema), state }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(services)
  const visitor = context.get(requestFacts)
  const outcome = await withPictureForm(request, "image", placeOfVisitor(visitor.limitGroup), (sent) =>
    handleStory(app, visitor, sent),
  )
  if (outcome.kind === "form")
    return data(outcome.state, { status: outcome.status, headers: outcome.headers })
  return app.flashes.leadTo(pathTo("/community"), { key: "story-submitted" })
}

export default function CommunityStory({ loaderData, actionData }: Route.ComponentProps) {
  return <StoryPage constraints={loaderData.constraints} state={actionData ?? loaderData.state} />
}
