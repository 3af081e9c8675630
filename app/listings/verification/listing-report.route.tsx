import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { openForm } from "#app/lib/form/public-form.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { requestFacts, services } from "#app/services.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import type { Route } from "./+types/listing-report.route"
import { findReported } from "./find-reported.server.ts"
import { ReportPage } from "./report-page.tsx"
import { handleReport, markReporter, reportForm } from "./report-request.server.ts"

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { title, description } = listingVerification.report
  const business = args.loaderData.listing.businessName
  return pageMeta(args, { title: format(title, { business }), description, index: false })
}

/** Passes on Retry-After; React Router does not send an action's headers with a document by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Samples and listings outside the directory have no report page. */
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
