import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { CheckboxField } from "#app/ui/form/field.tsx"
import { newsletterContent } from "#content/en/newsletter.ts"
import { awaitedNames } from "#content/en/not-open.ts"
import { launchNotice } from "#content/en/tell-me.ts"
import type { AwaitedLink } from "#content/facts/awaited.ts"
import type { findByManageToken } from "./newsletter.server.ts"
import type { TopicFields } from "./newsletter-schema.ts"
import { topicOfLink } from "./topics.ts"

const words = newsletterContent.manage

type Subscription = NonNullable<Awaited<ReturnType<typeof findByManageToken>>>
type Props = {
  subscription: Subscription
  fields: TopicFields
  /** Links that can be awaited now, or that this subscription already awaits. */
  awaited: readonly AwaitedLink[]
  error?: string
}

/** Subscription settings, for the holder of the manage link. */
export function SubscriptionSettings({ subscription, fields, awaited, error }: Props) {
  const { status, address } = subscription
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{words.heading}</h1>
      <ErrorSummary items={error ? [{ field: "news", message: error }] : []} />
      <p className="text-lg wrap-anywhere">{format(words.states[status], { address })}</p>
      {status === "confirmed" && <TopicsForm fields={fields} awaited={awaited} error={error} />}
      {status === "unsubscribed" ? (
        <p>
          <ButtonLink href={pathTo("/newsletter")} variant="gold">
            {words.again}
          </ButtonLink>
        </p>
      ) : (
        <form method="post" className="panel grid gap-3 p-6">
          <h2 className="text-heading">{words.stopHeading}</h2>
          <p>{words.stopText}</p>
          <Button name="intent" value="unsubscribe" variant="outline" className="justify-self-start">
            {words.unsubscribe}
          </Button>
        </form>
      )}
      <p className="text-sm text-ivory-300">{words.privacy}</p>
    </div>
  )
}

function TopicsForm({ fields, awaited, error }: Omit<Props, "subscription">) {
  return (
    <form method="post" className="panel grid gap-4 p-6">
      <fieldset aria-describedby={error ? "topics-error" : undefined} className="grid gap-2">
        <legend className="mb-2 font-display text-heading font-semibold">{words.topicsHeading}</legend>
        {error && (
          <p id="topics-error" className="font-semibold text-ember-text">
            {error}
          </p>
        )}
        {(["news", "townHalls", "merchants"] as const).map((field) => (
          <CheckboxField
            key={field}
            name={field}
            label={words.topics[field].label}
            hint={words.topics[field].hint}
            defaultChecked={fields[field]}
          />
        ))}
        {awaited.map((link) => (
          <CheckboxField
            key={link}
            name={topicOfLink(link)}
            label={format(launchNotice.manage.label, { name: awaitedNames[link] })}
            hint={launchNotice.manage.hint}
            defaultChecked={fields[topicOfLink(link)]}
          />
        ))}
      </fieldset>
      <Button name="intent" value="topics" variant="gold" className="justify-self-start">
        {words.save}
      </Button>
    </form>
  )
}
