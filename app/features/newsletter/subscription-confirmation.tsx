import { fill } from "#app/platform/fill.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { newsletterContent } from "#content/en/newsletter.ts"
import type { ConfirmationState } from "./newsletter.server.ts"
import { confirmationDays } from "./options.ts"

const words = newsletterContent.confirm

/** Where a confirmation mail leads. Opening it changes nothing: programs that check links for viruses open it too. */
export function SubscriptionConfirmation({ state, address }: { state: ConfirmationState; address: string }) {
  const { heading, text } = words.states[state]
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{heading}</h1>
      <p className="text-lg wrap-anywhere">{fill(text, { address, days: confirmationDays })}</p>
      {state === "pending" || state === "confirmed" ? (
        // To the address of this page, whose link is a secret and need not stand in the page once more.
        <form method="post">
          <Button name="intent" value="confirm" variant="gold">
            {state === "pending" ? words.submit : words.manage}
          </Button>
        </form>
      ) : (
        <p>
          <ButtonLink href="/newsletter" variant="gold">
            {words.again}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
