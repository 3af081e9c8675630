import { pathTo } from "#app/lib/http/path-to.ts"
import { EmailField } from "#app/ui/form/field.tsx"
import { SubmitForm } from "#app/ui/form/submit-form.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { AccountFrame } from "../accounts/account-frame.tsx"

const { invite: words, team } = accountContent

export function InviteForm({ email, error }: { email: string; error?: string }) {
  return (
    <AccountFrame
      title={words.title}
      lead={words.lead}
      back={{ to: pathTo("/admin/team"), label: team.title }}
    >
      <SubmitForm
        refused={{ errors: { email: error } }}
        submit={words.submit}
        layout="panel grid gap-5 p-5"
        className="justify-self-start"
      >
        <EmailField label={words.email} autoComplete="off" defaultValue={email} error={error} />
      </SubmitForm>
    </AccountFrame>
  )
}
