import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { EmailField } from "#app/ui/form/field.tsx"
import { listingClaims } from "#content/en/listing-claims.ts"
import type { MailboxState } from "./move-mailbox.server.ts"

const words = listingClaims.mailbox

type Props = { publicId: string; businessName: string; state: MailboxState }

/** The page where an owner names another mailbox. */
export function MailboxPage({ publicId, businessName, state: { email, error } }: Props) {
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{format(words.heading, { name: businessName })}</h1>
      <p className="text-lg">{words.lead}</p>
      <ErrorSummary items={error ? [{ field: "email", message: error }] : []} />
      <form method="post" noValidate className="panel grid gap-5 p-5 sm:p-6">
        <EmailField label={words.email} autoComplete="email" defaultValue={email} error={error} />
        <p className="flex flex-wrap gap-3">
          <Button variant="gold" size="lg">
            {words.submit}
          </Button>
          <ButtonLink href={pathTo("/my-listings/:publicId", { publicId })} variant="outline" size="lg">
            {words.cancel}
          </ButtonLink>
        </p>
      </form>
    </div>
  )
}
