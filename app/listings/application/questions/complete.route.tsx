import { data, redirect } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { fieldConstraints } from "#app/lib/form/parse-form.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { countryOptions } from "#app/places/countries/countries.ts"
import { packOptions } from "#app/places/countries/packed-options.ts"
import type { RouteHandle } from "#app/root.tsx"
import { requestFacts, services } from "#app/services.ts"
import { completeContent } from "#content/en/listing-pages.ts"
import { applicationSchema } from "../application-schema.ts"
import type { Route } from "./+types/complete.route"
import { CompleteApplication, CompletionClosed } from "./complete-application.tsx"
import { handleCompletion, openCompletion } from "./complete-request.server.ts"
import { findByToken } from "./questions.server.ts"

export const handle: RouteHandle = { places: true }

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

export const meta: Route.MetaFunction = () => secretMeta(completeContent)

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(services)
  const found = (await orUnavailable(() => findByToken(app.db, params.token))) ?? notFound()
  const { state, question, askedAt, answeredAt, application } = found
  const { businessName } = application
  const isOpen = state === "open"
  return data(
    {
      asked: { businessName, question, askedAt, answeredAt },
      // The application is shown only while its question is open: an old mail must not reveal it.
      form: isOpen ? openCompletion(application, app) : null,
      constraints: fieldConstraints(applicationSchema),
      countries: packOptions(countryOptions()),
    },
    isOpen || state === "answered" ? 200 : 410,
  )
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(services)
  const { token } = params
  const { application } = (await orUnavailable(() => findByToken(app.db, token))) ?? notFound()
  const posted = await readForm(request)
  const outcome = await handleCompletion(app, context.get(requestFacts), posted, { token, application })
  if (outcome.kind === "form")
    return data(outcome.state, { status: outcome.status, headers: outcome.headers })
  return redirect(pathTo("/merchant-register/complete/:token", { token }), 303)
}

export default function CompleteRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, form, ...lists } = loaderData
  // What was typed comes back also if the question was settled meanwhile.
  const state = actionData ?? form
  return state ? <CompleteApplication {...{ asked, state }} {...lists} /> : <CompletionClosed {...asked} />
}
