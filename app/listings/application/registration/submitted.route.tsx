import { isUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { services } from "#app/services.ts"
import { applicationContent } from "#content/en/application.ts"
import { findSubmitted } from "../application-state.server.ts"
import type { Route } from "./+types/submitted.route"
import { ApplicationSubmitted } from "./application-submitted.tsx"

/** Hydrated: the script of this page deletes the draft. */
export const handle = { hydrate: true }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: applicationContent.submitted.title,
    description: applicationContent.submitted.lead,
    index: false,
  })

/** The token is in the URL, so that the link is still shown when the page is reopened. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("application")
  const { db, clock } = context.get(services)
  try {
    return { token, application: token === null ? undefined : await findSubmitted(db, token, clock()) }
  } catch (error) {
    // The application is stored: the page says so during a database outage, too.
    if (!isUnavailable(error)) throw error
    return { token, application: undefined }
  }
}

export default function SubmittedRoute({ loaderData }: Route.ComponentProps) {
  return <ApplicationSubmitted {...loaderData} />
}
