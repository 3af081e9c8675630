import type { ReactNode } from "react"
import type { FormState } from "#app/lib/form/form-state.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { ErrorSummary, type SummaryItem } from "#app/ui/form/error-summary.tsx"
import { EmailField } from "#app/ui/form/field.tsx"
import { FormGuards } from "#app/ui/form/form-guards.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { listingOwners } from "#content/en/listing-owners.ts"
import { openMinutes } from "../owners/owner-link-times.ts"

type AskProps = { state: FormState<{ email: string }>; consent: string }

/** Page where an owner requests the link. The response is the same for every address. */
export function AskPage({ state, consent }: AskProps) {
  const words = listingOwners.ask
  const { values, errors, notice, token, submissionKey } = state
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{words.heading}</h1>
      <p className="text-lg">{words.lead}</p>
      {notice?.tone === "info" && <Notice tone="info" title={notice.title} />}
      <ErrorSummary items={problems(state)} />
      <form method="post" noValidate className="panel grid gap-5 p-5 sm:p-6">
        <FormGuards {...{ token, submissionKey, consent }} />
        <EmailField
          label={words.email}
          hint={words.emailHint}
          autoComplete="email"
          defaultValue={values.email}
          error={errors.email}
        />
        <Button variant="gold" size="lg" className="justify-self-start">
          {words.submit}
        </Button>
        <p className="text-sm text-ivory-300">
          {format(words.after, { minutes: openMinutes })} {words.noAccount}
        </p>
      </form>
      <section aria-labelledby="other" className="grid gap-2">
        <h2 id="other" className="text-heading">
          {words.otherHeading}
        </h2>
        <p className="text-ivory-300">
          {words.other}{" "}
          <a href={pathTo("/merchant-directory")} className="text-link">
            {words.directory}
          </a>
        </p>
      </section>
    </div>
  )
}

function problems({ notice, errors }: AskProps["state"]): SummaryItem[] {
  if (notice?.tone === "error") return [{ message: notice.title }]
  return errors.email ? [{ field: "email", message: errors.email }] : []
}

/** Page behind the mailed link. Opening it changes nothing, because mail scanners open links too. */
export function OpenLinkPage({ isOpen }: { isOpen: boolean }) {
  const words = listingOwners.link
  if (!isOpen)
    return (
      <Page heading={words.closedHeading} lead={format(words.closed, { minutes: openMinutes })}>
        <AskAgain>{words.again}</AskAgain>
      </Page>
    )
  return (
    <Page heading={words.heading} lead={words.lead}>
      {/* Posts to the page's own address: the secret token in it is not repeated in the page. */}
      <form method="post">
        <Button variant="gold" size="lg">
          {words.submit}
        </Button>
      </form>
    </Page>
  )
}

function AskAgain({ children }: { children: string }) {
  return (
    <p>
      <ButtonLink href={pathTo("/merchant-directory/owner")} variant="gold">
        {children}
      </ButtonLink>
    </p>
  )
}

function Page({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{heading}</h1>
      <p className="text-lg wrap-anywhere">{lead}</p>
      {children}
    </div>
  )
}
