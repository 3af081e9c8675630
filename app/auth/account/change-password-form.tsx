import { type Refused, SubmitForm } from "#app/ui/form/submit-form.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { AccountFrame } from "../accounts/account-frame.tsx"
import { NewPasswordField, PasswordField } from "../passwords/password-field.tsx"

const words = accountContent.password

type Props = { email: string; refused?: Refused<"current" | "password"> }

export function ChangePasswordForm({ email, refused }: Props) {
  const { errors } = refused ?? {}
  return (
    <AccountFrame title={words.title} lead={words.lead}>
      <SubmitForm
        refused={refused}
        submit={words.submit}
        layout="panel grid gap-5 p-5"
        className="justify-self-start"
      >
        <PasswordField name="current" label={words.current} error={errors?.current} />
        <NewPasswordField label={words.next} email={email} error={errors?.password} />
      </SubmitForm>
    </AccountFrame>
  )
}
