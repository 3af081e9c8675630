import type { FormState } from "#app/lib/form/form-state.ts"
import type { FieldConstraints } from "#app/lib/form/parse-form.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { TextField } from "#app/ui/form/field.tsx"
import { FormGuards } from "#app/ui/form/form-guards.tsx"
import { SendingForm } from "#app/ui/form/sending-form.tsx"
import { newsletterPath } from "#app/ui/not-open.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { newsletterConsent, newsletterContent } from "#content/en/newsletter.ts"
import { awaitedNames } from "#content/en/not-open.ts"
import { launchNotice, launchNoticeConsent } from "#content/en/tell-me.ts"
import { type AwaitedLink, awaited } from "#content/facts/awaited.ts"
import type { SubscriptionValues } from "./newsletter-schema.ts"

type Props = {
  constraints: Record<string, FieldConstraints>
  state: FormState<SubscriptionValues>
  /** The link that the visitor wants a launch notice for; null for the newsletter. */
  link: AwaitedLink | null
}

/** The form at /newsletter, for visitors who follow a link and for posts of the footer form that need another step. */
export function NewsletterForm({ constraints, state: { values, errors, notice, token }, link }: Props) {
  const words = { ...newsletterContent.form, ...(link && launchNotice.form) }
  const consent = link ? launchNoticeConsent : newsletterConsent
  const heading = link ? format(words.heading, { name: awaitedNames[link] }) : words.heading
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{heading}</h1>
      <p className="text-lg text-ivory-300">{words.lead}</p>
      <SendingForm done={pathTo("/newsletter/check-your-mail")} unknown={words.failed}>
        <ErrorSummary items={errors.email ? [{ field: "email", message: errors.email }] : []} />
        {notice && <Notice tone={notice.tone} title={notice.title} />}
        <form method="post" action={newsletterPath(link)} className="panel grid gap-5 p-6">
          <input type="hidden" name="form" value="page" />
          <FormGuards token={token} consent={consent.version} />
          <TextField
            name="email"
            {...constraints.email}
            label={words.label}
            hint={words.hint}
            error={errors.email}
            autoComplete="email"
            required
            defaultValue={values.email}
          />
          <p className="text-ivory-300">{consent.text}</p>
          <Button variant="gold" className="justify-self-start">
            {words.submit}
          </Button>
        </form>
      </SendingForm>
    </div>
  )
}

/** Shown instead of the form if the link has opened meanwhile. */
export function AlreadyOpen({ link }: { link: AwaitedLink }) {
  const { heading, text, action } = launchNotice.isOpen
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{heading}</h1>
      <p className="text-lg">{format(text, { name: awaitedNames[link] })}</p>
      <p>
        <ButtonLink href={awaited[link].href} variant="gold">
          {action}
        </ButtonLink>
      </p>
    </div>
  )
}
