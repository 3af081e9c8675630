import { data, redirect } from "react-router"
import { ContactPage } from "#app/features/contact/contact-page.tsx"
import { emptyContact, handleContact } from "#app/features/contact/contact-request.server.ts"
import { contactSchema } from "#app/features/contact/contact-schema.ts"
import { fieldConstraints } from "#app/platform/form/parse-form.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { requestFacts, services } from "#app/services.ts"
import { contactContent } from "#content/en/contact.ts"
import type { Route } from "./+types/contact"

export const handle = { elements: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, contactContent)

/** Retry-After; a document takes no headers of an action by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Asks nothing of the database: the form opens, and comes back filled in, while it is away. */
export function loader({ context }: Route.LoaderArgs) {
  const { secrets, clock } = context.get(services)
  return { constraints: fieldConstraints(contactSchema), state: emptyContact(secrets, clock()) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(services)
  const outcome = await handleContact(app, context.get(requestFacts), await readForm(request))
  if (outcome.kind === "form")
    return data(outcome.state, { status: outcome.status, headers: outcome.headers })
  return redirect("/contact", {
    status: 303,
    headers: { "Set-Cookie": await app.flashes.set({ key: "contact-sent" }) },
  })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage constraints={loaderData.constraints} state={actionData ?? loaderData.state} />
}
