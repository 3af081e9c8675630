import { formatCount } from "#app/lib/text/format.ts"
import { SubmitForm } from "#app/ui/form/submit-form.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"
import { AccountFrame } from "../accounts/account-frame.tsx"

const words = accountContent.recovery

/** Asks for confirmation before the old recovery codes are replaced. */
export function RenewCodesPage({ isUseful, left }: { isUseful: boolean; left: number }) {
  const lead = isUseful ? formatCount(words.renewLead, left, site.locale) : words.nothing
  return (
    <AccountFrame title={words.title} lead={lead}>
      {isUseful && (
        <SubmitForm submit={words.renew} layout="panel grid gap-4 p-5" className="justify-self-start">
          <p>{words.renewText}</p>
        </SubmitForm>
      )}
    </AccountFrame>
  )
}
