import { format } from "#app/lib/text/format.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { type Refused, SubmitForm } from "#app/ui/form/submit-form.tsx"
import { NewPasswordField } from "../passwords/password-field.tsx"
import { AuthPage } from "./auth-page.tsx"

type Words = Record<"heading" | "lead" | "password" | "submit" | "busy" | "closedTitle" | "closed", string>

type Props = {
  words: Words
  /** Address of the account; undefined if the link is closed. */
  email: string | undefined
  refused?: Refused<"password">
  /** Link shown for a closed link. */
  wayOut: { href: string; label: string }
}

/** The page of a mailed link, with a form for a new password. */
export function NewPasswordPage({ words, email, refused, wayOut }: Props) {
  if (!email)
    return (
      <AuthPage heading={words.closedTitle} lead={words.closed}>
        <ButtonLink href={wayOut.href} variant="outline">
          {wayOut.label}
        </ButtonLink>
      </AuthPage>
    )
  return (
    <AuthPage heading={words.heading} lead={format(words.lead, { email })}>
      <SubmitForm refused={refused} submit={words.submit} busy={words.busy} layout="grid gap-5">
        <NewPasswordField label={words.password} email={email} error={refused?.errors?.password} />
      </SubmitForm>
    </AuthPage>
  )
}
