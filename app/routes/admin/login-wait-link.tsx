import { data } from "react-router"
import { GatePage } from "#app/features/sign-in/gate-page.tsx"
import { findLiftedWait, liftWait } from "#app/features/sign-in/waits/sign-in-wait.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { fill } from "#app/platform/fill.ts"
import { privateMeta } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { services, siteNow } from "#app/services.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { SubmitForm } from "#app/ui/form/submit-form.tsx"
import { accountLinks } from "#content/en/account-links.ts"
import type { Route } from "./+types/login-wait-link"

export { actionHeaders as headers } from "#app/platform/http/action-headers.ts"

const words = accountLinks.waitLink

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta({ ...words, title: loaderData?.email ? words.title : words.closedTitle })

/** Only looks: programs that check mails open links too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const owner = await orUnavailable(() => findLiftedWait(db, params.token, clock()))
  return data({ email: owner?.email }, owner ? 200 : 404)
}

export async function action({ params, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const setCookies = await orUnavailable(() => liftWait(db, params.token, siteNow(context)))
  if (!setCookies) return data(null, 404)
  throw await flashes.leadTo(pathTo("/admin/login"), { key: "sign-in-wait-lifted" }, setCookies)
}

export default function AdminLoginWaitLink({ loaderData: { email } }: Route.ComponentProps) {
  if (!email)
    return (
      <GatePage heading={words.closedTitle} lead={words.closed}>
        <ButtonLink href={pathTo("/admin/login/wait")} variant="outline">
          {words.again}
        </ButtonLink>
      </GatePage>
    )
  return (
    <GatePage heading={words.heading} lead={fill(words.lead, { email })}>
      <SubmitForm submit={words.submit} busy={words.busy} layout="grid gap-5" />
    </GatePage>
  )
}
