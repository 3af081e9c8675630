import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { services } from "#app/services.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"
import { applicationStateContent } from "#content/en/listing-pages.ts"
import type { Route } from "./+types/application-status.route"
import { findApplicationState } from "./application-state.server.ts"
import { ApplicationState } from "./application-state.tsx"

export const meta: Route.MetaFunction = () => {
  const { title, heading } = applicationStateContent
  return secretMeta({ title, description: heading })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(async () => {
    const [found, stage] = await Promise.all([findApplicationState(db, params.token), findDirectoryStage(db)])
    const application = found ?? notFound()
    return { ...application, isOpen: stage !== "coming-soon" }
  })
}

export default function ApplicationStatus({ loaderData }: Route.ComponentProps) {
  return <ApplicationState application={loaderData} />
}
