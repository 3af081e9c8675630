import { data } from "react-router"
import { fieldConstraints } from "#app/lib/form/parse-form.ts"
import { openForm } from "#app/lib/form/public-form.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { whyLost } from "#app/lib/http/retry.ts"
import { countryOptions } from "#app/places/countries/countries.ts"
import { packOptions } from "#app/places/countries/packed-options.ts"
import { requestFacts, services } from "#app/services.ts"
import { applicationForm } from "#content/en/application-form.ts"
import { applicationSchema } from "../application-schema.ts"
import type { Route } from "./+types/register.route"
import { RegistrationForm } from "./registration-form.tsx"
import { handleRegistration, registrationForm } from "./registration-request.server.ts"

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, applicationForm.register)

/** Passes on Retry-After: a document does not take over headers of an action by default. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Needs no database query, so the form opens, and comes back filled in, during a database outage. */
export function loader({ context }: Route.LoaderArgs) {
  const state = { ...openForm(registrationForm, context.get(services)), step: 1 as const }
  return { constraints: fieldConstraints(applicationSchema), countries: packOptions(countryOptions()), state }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(services)
  const outcome = await handleRegistration(app, context.get(requestFacts), await readForm(request))
  switch (outcome.kind) {
    case "submitted": {
      const submitted = `${pathTo("/merchant-register/submitted")}?application=${outcome.stateToken}`
      return app.flashes.leadTo(submitted, { key: "merchant-registered" })
    }
    case "form":
      return data(outcome.state, { status: outcome.status, headers: outcome.headers })
  }
}

/** If no response arrives after retries, the form stays as it is and shows the reason. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    // A redirect after acceptance.
    if (error instanceof Response) throw error
    return whyLost(error)
  }
}

export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RegistrationForm {...loaderData} answer={actionData} />
}
