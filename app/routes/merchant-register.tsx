import { randomUUID } from "node:crypto"
import { data, redirect } from "react-router"
import { emptyApplication } from "#app/features/merchants/application-rules.ts"
import { applicationSchema } from "#app/features/merchants/application-schema.ts"
import { RegistrationForm } from "#app/features/merchants/registration-form.tsx"
import { handleRegistration } from "#app/features/merchants/registration-request.server.ts"
import { issueFormToken } from "#app/platform/form/form-token.server.ts"
import { fieldConstraints } from "#app/platform/form/parse-form.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { requestFacts, services } from "#app/services.ts"
import { merchantContent } from "#content/en/merchants.ts"
import type { Route } from "./+types/merchant-register"

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, merchantContent.register)

/** Retry-After; a document takes no headers of an action by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Asks nothing of the database: the form opens, and comes back filled in, while it is away. */
export function loader({ context }: Route.LoaderArgs) {
  const { secrets, clock } = context.get(services)
  return {
    constraints: fieldConstraints(applicationSchema),
    state: {
      step: 1 as const,
      values: emptyApplication,
      errors: {},
      submissionKey: randomUUID(),
      token: issueFormToken(secrets, "merchant", clock()),
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(services)
  const outcome = await handleRegistration(app, context.get(requestFacts), await readForm(request))
  switch (outcome.kind) {
    case "reset":
      return redirect("/merchant-register", 303)
    case "submitted":
      return redirect("/merchant-register/submitted", {
        status: 303,
        headers: { "Set-Cookie": await app.flashes.set({ key: "merchant-registered" }) },
      })
    case "form":
      return data(outcome.state, { status: outcome.status, headers: outcome.headers })
  }
}

/** A post that never arrived, however often it was tried, is an answer too: the form stays as it is and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof TypeError) return "unreachable" as const
    throw error
  }
}

export default function MerchantRegister({ loaderData, actionData }: Route.ComponentProps) {
  return <RegistrationForm {...loaderData} answer={actionData} />
}
