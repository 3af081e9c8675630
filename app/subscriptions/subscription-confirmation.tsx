import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { newsletterContent } from "#content/en/newsletter.ts"
import { launchNotice } from "#content/en/tell-me.ts"
import type { ConfirmationState } from "./newsletter.server.ts"
import { confirmationDays, type NewsletterTopic } from "./options.ts"
import { awaitedText } from "./topic-labels.ts"
import { isRegular } from "./topics.ts"

const words = newsletterContent.confirm

/** Page behind a confirmation link. Opening it changes nothing, because virus scanners open links too. */
export function SubscriptionConfirmation({
  state,
  address,
  topics,
}: {
  state: ConfirmationState
  address: string
  topics: readonly NewsletterTopic[]
}) {
  const isOnce = state === "pending" && !isRegular(topics)
  const { heading, text } = isOnce ? launchNotice.confirm : words.states[state]
  const names = awaitedText(topics)
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{heading}</h1>
      <p className="text-lg wrap-anywhere">{format(text, { address, days: confirmationDays, names })}</p>
      {state === "pending" && !isOnce && names && (
        <p className="text-lg">{format(launchNotice.confirm.also, { names })}</p>
      )}
      {state === "pending" || state === "confirmed" ? (
        // Posts to the page's own address: its token is a secret and should not appear in the page again.
        <form method="post">
          <Button name="intent" value="confirm" variant="gold">
            {isOnce ? launchNotice.confirm.submit : state === "pending" ? words.submit : words.manage}
          </Button>
        </form>
      ) : (
        <p>
          <ButtonLink href={pathTo("/newsletter")} variant="gold">
            {words.again}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
