import { data } from "react-router"
import { findReported } from "#app/features/listing-freshness/find-reported.server.ts"
import { ReportPage } from "#app/features/listing-freshness/report-page.tsx"
import {
  handleReport,
  markReporter,
  reportForm,
} from "#app/features/listing-freshness/report-request.server.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { fill } from "#app/platform/fill.ts"
import { openForm } from "#app/platform/form/public-form.server.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { requestFacts, services } from "#app/services.ts"
import { listingFreshness } from "#content/en/listing-freshness.ts"
import type { Route } from "./+types/listing-report"

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { title, description } = listingFreshness.report
  const business = args.loaderData.listing.businessName
  return pageMeta(args, { title: fill(title, { business }), description, index: false })
}

/** Retry-After; a document takes no headers of an action by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Samples and what is not in the directory have no such page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(services)
  const listing = (await orUnavailable(() => findReported(app.db, params.slug))) ?? notFound()
  const mark = await markReporter(app, request)
  return data(
    { listing, state: openForm(reportForm, app) },
    { headers: mark === undefined ? {} : { "Set-Cookie": mark } },
  )
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(services)
  const { slug } = params
  const visitor = { ...context.get(requestFacts), request, slug }
  const outcome = await handleReport(app, visitor, await readForm(request))
  if (outcome.kind === "form")
    return data(outcome.state, { status: outcome.status, headers: outcome.headers })
  if (outcome.kind === "not-listed") notFound()
  return app.flashes.leadTo(pathTo("/merchant-directory/:slug", { slug }), { key: "listing-reported" })
}

export default function ListingReport({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportPage listing={loaderData.listing} state={actionData ?? loaderData.state} />
}
