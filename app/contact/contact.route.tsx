import { data } from "react-router"
import { cleanLine, cleanParagraphs } from "#app/lib/form/clean-text.ts"
import { fieldConstraints } from "#app/lib/form/parse-form.ts"
import { openForm } from "#app/lib/form/public-form.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { requestFacts, services } from "#app/services.ts"
import secretWarning from "#app/ui/form/secret-warning-element.ts?worker&url"
import { contactContent } from "#content/en/contact.ts"
import type { Route } from "./+types/contact.route"
import { ContactPage } from "./contact-page.tsx"
import { contactForm, handleContact } from "./contact-request.server.ts"
import { contactSchema } from "./contact-schema.ts"
import { contactLimits } from "./options.ts"

export const handle = { elements: true, modules: [secretWarning] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, contactContent)

/** Passes on Retry-After: React Router does not copy an action's headers to the document. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/**
 * Reads nothing from the database: the form opens, and comes back filled in, while the database is down. A link may fill
 * in the subject (`?subject=`) and the message (`?message=`), for example a question that the assistant could not answer.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { values, ...state } = openForm(contactForm, context.get(services))
  const subject = cleanLine(url.searchParams.get("subject") ?? "")
    .slice(0, contactLimits.subject)
    .toWellFormed()
  const message = cleanParagraphs(url.searchParams.get("message") ?? "")
    .slice(0, contactLimits.message)
    .toWellFormed()
  const filled = { ...values, subject, message }
  return { constraints: fieldConstraints(contactSchema), state: { ...state, values: filled } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(services)
  const outcome = await handleContact(app, context.get(requestFacts), await readForm(request))
  if (outcome.kind === "form")
    return data(outcome.state, { status: outcome.status, headers: outcome.headers })
  return app.flashes.leadTo(pathTo("/contact"), { key: "contact-sent" })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage constraints={loaderData.constraints} state={actionData ?? loaderData.state} />
}
